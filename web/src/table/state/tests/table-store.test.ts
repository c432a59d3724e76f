import { beforeEach, describe, expect, test } from "vitest";
import { announced, anew, asked, preferences, TableStore } from "../../tests/isolated-store";
import { choice, dollars, entry, option, panel, seat, view } from "../../tests/builders";

const pass = option("pass");
const bid = option("bid 7", { number: 7 });
const open = [choice("button", pass), choice("number", bid)];
const scene = (cash: number) => ({ ...view().scene, panels: [panel([[dollars(cash)]])] });

beforeEach(() => {
  anew();
  asked.playActions.mockImplementation(async () => view({ version: 9, actor: 1 }));
  asked.undo.mockImplementation(async () => view({ version: 10, choices: open }));
});

describe("what arrives", () => {
  test("an older view is ignored", () => {
    const table = new TableStore("m");
    table.receive(view({ version: 5, prompt: "new" }));
    table.receive(view({ version: 4, prompt: "old" }));
    expect(table.view?.prompt).toBe("new");
  });

  test("the same version in another language is taken", () => {
    const table = new TableStore("m");
    table.receive(view({ version: 5, prompt: "turn" }));
    table.receive(view({ version: 5, prompt: "ход" }));
    expect(table.view?.prompt).toBe("ход");
  });

  test("new sentences are told, on arrival none", () => {
    const table = new TableStore("m");
    table.receive(
      view({ log: { start: 0, entries: [entry(0, "dealt")], earlier: false, happenings: [] } }),
    );
    expect(announced).toEqual([]);
    const log = {
      start: 1,
      entries: [entry(1, "passed", "A’s turn")],
      earlier: false,
      happenings: [],
    };
    table.receive(view({ version: 2, number: 1, log }));
    expect(announced).toEqual(["passed A’s turn"]);
    expect(table.entries).toHaveLength(2);
  });

  test("what one was told is not there for the next one behind the handover screen", () => {
    const seats = [seat(0, true), seat(1, true)];
    const dealt = { start: 0, entries: [entry(0, "dealt")], earlier: false, happenings: [] };
    const drew = { start: 1, entries: [entry(1, "drew red")], earlier: false, happenings: [] };
    const table = new TableStore("m");
    table.sitting = 0;
    table.receive(view({ private: true, seats, log: dealt }));
    table.receive(view({ version: 2, number: 1, private: true, seats, log: drew }));
    expect(announced).toEqual(["drew red"]);
    table.receive(view({ version: 3, number: 2, private: true, seats, actor: 1 }));
    expect(table.handoverSeat).toBe(1);
    expect(announced).toEqual([]);
  });

  test("the marks of a move stay until another figure changes", () => {
    const table = new TableStore("m");
    table.receive(view({ version: 1, number: 1, scene: scene(9) }));
    table.receive(view({ version: 2, number: 2, scene: scene(4) }));
    expect([...table.changes.values()][0]?.by).toBe(-5);
    table.receive(view({ version: 3, number: 3, scene: scene(4) }));
    expect(table.changes.size).toBe(1);
  });

  test("what is taken back leaves no marks", () => {
    const table = new TableStore("m");
    table.receive(view({ version: 1, number: 1, scene: scene(9) }));
    table.receive(view({ version: 2, number: 2, scene: scene(4) }));
    table.receive(view({ version: 3, number: 1, scene: scene(9) }));
    expect(table.changes.size).toBe(0);
  });
});

