// Store of my other matches in which I am to decide.
import { api, type MatchSummary } from "../../lib/api";
import { whileVisible } from "../../lib/loading.svelte";
import { waitingForMe } from "./waiting-for-me";

const EVERY = 30_000;

export class OtherMatchesStore {
  matches: readonly MatchSummary[] = $state.raw([]);

  constructor(readonly id: string) {}

  /** Ask now, and every so often while somebody looks. To be called while a component is made. */
  watch(wanted: () => boolean): void {
    $effect(() => {
      if (wanted()) void this.#ask();
    });
    whileVisible(() => wanted() && void this.#ask(), EVERY);
  }

  async #ask(): Promise<void> {
    try {
      this.matches = waitingForMe(await api.myMatches(), this.id);
    } catch {
      // Nobody is waited for; the next time it may be known.
    }
  }
}
