import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SuggestionsView, SuggestionView } from "../../../lib/api";
import { seriesOption, selectionModes, SuggestionStore } from "../suggestion-store.svelte";
import { choice, option } from "../../tests/builders";

const way = (...actions: string[]): SuggestionView => ({
  actions,
  label: actions.join(" "),
  places: [],
  stops: [],
  parts: [],
  gains: [],
  aims: [],
});
const ways = (next: string[], ...found: SuggestionView[]): SuggestionsView => ({
  ways: found,
  next,
  ask: "",
  said: [],
});

/** Starts A and B; from A one comes to B and C, from B to C. */
const country: Record<string, SuggestionsView> = {
  "": ways(["hex:A", "hex:B"], way("from A", "stop"), way("from B", "stop")),
  "hex:A": ways(["hex:B", "hex:C"], way("from A", "stop")),
  "hex:B": ways(["hex:C"], way("from B", "stop")),
  "hex:A+hex:C": ways([], way("from A", "to C", "stop")),
};
const told = vi.fn();
const ask = vi.fn(async (targets: readonly string[]) => country[targets.join("+")]!);
const labels = { best: "Best", byHand: "By hand" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

async function opened(): Promise<SuggestionStore> {
  const finding = new SuggestionStore(ask, told);
  finding.update("1");
  await settle();
  return finding;
}

describe("selectionModes of choosing", () => {
  const pass = choice("button", option("pass"));
  const from = choice("target", option("from A", { targets: ["hex:A"] }));

  test("the best ways first, with what is no place; then step by step", () => {
    const [best, byHand] = selectionModes([from, pass], labels);
    expect([best!.label, best!.choices]).toEqual(["Best", [pass]]);
    expect([byHand!.label, byHand!.choices]).toEqual(["By hand", [from, pass]]);
  });

  test("where there are kinds of action, they are the steps", () => {
    const many = (word: string) =>
      choice(
        "target",
        ...Array.from({ length: 20 }, (_, at) =>
          option(`${word} ${at}`, { targets: [`hex:${word}${at}`] }),
        ),
      );
    const found = selectionModes([many("lay"), many("build")], labels);
    expect(found.map((mode) => mode.word)).toEqual(["", "lay", "build"]);
  });

  test("a way is its first action and what follows", () => {
    const option = seriesOption({ ...way("from A", "to C", "stop"), places: ["hex:A", "hex:C"] });
    expect(option).toMatchObject({ action: "from A", then: ["to C", "stop"], legal: true });
    expect(option.targets).toEqual(["hex:A", "hex:C"]);
  });
});

describe("pointing", () => {
  test("begins with the best of all, and lights what can be pointed at", async () => {
    const finding = await opened();
    expect(finding.options.map((option) => option.action)).toEqual(["from A", "from B"]);
    expect([...finding.lit("here").keys()]).toEqual(["hex:A", "hex:B"]);
    expect(finding.lit("here").get("hex:A")?.[0]?.label).toBe("here");
    expect(told).not.toHaveBeenCalled();
  });

  test("narrows what is found; while it is being weighed nothing is lit", async () => {
    const finding = await opened();
    expect(finding.toggle(["hex:A", "city:Aldwell"])).toBe(true);
    expect(finding.picked).toEqual(["hex:A"]);
    expect(finding.asking).toBe(true);
    expect(finding.lit("").size).toBe(0);
    expect(finding.options).toHaveLength(2);
    await settle();
    expect(finding.asking).toBe(false);
    expect(finding.options).toHaveLength(1);
    expect(told).toHaveBeenCalledOnce();
    finding.toggle(["hex:C"]);
    await settle();
    expect(ask.mock.lastCall?.[0]).toEqual(["hex:A", "hex:C"]);
  });

  test("at the same thing again, or back, takes it back without asking again", async () => {
    const finding = await opened();
    for (const target of ["hex:A", "hex:C"]) {
      finding.toggle([target]);
      await settle();
    }
    expect(finding.toggle(["hex:A"])).toBe(true);
    expect(finding.picked).toEqual([]);
    expect(finding.options).toHaveLength(2);
    finding.toggle(["hex:A"]);
    expect(finding.back()).toBe(true);
    expect(finding.back()).toBe(false);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test("at another start takes the place of the first; at anything else is not for ways", async () => {
    const finding = await opened();
    finding.toggle(["hex:B"]);
    await settle();
    expect(finding.toggle(["hex:A"])).toBe(true);
    expect(finding.picked).toEqual(["hex:A"]);
    await settle();
    expect(finding.toggle(["hex:Z"])).toBe(false);
    expect(finding.picked).toEqual(["hex:A"]);
  });
});

describe("impatience", () => {
  test("what is pointed at meanwhile is pointed at next", async () => {
    const finding = new SuggestionStore(ask, told);
    finding.update("1");
    expect(finding.toggle(["hex:A"])).toBe(true);
    expect(finding.picked).toEqual([]);
    await settle();
    expect(finding.picked).toEqual(["hex:A"]);
    finding.toggle(["hex:C"]);
    await settle();
    expect(finding.picked).toEqual(["hex:A", "hex:C"]);
  });

  test("and forgotten where it leads nowhere, or is taken back", async () => {
    const finding = await opened();
    finding.toggle(["hex:A"]);
    finding.toggle(["hex:Z"]);
    await settle();
    expect(finding.picked).toEqual(["hex:A"]);
    finding.toggle(["hex:C"]);
    finding.toggle(["hex:B"]);
    finding.back();
    await settle();
    expect(finding.picked).toEqual(["hex:A"]);
  });
});

describe("waiting", () => {
  const slow = (time: number) =>
    new SuggestionStore(
      (targets) => new Promise((done) => setTimeout(() => done(country[targets.join("+")]!), time)),
      told,
    );

  test("is said only when it takes long", async () => {
    const finding = slow(400);
    finding.update("1");
    await vi.advanceTimersByTimeAsync(100);
    expect(finding.late).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(finding.late).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(finding.late).toBe(false);
    expect(finding.found).not.toBeNull();
  });

  test("an answer for what is no longer asked is not shown", async () => {
    const finding = slow(100);
    finding.update("1");
    await vi.advanceTimersByTimeAsync(50);
    finding.reset();
    await vi.advanceTimersByTimeAsync(100);
    expect(finding.found).toBeNull();
    expect(finding.asking).toBe(false);
  });

  test("what goes wrong is said, and can be tried again", async () => {
    const failing = vi.fn().mockRejectedValueOnce(new Error("The match has moved on."));
    failing.mockImplementation(ask);
    const finding = new SuggestionStore(failing, told);
    finding.update("1");
    await settle();
    expect(finding.problem).toBe("The match has moved on.");
    finding.update("1");
    await settle();
    expect(finding.problem).toBe("");
    expect(finding.options).toHaveLength(2);
    finding.update("1");
    expect(failing).toHaveBeenCalledTimes(2);
  });
});