describe("choosing", () => {
  test("sends what is legal", async () => {
    const table = new TableStore("m");
    table.receive(view({ version: 3, choices: open }));
    await table.choose(pass);
    expect(asked.playActions).toHaveBeenCalledWith("m", 3, ["pass"], 0, null);
    expect(table.view?.version).toBe(9);
  });

  test("an impatient second click sends nothing", async () => {
    const table = new TableStore("m");
    table.receive(view({ version: 3, choices: open }));
    const first = table.choose(pass);
    expect(table.sending).toBe(true);
    await table.choose(pass);
    expect(asked.playActions).toHaveBeenCalledOnce();
    await first;
    expect(table.sending).toBe(false);
  });

  test("where the websocket is faster than the answer, the next decision need not wait", async () => {
    const table = new TableStore("m");
    table.receive(view({ version: 3, choices: open }));
    const first = table.choose(pass);
    table.receive(view({ version: 4, choices: open }));
    expect(table.sending).toBe(false);
    const second = table.choose(pass);
    expect(asked.playActions).toHaveBeenLastCalledWith("m", 4, ["pass"], 0, null);
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
    const table = new TableStore("m");
    table.receive(view({ choices: open }));
    await table.choose(option("bid 1", { legal: false }));
    expect(asked.playActions).not.toHaveBeenCalled();
    expect(table.hint).toMatchObject({ text: "Bid more.", clause: "X-1" });
  });

  test("with the preference it waits to be confirmed", async () => {
    preferences.confirm = true;
    const table = new TableStore("m");
    table.receive(view({ choices: open }));
    await table.choose(pass);
    expect(asked.playActions).not.toHaveBeenCalled();
    await table.choose(table.selection.chosen!);
    expect(asked.playActions).toHaveBeenCalledOnce();
  });

  test("a thing that stands for two actions asks which", async () => {
    const two = ["buy", "sell"].map((word) => option(`${word} PRR`, { targets: ["company:PRR"] }));
    const table = new TableStore("m");
    table.receive(view({ choices: [choice("target", ...two)] }));
    await table.activate("company:PRR");
    expect(table.selection.remaining).toEqual(two);
    expect(table.selection.keys).toEqual(two.map((each) => ({ option: each })));
    expect([...table.selection.lit.keys()]).toEqual(["company:PRR"]);
    table.selection.back();
    expect(table.selection.remaining).toEqual([]);
  });

  test("what nobody is asked about is looked up in the log", async () => {
    const table = new TableStore("m");
    table.receive(view({ choices: open }));
    await table.activate("company:PRR");
    expect(table.logTarget).toBe("company:PRR");
  });
});

describe("forced choices", () => {
  const only = [choice("button", pass, option("go", { legal: false }))];

  test("are left to the player by default", () => {
    new TableStore("m").receive(view({ choices: only }));
    expect(asked.playActions).not.toHaveBeenCalled();
  });

  test("are taken by preference, once", () => {
    preferences.skipForced = true;
    const table = new TableStore("m");
    table.receive(view({ choices: only }));
    table.receive(view({ choices: only }));
    expect(asked.playActions).toHaveBeenCalledOnce();
  });

  test("are not taken right after an undo", async () => {
    preferences.skipForced = true;
    asked.undo.mockImplementation(async () => view({ version: 10, choices: only }));
    const table = new TableStore("m");
    table.receive(view({ version: 5, actor: 1, undo: { steps: 1, barrier: "", may_ask: false } }));
    await table.undo(1);
    expect(asked.playActions).not.toHaveBeenCalled();
  });

  test("are the rest of a payment of mine", async () => {
    const cards = [{ owner: "card:red", count: 2 }];
    const pay = option("pay red 0", { targets: ["colour:red"], cards });
    const rest = option("from-rack 0 0", { targets: ["coloured:0"] });
    asked.playActions.mockImplementationOnce(async () =>
      view({ version: 6, number: 4, choices: [choice("target", rest)] }),
    );
    const table = new TableStore("m");
    table.receive(view({ version: 5, number: 3, choices: [choice("target", pay)] }));
    expect(asked.playActions).not.toHaveBeenCalled();
    await table.choose(pay);
    expect(asked.playActions.mock.calls.map((call) => call[2])).toEqual([
      ["pay red 0"],
      ["from-rack 0 0"],
    ]);
  });

  test("that are buttons are no part of a payment", async () => {
    const pay = option("pay red 0", { cards: [{ owner: "card:red", count: 2 }] });
    asked.playActions.mockImplementationOnce(async () =>
      view({ version: 6, number: 4, choices: only }),
    );
    const table = new TableStore("m");
    table.receive(view({ version: 5, number: 3, choices: [choice("target", pay)] }));
    await table.choose(pay);
    expect(asked.playActions).toHaveBeenCalledOnce();
  });

  test("wait behind the handover screen", () => {
    preferences.skipForced = true;
    const seats = [seat(0, true), seat(1, true)];
    new TableStore("m").receive(view({ choices: only, private: true, seats }));
    expect(asked.playActions).not.toHaveBeenCalled();
  });
});

describe("taking back", () => {
  test("says why nothing can be", async () => {
    const table = new TableStore("m");
    table.receive(
      view({ undo: { steps: 0, barrier: "Somebody else has decided since.", may_ask: false } }),
    );
    await table.undo(1);
    expect(asked.undo).not.toHaveBeenCalled();
    expect(table.hint?.text).toBe("Somebody else has decided since.");
  });
});
