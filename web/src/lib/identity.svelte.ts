// Identity of this browser: the secret that it made, and the player's name.
import { getStored, setStored } from "./storage";

const SECRET = "trunkline.secret";
const NAME = "trunkline.name";
const FORM = /^[A-Za-z0-9_-]{32,128}$/;

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function kept(): string {
  const found = getStored(SECRET);
  if (found && FORM.test(found)) return found;
  const made = newSecret();
  setStored(SECRET, made);
  return made;
}

/** Who I am to the server: no account, but a secret that this browser made. */
class Identity {
  secret = $state(kept());
  /** What I call myself; "" where I never said. */
  name = $state(getStored(NAME) ?? "");

  rename(name: string): void {
    this.name = name.trim().slice(0, 40);
    setStored(NAME, this.name);
  }

  /** A link that makes another device me. What follows # is never sent to any server. */
  link(): string {
    const name = encodeURIComponent(this.name);
    return `${location.origin}/#me=${this.secret}${name ? `&name=${name}` : ""}`;
  }

  adopt(other: LinkedIdentity): void {
    this.secret = other.secret;
    setStored(SECRET, other.secret);
    if (other.name) this.rename(other.name);
  }
}

export interface LinkedIdentity {
  secret: string;
  name: string;
}

/** Who a link's fragment (`#me=…`) says I am, if it does and it is somebody new. */
export function identityInLink(fragment: string): LinkedIdentity | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ""));
  const secret = parts.get("me") ?? "";
  if (!FORM.test(secret) || secret === identity.secret) return null;
  return { secret, name: (parts.get("name") ?? "").slice(0, 40) };
}

export const identity = new Identity();
