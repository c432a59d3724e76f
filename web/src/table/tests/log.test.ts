import { describe, expect, test } from "vitest";
import { about, hasEarlier, merge, parts, prepend, sentences, told } from "../log";
import { entry, event } from "./making";

const numbers = (entries: { number: number }[]) => entries.map((each) => each.number);

describe("joining what arrives", () => {
  const present = [entry(0, "a"), entry(1, "b"), entry(2, "c")];

  test("a new action is appended", () => {
    const log = { start: 3, entries: [entry(3, "d")], earlier: false };
    expect(numbers(merge(present, log))).toEqual([0, 1, 2, 3]);
  });

  test("what was taken back goes, and what replaced it comes", () => {
    const log = { start: 1, entries: [entry(1, "other")], earlier: false };
    const merged = merge(present, log);
    expect(numbers(merged)).toEqual([0, 1]);
    expect(merged[1]?.events[0]?.text).toBe("other");
  });

  test("the same message twice changes nothing", () => {
    const log = { start: 3, entries: [entry(3, "d")], earlier: false };
    expect(merge(merge(present, log), log)).toEqual(merge(present, log));
  });

  test("after a gap only what hangs together is kept", () => {
    const log = { start: 3, entries: [entry(40, "late")], earlier: true };
    const merged = merge(present, log);
    expect(numbers(merged)).toEqual([40]);
    expect(hasEarlier(merged)).toBe(true);
  });

  test("older entries go before, none twice", () => {
    const late = [entry(3, "d"), entry(4, "e")];
    expect(numbers(prepend(late, [entry(2, "c"), entry(3, "d")]))).toEqual([2, 3, 4]);
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
    const grouped = parts(all).map((part) => [
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
    const counted = parts(same).map((part) =>
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
    const found = about(parts(all), "hex:Q5");
    expect(found.map((part) => part.heading?.event.text)).toEqual(["A’s turn"]);
    expect(found[0]?.sentences.map(({ event }) => event.text)).toEqual(["built"]);
  });

  test("a turn that is headed by a seat is about it", () => {
    expect(about(parts(all), "seat:B")).toHaveLength(1);
  });

  test("an action that caused nothing is told by its name", () => {
    expect(sentences([entry(5)])[0]?.event.text).toBe("Do it");
  });
});

describe("telling", () => {
  test("only what is new", () => {
    const before = [entry(0, "a"), entry(1, "b")];
    expect(told(before, [...before, entry(2, "c")]).map(({ event }) => event.text)).toEqual(["c"]);
  });

  test("nothing on arrival", () => {
    expect(told([], [entry(0, "a")])).toEqual([]);
  });
});
