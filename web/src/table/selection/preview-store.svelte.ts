// Preview store: what an action would do, fetched after a short hover and cached.
import type { PreviewView } from "../../lib/api";
import { actionsOf, type SeriesOption } from "./options";

type Ask = (actions: readonly string[], signal: AbortSignal) => Promise<PreviewView>;

const REST = 80;
const KEPT = 200;

export class PreviewStore {
  /** What is being shown; null where the eye rests on nothing. */
  shown: PreviewView | null = $state.raw(null);

  #known = new Map<string, PreviewView>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  constructor(readonly ask: Ask) {}

  /** `key` tells apart what the same action would do at another time or in another language. */
  request(option: SeriesOption | null, key: string): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#asking = null;
    if (!option?.legal) {
      this.shown = null;
      return;
    }
    const actions = actionsOf(option);
    const one = `${key}|${actions.join("|")}`;
    const known = this.#known.get(one);
    if (known) {
      this.shown = known;
      return;
    }
    if (this.shown && !isOf(this.shown, actions)) this.shown = null;
    this.#timer = setTimeout(() => void this.#fetch(actions, one), REST);
  }

  async #fetch(actions: readonly string[], key: string): Promise<void> {
    const asking = (this.#asking = new AbortController());
    try {
      const found = await this.ask(actions, asking.signal);
      if (this.#known.size >= KEPT) this.#known.clear();
      this.#known.set(key, found);
      if (!asking.signal.aborted) this.shown = found;
    } catch {
      // A preview that cannot be had is no preview; the action itself will say what is wrong.
    }
  }
}

function isOf({ action, then }: PreviewView, actions: readonly string[]): boolean {
  return [action, ...then].join("|") === actions.join("|");
}
