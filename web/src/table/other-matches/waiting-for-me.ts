// Filter: which of my matches wait for me.
import type { MatchSummary } from "../../lib/api";

/** The one that waits longest comes first. */
export function waitingForMe(matches: readonly MatchSummary[], id: string): MatchSummary[] {
  return matches
    .filter((match) => match.my_turn && !match.over && match.id !== id)
    .sort((a, b) => a.changed.localeCompare(b.changed));
}
