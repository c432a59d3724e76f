import { beforeEach, describe, expect, test, vi } from "vitest";
import { choice, entry, option, panel, seat, view } from "./making";

const asked = vi.hoisted(() => ({
  act: vi.fn(),
  undo: vi.fn(),
  refusal: vi.fn(),
  preview: vi.fn(),
  ways: vi.fn(),
  log: vi.fn(),
  announced: [] as string[],
  preferences: { confirm: false, skipForced: false },
}));

vi.mock("../../lib/api", () => ({
  api: asked,
  API: "/api/v1",
  ApiError: class extends Error {
    code = "conflict";
    clause = "";
  },
  connection: new EventTarget(),
}));
vi.mock("../../lib/announce.svelte", () => ({
  announce: (text: string) => asked.announced.push(text),
  hush: () => (asked.announced.length = 0),
}));
vi.mock("../../lib/i18n.svelte", () => ({ language: () => "en", t: (key: string) => key }));
vi.mock("../../lib/identity.svelte", () => ({ identity: { secret: "s" } }));
vi.mock("../../lib/preferences.svelte", () => ({
  preferences: asked.preferences,
  motionless: () => true,
}));
vi.stubGlobal("location", { protocol: "http:", host: "here" });
const { Table } = await import("../table.svelte");

const pass = option("pass");
const bid = option("bid 7", { number: 7 });
const open = [choice("button", pass), choice("number", bid)];
const scene = (cash: string) => ({
  title: "",
  provenance: "",
  liveries: [],
  panels: [panel([[cash]])],
  things: {},
  map: "",
});

beforeEach(() => {
  vi.clearAllMocks();
  asked.announced.length = 0;
  Object.assign(asked.preferences, { confirm: false, skipForced: false });
  asked.act.mockImplementation(async () => view({ version: 9, actor: 1 }));
  asked.undo.mockImplementation(async () => view({ version: 10, choices: open }));
});

describe("what arrives", () => {
  test("an older view is ignored", () => {
    const table = new Table("m");
    table.receive(view({ version: 5, prompt: "new" }));
    table.receive(view({ version: 4, prompt: "old" }));
    expect(table.view?.prompt).toBe("new");
  });

  test("the same version in another language is taken", () => {
    const table = new Table("m");
    table.receive(view({ version: 5, prompt: "turn" }));
    table.receive(view({ version: 5, prompt: "ход" }));
    expect(table.view?.prompt).toBe("ход");
  });

  test("new sentences are told, on arrival none", () => {
    const table = new Table("m");
    table.receive(
      view({ log: { start: 0, entries: [entry(0, "dealt")], earlier: false, happenings: [] } }),
    );
    expect(asked.announced).toEqual([]);
    const log = {
      start: 1,
      entries: [entry(1, "passed", "A’s turn")],
      earlier: false,
      happenings: [],
    };
    table.receive(view({ version: 2, number: 1, log }));
    expect(asked.announced).toEqual(["passed A’s turn"]);
    expect(table.entries).toHaveLength(2);
  });

  test("what one was told is not there for the next one behind the curtain", () => {
    const seats = [seat(0, true), seat(1, true)];
    const dealt = { start: 0, entries: [entry(0, "dealt")], earlier: false, happenings: [] };
    const drew = { start: 1, entries: [entry(1, "drew red")], earlier: false, happenings: [] };
    const table = new Table("m");
    table.sitting = 0;
    table.receive(view({ private: true, seats, log: dealt }));
    table.receive(view({ version: 2, number: 1, private: true, seats, log: drew }));
    expect(asked.announced).toEqual(["drew red"]);
    table.receive(view({ version: 3, number: 2, private: true, seats, actor: 1 }));
    expect(table.handTo).toBe(1);
    expect(asked.announced).toEqual([]);
  });

  test("the marks of a move stay until another figure changes", () => {
    const table = new Table("m");
    table.receive(view({ version: 1, number: 1, scene: scene("$9") }));
    table.receive(view({ version: 2, number: 2, scene: scene("$4") }));
    expect([...table.changes.values()][0]?.by).toBe(-5);
    table.receive(view({ version: 3, number: 3, scene: scene("$4") }));
    expect(table.changes.size).toBe(1);
  });

  test("what is taken back leaves no marks", () => {
    const table = new Table("m");
    table.receive(view({ version: 1, number: 1, scene: scene("$9") }));
    table.receive(view({ version: 2, number: 2, scene: scene("$4") }));
    table.receive(view({ version: 3, number: 1, scene: scene("$9") }));
    expect(table.changes.size).toBe(0);
  });
});

