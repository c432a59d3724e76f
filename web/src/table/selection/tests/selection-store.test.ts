import { beforeEach, describe, expect, test, vi } from "vitest";
import { anew, asked, preferences, TableStore } from "../../tests/isolated-store";
import { choice, option, seat, view } from "../../tests/builders";

const pass = option("pass");

beforeEach(() => {
  anew();
  asked.playActions.mockImplementation(async () => view({ version: 9, actor: 1 }));
});

describe("choosing part by part", () => {
  const about = (action: string, ...targets: string[]) => option(action, { targets });
  const called = (label: string, ...options: ReturnType<typeof option>[]) => ({
    ...choice("target", ...options),
    label,
  });
  const hexes = Array.from({ length: 30 }, (_, each) => `K${each}`);
  const extend = called(
    "Extend",
    ...["K1", "K2"].map((hex) => about(`extend GWR ${hex}`, "company:GWR", `hex:${hex}`)),
    about("extend L&Y K3", "company:L&Y", "hex:K3"),
  );
  const place = called("Place", ...hexes.map((hex) => about(`station ${hex}`, `hex:${hex}`)));
  const move = called(
    "Move",
    ...["A1", "A2"].flatMap((from) =>
      hexes.map((hex) => about(`move ${from} ${hex}`, `station:${from}`, `hex:${hex}`)),
    ),
  );
  const invest = called(
    "Invest",
    about("invest Leeds steel", "city:Leeds", "good:steel"),
    about("invest Leeds coal", "city:Leeds", "good:coal"),
    about("invest York coal", "city:York", "good:coal"),
  );
  const things = {
    "hex:A1": ["station:A1", "company:L&Y"],
    "hex:A2": ["station:A2"],
    "hex:C1": ["city:Leeds"],
    "hex:C2": ["company:GWR"],
  };
  const choices = [choice("button", pass), extend, place, move, invest];

  function turn(more = {}) {
    const table = new TableStore("m");
    table.receive(view({ version: 3, choices, scene: { ...view().scene, things }, ...more }));
    return table;
  }

  function inMode(label: string) {
    const table = turn();
    table.selection.setMode(table.selection.modes.find((mode) => mode.label === label)!);
    return table;
  }

  const sent = () => asked.playActions.mock.calls.flatMap((call) => call[2]);

  test("the first kind of action is lit, and number keys choose another", () => {
    const table = turn();
    expect(table.selection.modes.map((mode) => mode.label)).toEqual([
      "Extend",
      "Place",
      "Move",
      "Invest",
    ]);
    expect(table.selection.lit.has("company:GWR")).toBe(true);
    expect(table.selection.lit.has("hex:K9")).toBe(false);
    table.selection.press(table.selection.keys[1]!);
    expect(table.selection.mode?.label).toBe("Place");
    expect(table.selection.lit.has("hex:K9")).toBe(true);
    expect(table.selection.lit.has("company:GWR")).toBe(false);
    expect(table.selection.keys.at(-1)).toMatchObject({ option: { action: "pass" } });
  });

  test("the kind is kept while the decision is the same, and no longer", () => {
    const table = inMode("Move");
    table.receive(view({ version: 4, choices, scene: { ...view().scene, things } }));
    expect(table.selection.mode?.label).toBe("Move");
    table.receive(view({ version: 5, number: 1, choices, scene: { ...view().scene, things } }));
    expect(table.selection.mode?.label).toBe("Extend");
  });

  test("a hex is the locomotive in it; then where it goes is lit and taken", async () => {
    const table = turn();
    await table.activate("hex:C2");
    expect(table.selection.picked).toEqual([["company:GWR"]]);
    expect(table.selection.remaining.map((each) => each.action)).toEqual([
      "extend GWR K1",
      "extend GWR K2",
    ]);
    expect([...table.selection.lit.keys()].filter((each) => !each.includes("+"))).toEqual([
      "hex:K1",
      "hex:K2",
    ]);
    await table.activate("hex:K2");
    expect(sent()).toEqual(["extend GWR K2"]);
  });

  test("a locomotive with one way to go is taken at once, and so is that way", async () => {
    const table = turn();
    await table.activate("hex:A1");
    await turn().activate("hex:K3");
    expect(sent()).toEqual(["extend L&Y K3", "extend L&Y K3"]);
  });

  test("the same click again, or Escape, goes back; another first part takes its place", async () => {
    const table = inMode("Move");
    await table.activate("hex:A1");
    expect(table.selection.picked).toEqual([["station:A1"]]);
    await table.activate("hex:A2");
    expect(table.selection.picked).toEqual([["station:A2"]]);
    await table.activate("hex:A2");
    expect(table.selection.picked).toEqual([]);
    await table.activate("station:A2");
    table.selection.back();
    expect(table.selection.picked).toEqual([]);
    expect(asked.playActions).not.toHaveBeenCalled();
  });

  test("the second part first: the ways to it are to be chosen from", async () => {
    const table = inMode("Move");
    expect(table.selection.lit.has("hex:K5")).toBe(false);
    await table.activate("hex:K5");
    expect(table.selection.remaining.map((each) => each.action)).toEqual([
      "move A1 K5",
      "move A2 K5",
    ]);
    await table.activate("hex:A2");
    expect(sent()).toEqual(["move A2 K5"]);
  });

  test("a city on the map asks for its goods", async () => {
    const table = inMode("Invest");
    await table.activate("hex:C1");
    expect(table.selection.keys).toHaveLength(2);
    table.selection.press(table.selection.keys[1]!);
    expect(sent()).toEqual(["invest Leeds coal"]);
  });

  test("a cell for all of an action is lit in every mode and taken at once", async () => {
    const table = turn();
    expect(table.selection.lit.has("city:York+good:coal")).toBe(true);
    expect(table.selection.lit.has("city:York+good:steel")).toBe(false);
    await table.activate("city:York+good:coal");
    expect(sent()).toEqual(["invest York coal"]);
  });

  test("what means something only in another mode goes there", async () => {
    const table = inMode("Place");
    await table.activate("company:GWR");
    expect(table.selection.mode?.label).toBe("Extend");
    expect(table.selection.remaining).toHaveLength(2);
  });

  test("and does nothing before that has been seen", async () => {
    const table = inMode("Invest");
    await table.activate("hex:K9");
    expect(table.selection.mode?.label).toBe("Place");
    expect(table.selection.picked).toEqual([]);
    expect(asked.playActions).not.toHaveBeenCalled();
    await table.activate("hex:K9");
    expect(sent()).toEqual(["station K9"]);
  });

  test("with a number, the least amount is foreseen, and the amount is asked for", async () => {
    const bids = [1, 2, 3].flatMap((number) =>
      ["F1", "F2"].map((hex) =>
        option(`bid ${number} ${hex}`, { targets: [`hex:${hex}`], number }),
      ),
    );
    const alone = option("bid 3 F3", { targets: ["hex:F3"], number: 3 });
    const table = turn({ choices: [choice("button", pass), choice("target", ...bids, alone)] });
    expect(table.selection.modes).toEqual([]);
    const previewed = vi.spyOn(table, "previewOption");
    table.previewTarget("hex:F2");
    expect(previewed).toHaveBeenCalledWith(bids[1]);
    await table.activate("hex:F2");
    expect(table.selection.remaining.map((each) => each.number)).toEqual([1, 2, 3]);
    expect(table.selection.keys).toEqual([]);
    expect(table.selection.lit.has("hex:F1")).toBe(true);
    await table.activate("hex:F3");
    expect(sent()).toEqual(["bid 3 F3"]);
  });

  test("with the preference the last part waits to be confirmed, and Escape leads to it", async () => {
    preferences.confirm = true;
    const table = turn();
    await table.activate("hex:C2");
    await table.activate("hex:K1");
    expect(table.selection.chosen?.action).toBe("extend GWR K1");
    table.selection.back();
    expect([table.selection.chosen, table.selection.picked.length]).toEqual([null, 1]);
    await table.activate("hex:K1");
    await table.activate("hex:K1");
    expect(sent()).toEqual(["extend GWR K1"]);
  });

  test("a look shows what a click would do, where that is one action", () => {
    const table = turn();
    const previewed = vi.spyOn(table, "previewOption");
    table.previewTarget("hex:K3");
    table.previewTarget("hex:C2");
    expect(previewed.mock.calls.map(([shown]) => shown?.action)).toEqual([
      "extend L&Y K3",
      undefined,
    ]);
  });

  describe("why not", () => {
    beforeEach(() => asked.refusal.mockResolvedValue({ legal: true }));
    const question = () => asked.refusal.mock.calls[0]?.[1];

    test("is asked about the kind of action that is being chosen", async () => {
      await inMode("Place").activate("hex:C1");
      expect(question()).toEqual({ target: "hex:C1", word: "station" });
    });

    test("is asked with what is picked", async () => {
      const table = inMode("Move");
      await table.activate("hex:A1");
      await table.activate("hex:Z9");
      expect(question()).toEqual({ target: "station:A1+hex:Z9", word: "move" });
      expect(table.selection.picked).toEqual([["station:A1"]]);
    });

    test("is asked about another first part alone", async () => {
      const table = inMode("Invest");
      await table.activate("city:Leeds");
      await table.activate("city:Hull");
      expect(question()).toEqual({ target: "city:Hull", word: "invest" });
    });

    test("is asked about all of an action", async () => {
      await turn().activate("city:York+good:steel");
      expect(question()).toEqual({ target: "city:York+good:steel", word: "" });
    });
  });
});

