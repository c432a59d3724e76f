import { describe, expect, test } from "vitest";
import {
  lastKey,
  sectionsAbout,
  hasEarlier,
  mergeEntries,
  mergeHappenings,
  logSections,
  prependEntries,
  sentences,
  newSentences,
  tabStop,
} from "../log-entries";
import type { HappeningView } from "../../../lib/api";
import { entry, event } from "../../tests/builders";

const numbers = (entries: { number: number }[]) => entries.map((each) => each.number);

describe("joining what arrives", () => {
  const present = [entry(0, "a"), entry(1, "b"), entry(2, "c")];

  test("a new action is appended", () => {
    const log = { start: 3, entries: [entry(3, "d")], earlier: false, happenings: [] };
    expect(numbers(mergeEntries(present, log))).toEqual([0, 1, 2, 3]);
  });

  test("what was taken back goes, and what replaced it comes", () => {
    const log = { start: 1, entries: [entry(1, "other")], earlier: false, happenings: [] };
    const merged = mergeEntries(present, log);
    expect(numbers(merged)).toEqual([0, 1]);
    expect(merged[1]?.events[0]?.text).toBe("other");
  });

  test("the same message twice changes nothing", () => {
    const log = { start: 3, entries: [entry(3, "d")], earlier: false, happenings: [] };
    expect(mergeEntries(mergeEntries(present, log), log)).toEqual(mergeEntries(present, log));
  });

  test("after a gap only what hangs together is kept", () => {
    const log = { start: 3, entries: [entry(40, "late")], earlier: true, happenings: [] };
    const merged = mergeEntries(present, log);
    expect(numbers(merged)).toEqual([40]);
    expect(hasEarlier(merged)).toBe(true);
  });

  test("older entries go before, none twice", () => {
    const late = [entry(3, "d"), entry(4, "e")];
    expect(numbers(prependEntries(late, [entry(2, "c"), entry(3, "d")]))).toEqual([2, 3, 4]);
  });

  test("the set-up is the beginning", () => {
    expect(hasEarlier(present)).toBe(false);
    expect(hasEarlier([])).toBe(false);
  });
});

describe("grouping", () => {
  const turn = (who: string) => event(`${who}’s turn`, { heading: true, targets: [`seat:${who}`] });
  const all = sentences([
    entry(0, "dealt"),
    entry(1, "bid", turn("A")),
    entry(2, event("built", { targets: ["hex:Q5"] }), event("rose")),
    entry(3, "passed", turn("B"), event("moved")),
  ]);

  test("a heading begins a part, also in the middle of an action", () => {
    const grouped = logSections(all).map((part) => [
      part.heading?.event.text ?? null,
      part.sentences.map(({ event }) => event.text),
    ]);
    expect(grouped).toEqual([
      [null, ["dealt", "bid"]],
      ["A’s turn", ["built", "rose", "passed"]],
      ["B’s turn", ["moved"]],
    ]);
  });

  test("the same sentence in a row is told once, in a part, with how often", () => {
    const same = sentences([
      entry(0, "draws", "draws"),
      entry(1, "draws"),
      entry(2, "pays"),
      entry(3, "draws", turn("A"), event("draws")),
    ]);
    const counted = logSections(same).map((part) =>
      part.sentences.map(({ event, times }) => [event.text, times]),
    );
    expect(counted).toEqual([
      [
        ["draws", 3],
        ["pays", 1],
        ["draws", 1],
      ],
      [["draws", 1]],
    ]);
    expect(same.every(({ times }) => times === 1)).toBe(true);
  });

  test("every sentence has a key of its own", () => {
    expect(new Set(all.map((each) => each.key)).size).toBe(all.length);
  });

  test("what is about a hex keeps its heading", () => {
    const found = sectionsAbout(logSections(all), "hex:Q5");
    expect(found.map((part) => part.heading?.event.text)).toEqual(["A’s turn"]);
    expect(found[0]?.sentences.map(({ event }) => event.text)).toEqual(["built"]);
  });

  test("a turn that is headed by a seat is about it", () => {
    expect(sectionsAbout(logSections(all), "seat:B")).toHaveLength(1);
  });

  test("an action that caused nothing is told by its name", () => {
    expect(sentences([entry(5)])[0]?.event.text).toBe("Do it");
  });
});