describe("choosing", () => {
  test("sends what is legal", async () => {
    const table = new Table("m");
    table.receive(view({ version: 3, choices: open }));
    await table.choose(pass);
    expect(asked.act).toHaveBeenCalledWith("m", 3, ["pass"], 0, null);
    expect(table.view?.version).toBe(9);
  });

  test("an impatient second click sends nothing", async () => {
    const table = new Table("m");
    table.receive(view({ version: 3, choices: open }));
    const first = table.choose(pass);
    expect(table.sending).toBe(true);
    await table.choose(pass);
    expect(asked.act).toHaveBeenCalledOnce();
    await first;
    expect(table.sending).toBe(false);
  });

  test("where the wire is faster than the answer, the next decision need not wait", async () => {
    const table = new Table("m");
    table.receive(view({ version: 3, choices: open }));
    const first = table.choose(pass);
    table.receive(view({ version: 4, choices: open }));
    expect(table.sending).toBe(false);
    const second = table.choose(pass);
    expect(asked.act).toHaveBeenLastCalledWith("m", 4, ["pass"], 0, null);
    await first;
    await second;
    expect(table.sending).toBe(false);
  });

  test("asks why not about what is refused", async () => {
    asked.refusal.mockResolvedValue({
      label: "Bid $1",
      legal: false,
      message: "No.",
      rule: "Bid more.",
      clause: "X-1",
    });
    const table = new Table("m");
    table.receive(view({ choices: open }));
    await table.choose(option("bid 1", { legal: false }));
    expect(asked.act).not.toHaveBeenCalled();
    expect(table.note).toMatchObject({ text: "Bid more.", clause: "X-1" });
  });

  test("with the preference it waits to be confirmed", async () => {
    asked.preferences.confirm = true;
    const table = new Table("m");
    table.receive(view({ choices: open }));
    await table.choose(pass);
    expect(asked.act).not.toHaveBeenCalled();
    await table.choose(table.chosen!);
    expect(asked.act).toHaveBeenCalledOnce();
  });

  test("a thing that stands for two actions asks which", async () => {
    const two = ["buy", "sell"].map((word) => option(`${word} PRR`, { targets: ["company:PRR"] }));
    const table = new Table("m");
    table.receive(view({ choices: [choice("target", ...two)] }));
    await table.touch("company:PRR");
    expect(table.left).toEqual(two);
    expect(table.keys).toEqual(two.map((each) => ({ option: each })));
    expect([...table.lit.keys()]).toEqual(["company:PRR"]);
    table.back();
    expect(table.left).toEqual([]);
  });

  test("what nobody is asked about is looked up in the log", async () => {
    const table = new Table("m");
    table.receive(view({ choices: open }));
    await table.touch("company:PRR");
    expect(table.asked).toBe("company:PRR");
  });
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
    const table = new Table("m");
    table.receive(view({ version: 3, choices, scene: { ...scene("$1"), things }, ...more }));
    return table;
  }

  function inMode(label: string) {
    const table = turn();
    table.turnTo(table.modes.find((mode) => mode.label === label)!);
    return table;
  }

  const sent = () => asked.act.mock.calls.flatMap((call) => call[2]);

  test("the first kind of action is lit, and number keys choose another", () => {
    const table = turn();
    expect(table.modes.map((mode) => mode.label)).toEqual(["Extend", "Place", "Move", "Invest"]);
    expect(table.lit.has("company:GWR")).toBe(true);
    expect(table.lit.has("hex:K9")).toBe(false);
    table.press(table.keys[1]!);
    expect(table.mode?.label).toBe("Place");
    expect(table.lit.has("hex:K9")).toBe(true);
    expect(table.lit.has("company:GWR")).toBe(false);
    expect(table.keys.at(-1)).toMatchObject({ option: { action: "pass" } });
  });

  test("the kind is kept while the decision is the same, and no longer", () => {
    const table = inMode("Move");
    table.receive(view({ version: 4, choices, scene: { ...scene("$1"), things } }));
    expect(table.mode?.label).toBe("Move");
    table.receive(view({ version: 5, number: 1, choices, scene: { ...scene("$1"), things } }));
    expect(table.mode?.label).toBe("Extend");
  });

  test("a hex is the locomotive in it; then where it goes is lit and taken", async () => {
    const table = turn();
    await table.touch("hex:C2");
    expect(table.picked).toEqual([["company:GWR"]]);
    expect(table.left.map((each) => each.action)).toEqual(["extend GWR K1", "extend GWR K2"]);
    expect([...table.lit.keys()].filter((each) => !each.includes("+"))).toEqual([
      "hex:K1",
      "hex:K2",
    ]);
    await table.touch("hex:K2");
    expect(sent()).toEqual(["extend GWR K2"]);
  });

  test("a locomotive with one way to go is taken at once, and so is that way", async () => {
    const table = turn();
    await table.touch("hex:A1");
    await turn().touch("hex:K3");
    expect(sent()).toEqual(["extend L&Y K3", "extend L&Y K3"]);
  });

  test("the same click again, or Escape, goes back; another first part takes its place", async () => {
    const table = inMode("Move");
    await table.touch("hex:A1");
    expect(table.picked).toEqual([["station:A1"]]);
    await table.touch("hex:A2");
    expect(table.picked).toEqual([["station:A2"]]);
    await table.touch("hex:A2");
    expect(table.picked).toEqual([]);
    await table.touch("station:A2");
    table.back();
    expect(table.picked).toEqual([]);
    expect(asked.act).not.toHaveBeenCalled();
  });

  test("the second part first: the ways to it are to be chosen from", async () => {
    const table = inMode("Move");
    expect(table.lit.has("hex:K5")).toBe(false);
    await table.touch("hex:K5");
    expect(table.left.map((each) => each.action)).toEqual(["move A1 K5", "move A2 K5"]);
    await table.touch("hex:A2");
    expect(sent()).toEqual(["move A2 K5"]);
  });

  test("a city on the map asks for its goods", async () => {
    const table = inMode("Invest");
    await table.touch("hex:C1");
    expect(table.keys).toHaveLength(2);
    table.press(table.keys[1]!);
    expect(sent()).toEqual(["invest Leeds coal"]);
  });

  test("a cell for all of an action is lit in every mode and taken at once", async () => {
    const table = turn();
    expect(table.lit.has("city:York+good:coal")).toBe(true);
    expect(table.lit.has("city:York+good:steel")).toBe(false);
    await table.touch("city:York+good:coal");
    expect(sent()).toEqual(["invest York coal"]);
  });

  test("what means something only in another mode goes there", async () => {
    const table = inMode("Place");
    await table.touch("company:GWR");
    expect(table.mode?.label).toBe("Extend");
    expect(table.left).toHaveLength(2);
  });

  test("and does nothing before that has been seen", async () => {
    const table = inMode("Invest");
    await table.touch("hex:K9");
    expect(table.mode?.label).toBe("Place");
    expect(table.picked).toEqual([]);
    expect(asked.act).not.toHaveBeenCalled();
    await table.touch("hex:K9");
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
    expect(table.modes).toEqual([]);
    const look = vi.spyOn(table, "look");
    table.lookAt("hex:F2");
    expect(look).toHaveBeenCalledWith(bids[1]);
    await table.touch("hex:F2");
    expect(table.left.map((each) => each.number)).toEqual([1, 2, 3]);
    expect(table.keys).toEqual([]);
    expect(table.lit.has("hex:F1")).toBe(true);
    await table.touch("hex:F3");
    expect(sent()).toEqual(["bid 3 F3"]);
  });

  test("with the preference the last part waits to be confirmed, and Escape leads to it", async () => {
    asked.preferences.confirm = true;
    const table = turn();
    await table.touch("hex:C2");
    await table.touch("hex:K1");
    expect(table.chosen?.action).toBe("extend GWR K1");
    table.back();
    expect([table.chosen, table.picked.length]).toEqual([null, 1]);
    await table.touch("hex:K1");
    await table.touch("hex:K1");
    expect(sent()).toEqual(["extend GWR K1"]);
  });

  test("a look shows what a click would do, where that is one action", () => {
    const table = turn();
    const look = vi.spyOn(table, "look");
    table.lookAt("hex:K3");
    table.lookAt("hex:C2");
    expect(look.mock.calls.map(([shown]) => shown?.action)).toEqual(["extend L&Y K3", undefined]);
  });

  describe("why not", () => {
    beforeEach(() => asked.refusal.mockResolvedValue({ legal: true }));
    const question = () => asked.refusal.mock.calls[0]?.[1];

    test("is asked about the kind of action that is being chosen", async () => {
      await inMode("Place").touch("hex:C1");
      expect(question()).toEqual({ target: "hex:C1", word: "station" });
    });

    test("is asked with what is picked", async () => {
      const table = inMode("Move");
      await table.touch("hex:A1");
      await table.touch("hex:Z9");
      expect(question()).toEqual({ target: "station:A1+hex:Z9", word: "move" });
      expect(table.picked).toEqual([["station:A1"]]);
    });

    test("is asked about another first part alone", async () => {
      const table = inMode("Invest");
      await table.touch("city:Leeds");
      await table.touch("city:Hull");
      expect(question()).toEqual({ target: "city:Hull", word: "invest" });
    });

    test("is asked about all of an action", async () => {
      await turn().touch("city:York+good:steel");
      expect(question()).toEqual({ target: "city:York+good:steel", word: "" });
    });
  });
});

