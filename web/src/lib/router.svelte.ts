// Client-side router: paths to pages, links followed without a reload.
import { tick } from "svelte";

type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "join"; match: string; seat: number | null; token: string }
  | { page: "rules"; game: string }
  | { page: "editions"; game: string }
  | { page: "table"; match: string }
  | { page: "match"; match: string }
  | { page: "notices"; task: "" | "confirm" | "stop"; contact: string; token: string }
  | { page: "lost" };

/** Where a path leads. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [page, first = "", second = "", third = ""] = parts;
  const long = parts.length;
  if (long === 0) return { page: "home" };
  if (page === "new" && long === 2) return { page, game: first };
  if (page === "rules" && long === 2) return { page, game: first };
  if (page === "rules" && long === 3 && second === "editions")
    return { page: "editions", game: first };
  if (page === "table" && long === 2) return { page, match: first };
  if (page === "match" && long === 2) return { page, match: first };
  if (page === "join" && long === 3) return { page, match: first, seat: null, token: second };
  if (page === "join" && long === 4 && /^\d+$/.test(second))
    return { page, match: first, seat: Number(second), token: third };
  if (page === "notices" && long === 1) return { page, task: "", contact: "", token: "" };
  if (page === "notices" && long === 4 && (first === "confirm" || first === "stop"))
    return { page, task: first, contact: second, token: third };
  return { page: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const paths = {
  home: () => "/",
  new: (game: string) => `/new/${encodeURIComponent(game)}`,
  rules: (game: string, clause?: string) =>
    `/rules/${encodeURIComponent(game)}${clause ? `#${clause}` : ""}`,
  editions: (game: string) => `/rules/${encodeURIComponent(game)}/editions`,
  notices: () => "/notices",
  match: (match: string) => `/match/${encodeURIComponent(match)}`,
  table: (match: string) => `/table/${encodeURIComponent(match)}`,
};

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  route = $derived(routeOf(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(to: string, { replace = false } = {}): void {
    const from = this.path;
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#read();
    if (this.path !== from) void arrive();
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  // Links inside the site are followed here; everything that a browser does with a modifier stays its own.
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

// A new page is read from its top: the eye by scrolling, the screen reader by the heading's focus.
async function arrive(): Promise<void> {
  await tick();
  scrollTo(0, 0);
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

export const router = new Router();