describe("telling", () => {
  test("only what is new", () => {
    const before = [entry(0, "a"), entry(1, "b")];
    expect(newSentences(before, [...before, entry(2, "c")]).map(({ event }) => event.text)).toEqual(
      ["c"],
    );
  });

  test("nothing on arrival", () => {
    expect(newSentences([], [entry(0, "a")])).toEqual([]);
  });
});

describe("what is no action", () => {
  const happening = (version: number, after: number, text: string): HappeningView => ({
    version,
    after,
    at: "2026-01-01T00:00:00Z",
    kind: "undone",
    seat: 0,
    text,
    undone: [entry(after + 1, `undone ${version}`)],
  });
  const entries = [entry(0, "dealt"), entry(1, "a"), entry(2, "b")];
  const log = (start: number, ...happenings: HappeningView[]) => ({
    start,
    entries: [],
    earlier: false,
    happenings,
  });
  const places = (all: HappeningView[]) => all.map(({ version, after }) => [version, after]);

  test("stands after its action, whatever came later", () => {
    const all = sentences(entries, [happening(5, 1, "took back"), happening(6, 2, "sat")]);
    expect(all.map(({ event }) => event.text)).toEqual(["dealt", "a", "took back", "b", "sat"]);
    expect(all[2]).toMatchObject({ key: "h5", number: 1, seat: 0 });
  });

  test("is moved to the last action that is left when more is taken back", () => {
    const known = [happening(5, 1, "x"), happening(6, 2, "y")];
    const merged = mergeHappenings(known, log(2, happening(7, 1, "z")), entries);
    expect(places(merged)).toEqual([
      [5, 1],
      [6, 1],
      [7, 1],
    ]);
  });

  test("comes once, and a whole log takes the place of what is here", () => {
    const known = [happening(5, 1, "x"), happening(6, 2, "y")];
    expect(places(mergeHappenings(known, log(3, happening(6, 2, "y")), entries))).toEqual([
      [5, 1],
      [6, 2],
    ]);
    expect(places(mergeHappenings(known, log(0, happening(6, 2, "y")), entries))).toEqual([[6, 2]]);
  });

  test("several of the same in a row are one, with all that they took back", () => {
    const [part] = logSections(
      sentences(entries, [happening(5, 2, "undo"), happening(7, 2, "undo")]),
    );
    const last = part!.sentences.at(-1)!;
    expect([part!.sentences.length, last.times]).toEqual([4, 2]);
    expect(last.happenings!.map(({ version }) => version)).toEqual([5, 7]);
  });
});

describe("the stop of Tab", () => {
  const told = (text: string) => event(text, { targets: ["hex:Q5"] });
  const sat: HappeningView = {
    kind: "sat",
    version: 5,
    after: 2,
    at: "2026-01-01T00:00:00Z",
    seat: 0,
    text: "sat",
    undone: [],
  };
  const all = logSections(
    sentences([entry(0, "dealt"), entry(1, told("built")), entry(2, "passed")], [sat]),
  );

  test("is the newest entry, even one that is no action, or what somebody walked to", () => {
    expect(tabStop(all, null)).toBe("h5");
    expect(tabStop(all, "0.0")).toBe("0.0");
  });

  test("is among what is shown", () => {
    const shown = sectionsAbout(all, "hex:Q5");
    expect(tabStop(shown, null)).toBe("1.0");
    expect(tabStop(shown, "h5")).toBe("1.0");
  });

  test("is a heading where nothing else is told, and nowhere in an empty log", () => {
    const turn = logSections(sentences([entry(1, event("A’s turn", { heading: true }))]));
    expect([lastKey(turn), tabStop(turn, "1.0")]).toEqual(["1.0", "1.0"]);
    expect(tabStop([], "1.0")).toBeNull();
  });
});