describe("forced choices", () => {
  const only = [choice("button", pass, option("go", { legal: false }))];

  test("are left to the player by default", () => {
    new Table("m").receive(view({ choices: only }));
    expect(asked.act).not.toHaveBeenCalled();
  });

  test("are taken by preference, once", () => {
    asked.preferences.skipForced = true;
    const table = new Table("m");
    table.receive(view({ choices: only }));
    table.receive(view({ choices: only }));
    expect(asked.act).toHaveBeenCalledOnce();
  });

  test("are not taken right after an undo", async () => {
    asked.preferences.skipForced = true;
    asked.undo.mockImplementation(async () => view({ version: 10, choices: only }));
    const table = new Table("m");
    table.receive(view({ version: 5, actor: 1, undo: { steps: 1, barrier: "", may_ask: false } }));
    await table.undo(1);
    expect(asked.act).not.toHaveBeenCalled();
  });

  test("are the rest of a payment of mine", async () => {
    const cards = [{ owner: "card:red", count: 2 }];
    const pay = option("pay red 0", { targets: ["colour:red"], cards });
    const rest = option("from-rack 0 0", { targets: ["coloured:0"] });
    asked.act.mockImplementationOnce(async () =>
      view({ version: 6, number: 4, choices: [choice("target", rest)] }),
    );
    const table = new Table("m");
    table.receive(view({ version: 5, number: 3, choices: [choice("target", pay)] }));
    expect(asked.act).not.toHaveBeenCalled();
    await table.choose(pay);
    expect(asked.act.mock.calls.map((call) => call[2])).toEqual([["pay red 0"], ["from-rack 0 0"]]);
  });

  test("that are buttons are no part of a payment", async () => {
    const pay = option("pay red 0", { cards: [{ owner: "card:red", count: 2 }] });
    asked.act.mockImplementationOnce(async () => view({ version: 6, number: 4, choices: only }));
    const table = new Table("m");
    table.receive(view({ version: 5, number: 3, choices: [choice("target", pay)] }));
    await table.choose(pay);
    expect(asked.act).toHaveBeenCalledOnce();
  });

  test("wait behind the curtain", () => {
    asked.preferences.skipForced = true;
    const seats = [seat(0, true), seat(1, true)];
    new Table("m").receive(view({ choices: only, private: true, seats }));
    expect(asked.act).not.toHaveBeenCalled();
  });
});

