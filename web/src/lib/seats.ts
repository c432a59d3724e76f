// Texts and grouping of seats: names, teams, what a match waits for.
import type { BotInfo, GameInfo, MatchSummary, MatchRequest, SeatView, CompleteSeat } from "./api";
import { usualBot } from "./bots";
import { formatList, t } from "./i18n.svelte";
import { identity } from "./identity.svelte";

/** What I am called where I never said. */
export function myName(): string {
  return identity.name || t("player-default");
}

/** A seat's name to be read: an empty one says what it is waiting for. */
export function seatName(seat: SeatView): string {
  if (seat.kind === "open") return t("open-seat");
  return seat.name || t("player-number", { number: seat.seat + 1 });
}

/** What the match waits for, or how it ended, in a sentence. */
export function matchStatus(match: MatchSummary): string {
  if (match.over) return endOf(match);
  if (match.my_turn) {
    const mine = match.seats.filter((seat) => seat.mine);
    const actor = match.seats.find((seat) => seat.seat === match.actor);
    return mine.length > 1 && actor ? t("turn-of", { name: seatName(actor) }) : t("your-turn");
  }
  const actor = match.seats.find((seat) => seat.seat === match.actor);
  if (!actor) return t("match-waits");
  if (actor.kind === "open") return t("match-waits-open");
  return t("match-waits-for", { name: seatName(actor) });
}

function endOf({ seats, winners }: MatchSummary): string {
  const won = seats.filter(({ seat }) => winners.includes(seat));
  if (won.length === 0) return t("match-over");
  const several = seats.filter((seat) => seat.mine).length > 1;
  if (won.length === 1 && won[0]!.mine && !several) return t("match-won-by-you");
  return t("match-won-by", { names: formatList(won.map(seatName)) });
}

/** The seats, partners together; who plays alone is a team of one. */
export function teams(seats: readonly SeatView[]): SeatView[][] {
  const found = new Map<string, SeatView[]>();
  for (const seat of seats) {
    const key = seat.team === null ? `seat ${seat.seat}` : `team ${seat.team}`;
    found.set(key, [...(found.get(key) ?? []), seat]);
  }
  return [...found.values()];
}

/** Which part a seat has of the bracket that holds partners together: the teams are those of a
 * list of seats, from top to bottom. */
export function bracket(
  teams: readonly (number | null)[],
  index: number,
): "first" | "middle" | "last" | undefined {
  const team = teams[index] ?? null;
  if (team === null) return undefined;
  const [above, below] = [teams[index - 1] === team, teams[index + 1] === team];
  if (above) return below ? "middle" : "last";
  return below ? "first" : undefined;
}

/** Whoever sits beside me unless somebody says otherwise: a bot, or a person where there is none. */
export function otherSeat(bots: readonly BotInfo[], name = ""): CompleteSeat {
  const bot = usualBot(bots)?.id;
  return bot ? { kind: "bot", bot, name: "" } : { kind: "here", bot: "", name };
}

/** A table of the usual size: me, and bots in all other seats. Who has not said a name is called
 * "Player 1" by the server, and so by each reader in their own language. */
export function defaultSeats(game: GameInfo): CompleteSeat[] {
  const others = Array.from({ length: game.usual - 1 }, () => otherSeat(game.bots));
  return [{ kind: "me", name: identity.name, bot: "" }, ...others];
}

export function defaultMatch(game: GameInfo): MatchRequest {
  return { game: game.id, seats: defaultSeats(game), options: {}, board: game.boards[0]?.id ?? "" };
}
