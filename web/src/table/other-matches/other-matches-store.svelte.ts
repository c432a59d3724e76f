// Store of my other matches in which I am to decide.
import { api, type MatchSummary } from "../../lib/api";
import { whileVisible } from "../../lib/loading.svelte";

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

/** The one that waits longest comes first. */
export function waitingForMe(matches: readonly MatchSummary[], id: string): MatchSummary[] {
  return matches
    .filter((match) => match.my_turn && !match.over && match.id !== id)
    .sort((a, b) => a.changed.localeCompare(b.changed));
}