describe("taking back", () => {
  test("says why nothing can be", async () => {
    const table = new Table("m");
    table.receive(
      view({ undo: { steps: 0, barrier: "Somebody else has decided since.", may_ask: false } }),
    );
    await table.undo(1);
    expect(asked.undo).not.toHaveBeenCalled();
    expect(table.note?.text).toBe("Somebody else has decided since.");
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

  beforeEach(() => void asked.ways.mockImplementation(async () => found));

  async function weighing(more: Parameters<typeof view>[0] = {}) {
    const table = new Table("m");
    table.receive(view({ version: 3, choices: steps, ways: true, ...more }));
    await Promise.resolve();
    await Promise.resolve();
    return table;
  }

  test("come first: they are asked for, what can be pointed at is lit, and a key takes one", async () => {
    const table = await weighing();
    expect(table.modes.map((mode) => mode.label)).toEqual(["table-best-ways", "table-by-hand"]);
    expect(asked.ways.mock.calls.map((call) => call.slice(0, 4))).toEqual([["m", [], 3, 0]]);
    expect([...table.lit.keys()]).toContain("hex:C1");
    expect(table.keys).toHaveLength(4);
    table.press(table.keys[2]!);
    expect(asked.act).toHaveBeenCalledWith("m", 3, ["from A1", "walk A2", "stop"], 0, null);
  });

  test("are pointed at on the map, and Escape goes back", async () => {
    const table = await weighing();
    await table.touch("hex:C1");
    expect(asked.ways.mock.lastCall?.[1]).toEqual(["hex:C1"]);
    expect(table.isPicked("hex:C1")).toBe(true);
    table.back();
    expect(table.isPicked("hex:C1")).toBe(false);
    expect(asked.act).not.toHaveBeenCalled();
  });

  test("the other mode is the game's own actions, and stays on the way", async () => {
    const table = await weighing();
    table.turnTo(table.modes[1]!);
    expect(table.weighs).toBe(false);
    expect([...table.lit.keys()]).toContain("hex:A1");
    expect(table.lit.has("hex:C1")).toBe(false);
    table.receive(view({ version: 4, number: 1, choices: steps, ways: true }));
    expect(table.weighs).toBe(false);
    table.receive(view({ version: 5, number: 2, actor: 1 }));
    table.receive(view({ version: 6, number: 3, choices: steps, ways: true }));
    expect(table.weighs).toBe(true);
  });

  test("where nobody else may look, nothing is asked before the curtain is lifted", async () => {
    const seats = [seat(0, true), seat(1, true)];
    const table = await weighing({ private: true, seats });
    expect(table.handTo).toBe(0);
    expect(asked.ways).not.toHaveBeenCalled();
  });

  test("wait to be confirmed with the preference, and their line stays", async () => {
    asked.preferences.confirm = true;
    const table = await weighing();
    await table.choose(table.wayfinding.deeds[0]!);
    expect(asked.act).not.toHaveBeenCalled();
    expect(table.traced).toEqual(["hex:A1", "hex:A2"]);
    await table.choose(table.chosen!);
    expect(asked.act).toHaveBeenCalledOnce();
    expect(table.traced).toEqual([]);
  });

  test("are not asked for where the decision has none, or is another's", async () => {
    await weighing({ ways: false });
    await weighing({ ways: false, actor: 1 });
    expect(asked.ways).not.toHaveBeenCalled();
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
    await table.touch("hex:Z9");
    expect(asked.refusal.mock.lastCall?.[1]).toEqual({ target: "hex:Z9", word: "" });
    expect(table.note?.text).toBe("No.");
  });
});