describe("ways", () => {
  const steps = [
    choice("target", option("from A1", { targets: ["hex:A1"] })),
    choice("button", option("pass")),
  ];
  const found = {
    ways: [
      {
        actions: ["from A1", "walk A2", "stop"],
        label: "Aldwell – Corley",
        places: ["hex:A1", "hex:A2"],
        stops: ["hex:A1", "hex:A2"],
        parts: [],
        gains: [1, 0],
        aims: [],
      },
    ],
    next: ["hex:A1", "hex:C1"],
    ask: "From where?",
    said: [],
  };

  beforeEach(() => void asked.suggestions.mockImplementation(async () => found));

  async function weighing(more: Parameters<typeof view>[0] = {}) {
    const table = new TableStore("m");
    table.receive(view({ version: 3, choices: steps, ways: true, ...more }));
    await Promise.resolve();
    await Promise.resolve();
    return table;
  }

  test("come first: they are asked for, what can be pointed at is lit, and a key takes one", async () => {
    const table = await weighing();
    expect(table.selection.modes.map((mode) => mode.label)).toEqual([
      "table-best-ways",
      "table-by-hand",
    ]);
    expect(asked.suggestions.mock.calls.map((call) => call.slice(0, 4))).toEqual([["m", [], 3, 0]]);
    expect([...table.selection.lit.keys()]).toContain("hex:C1");
    expect(table.selection.keys).toHaveLength(4);
    table.selection.press(table.selection.keys[2]!);
    expect(asked.playActions).toHaveBeenCalledWith("m", 3, ["from A1", "walk A2", "stop"], 0, null);
  });

  test("are pointed at on the map, and Escape goes back", async () => {
    const table = await weighing();
    await table.activate("hex:C1");
    expect(asked.suggestions.mock.lastCall?.[1]).toEqual(["hex:C1"]);
    expect(table.selection.isPicked("hex:C1")).toBe(true);
    table.selection.back();
    expect(table.selection.isPicked("hex:C1")).toBe(false);
    expect(asked.playActions).not.toHaveBeenCalled();
  });

  test("the other mode is the game's own actions, and stays on the way", async () => {
    const table = await weighing();
    table.selection.setMode(table.selection.modes[1]!);
    expect(table.selection.suggesting).toBe(false);
    expect([...table.selection.lit.keys()]).toContain("hex:A1");
    expect(table.selection.lit.has("hex:C1")).toBe(false);
    table.receive(view({ version: 4, number: 1, choices: steps, ways: true }));
    expect(table.selection.suggesting).toBe(false);
    table.receive(view({ version: 5, number: 2, actor: 1 }));
    table.receive(view({ version: 6, number: 3, choices: steps, ways: true }));
    expect(table.selection.suggesting).toBe(true);
  });

  test("where nobody else may look, nothing is asked before the screen is handed over", async () => {
    const seats = [seat(0, true), seat(1, true)];
    const table = await weighing({ private: true, seats });
    expect(table.handoverSeat).toBe(0);
    expect(asked.suggestions).not.toHaveBeenCalled();
  });

  test("wait to be confirmed with the preference, and their line stays", async () => {
    preferences.confirm = true;
    const table = await weighing();
    await table.choose(table.suggestions.options[0]!);
    expect(asked.playActions).not.toHaveBeenCalled();
    expect(table.highlight.traced).toEqual(["hex:A1", "hex:A2"]);
    await table.choose(table.selection.chosen!);
    expect(asked.playActions).toHaveBeenCalledOnce();
    expect(table.highlight.traced).toEqual([]);
  });

  test("are not asked for where the decision has none, or is another's", async () => {
    await weighing({ ways: false });
    await weighing({ ways: false, actor: 1 });
    expect(asked.suggestions).not.toHaveBeenCalled();
  });

  test("a place that none goes by is asked about", async () => {
    asked.refusal.mockResolvedValue({
      legal: false,
      label: "",
      message: "",
      rule: "No.",
      clause: "",
    });
    const table = await weighing();
    await table.activate("hex:Z9");
    expect(asked.refusal.mock.lastCall?.[1]).toEqual({ target: "hex:Z9", word: "" });
    expect(table.hint?.text).toBe("No.");
  });
});
