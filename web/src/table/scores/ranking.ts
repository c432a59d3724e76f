// Final ranking of a match by teams.
import type { MatchView, SeatView } from "../../lib/api";
import { formatList, t } from "../../lib/i18n.svelte";
import { teams } from "../../lib/seats";

/** The teams of a match that is over, by place. Partners have one score, and its lines are the same
 * for each of them. */
export function ranking(view: MatchView) {
  const outcome = view.outcome!;
  return teams(view.seats)
    .map((seats) => {
      const first = seats[0]!.seat;
      return {
        seats,
        first,
        place: outcome.ranking[first] ?? 0,
        score: outcome.scores[first] ?? 0,
        lines: outcome.lines.filter((line) => line.seat === first),
      };
    })
    .sort((a, b) => a.place - b.place || a.first - b.first);
}

/** Who has won, in a sentence. */
export function winnersOf(view: MatchView): string {
  const winners = ranking(view).filter((each) => each.place === 1);
  const names = formatList(winners.flatMap((each) => namesOf(each.seats)));
  const alone = winners.length === 1 && winners[0]!.seats.length > 1;
  return alone
    ? t("table-team-wins", { names })
    : t("table-winners", { count: winners.length, names });
}

export function namesOf(seats: readonly SeatView[]): string[] {
  return seats.map((seat) => seat.name);
}
