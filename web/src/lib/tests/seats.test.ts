// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import type { GameInfo, MatchSummary, SeatView } from "../api";
import { rememberLevel } from "../bots";
import { formatCounts, ready, setLanguage } from "../i18n.svelte";
import { identity } from "../identity.svelte";
import { bracket, seatName, teams, defaultSeats, matchStatus, otherSeat } from "../seats";

const bots = [1, 4, 6].map((level) => ({ id: `level-${level}`, level }));
const game = { usual: 3, bots } as GameInfo;

function seat(number: number, kind: SeatView["kind"], mine = false): SeatView {
  const name = kind === "open" ? "" : `P${number}`;
  const [here, replaced, invited] = [false, false, kind === "open"];
  const bot = { bot: "", bot_title: "", level: null };
  return { seat: number, name, kind, ...bot, mine, here, replaced, invited, team: null };
}

function match(actor: number | null, ...seats: SeatView[]): MatchSummary {
  const my_turn = seats.some((each) => each.mine && each.seat === actor);
  return { seats, actor, my_turn, over: actor === null, winners: [] as number[] } as MatchSummary;
}

beforeAll(async () => {
  await ready();
  await setLanguage("en");
});

test("a usual table is me against bots of a middle level", () => {
  identity.rename("Anna");
  expect(defaultSeats(game)).toEqual([
    { kind: "me", name: "Anna", bot: "" },
    { kind: "bot", name: "", bot: "level-4" },
    { kind: "bot", name: "", bot: "level-4" },
  ]);
});

test("the level that was chosen last is that of the next match", () => {
  rememberLevel(game.bots, "level-6");
  expect(defaultSeats(game).map((each) => each.bot)).toEqual(["", "level-6", "level-6"]);
  rememberLevel([{ id: "elsewhere", label: "", about: "", level: null }], "elsewhere");
  expect(otherSeat(game.bots).bot).toBe("level-6");
});

test("where a game has no bots, the others sit here", () => {
  expect(defaultSeats({ ...game, bots: [] }).map((each) => each.kind)).toEqual([
    "me",
    "here",
    "here",
  ]);
});

test("partners are together, who plays alone is alone", () => {
  const four = [0, 1, 2, 3].map((number) => seat(number, "person"));
  expect(teams(four).map((team) => team.length)).toEqual([1, 1, 1, 1]);
  const paired = four.map((each) => ({ ...each, team: Math.floor(each.seat / 2) }));
  expect(teams(paired).map((team) => team.map((each) => each.seat))).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test("a bracket holds partners together", () => {
  const brackets = (...teams: (number | null)[]) => teams.map((_, each) => bracket(teams, each));
  expect(brackets(0, 0, 1, 1)).toEqual(["first", "last", "first", "last"]);
  expect(brackets(0, 0, 0)).toEqual(["first", "middle", "last"]);
  expect(brackets(0, 1)).toEqual([undefined, undefined]);
  expect(brackets(null, null)).toEqual([undefined, undefined]);
});

test("how many can play", async () => {
  expect(formatCounts([2, 3, 4, 5])).toBe("2–5");
  expect(formatCounts([4, 6])).toBe("4 or 6");
  expect(formatCounts([3])).toBe("3");
  await setLanguage("ru");
  expect(formatCounts([4, 6])).toBe("4 или 6");
  await setLanguage("hu");
  expect(formatCounts([4, 6])).toBe("4 vagy 6");
  await setLanguage("en");
});

test("what a match waits for", () => {
  const [mine, other, open] = [seat(0, "person", true), seat(1, "person"), seat(2, "open")];
  expect(matchStatus(match(0, mine, other))).toBe("Your turn");
  expect(matchStatus(match(1, mine, other))).toBe("Waiting for P1");
  expect(matchStatus(match(2, mine, open))).toBe("Waiting for somebody to take the free seat");
  expect(matchStatus(match(null, mine, other))).toBe("Finished");
});

test("who has won", () => {
  const [mine, other] = [seat(0, "person", true), seat(1, "person")];
  const won = (winners: number[], ...seats: SeatView[]) =>
    matchStatus({ ...match(null, ...seats), winners });
  expect(won([0], mine, other)).toBe("You have won");
  expect(won([1], mine, other)).toBe("Won by P1");
  expect(won([0, 1], mine, other)).toBe("Won by P0 and P1");
  expect(won([0], mine, seat(1, "person", true))).toBe("Won by P0");
});

test("at one screen it says which of us is to move", () => {
  const two = [seat(0, "person", true), seat(1, "person", true)];
  expect(matchStatus(match(1, ...two))).toBe("P1 to move");
});

test("a name that was never said", async () => {
  expect(seatName({ ...seat(1, "person"), name: "" })).toBe("Player 2");
  await setLanguage("hu");
  expect(seatName({ ...seat(1, "person"), name: "" })).toBe("2. játékos");
  expect(document.documentElement.lang).toBe("hu");
});
