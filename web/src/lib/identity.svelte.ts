// Identity of this browser: the secret that it made, and the player's name.
import { recall, remember } from "./storage";

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
  const found = recall(SECRET);
  if (found && FORM.test(found)) return found;
  const made = newSecret();
  remember(SECRET, made);
  return made;
}

/** Who I am to the server: no account, but a secret that this browser made. */
class Identity {
  secret = $state(kept());
  /** What I call myself; "" where I never said. */
  name = $state(recall(NAME) ?? "");

  rename(name: string): void {
    this.name = name.trim().slice(0, 40);
    remember(NAME, this.name);
  }

  /** A link that makes another device me. What follows # is never sent to any server. */
  link(): string {
    const name = encodeURIComponent(this.name);
    return `${location.origin}/#me=${this.secret}${name ? `&name=${name}` : ""}`;
  }

  become(other: Newcomer): void {
    this.secret = other.secret;
    remember(SECRET, other.secret);
    if (other.name) this.rename(other.name);
  }
}

export interface Newcomer {
  secret: string;
  name: string;
}

/** Who a link's fragment (`#me=…`) says I am, if it does and it is somebody new. */
export function newcomer(fragment: string): Newcomer | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ""));
  const secret = parts.get("me") ?? "";
  if (!FORM.test(secret) || secret === identity.secret) return null;
  return { secret, name: (parts.get("name") ?? "").slice(0, 40) };
}

export const identity = new Identity();
