import { describe, expect, test } from "vitest";
import type { CellView, PanelView } from "../../../lib/api";
import { cellKey, diffPanels, moneyTransfers, isNumber, rowKey, signed } from "../changes";
import { dollars, number, panel } from "../../tests/builders";

type Written = string | Partial<CellView>;

const by = (from: Written, to: Written) =>
  diffPanels([panel([[from]])], [panel([[to]])]).get(cellKey("money", "#0", 0))?.by;

describe("numbers", () => {
  const [row] = panel([["7", number(7), { text: "?", unit: "money" }, "H5"]]).rows;

  test("are what has a unit, known or not", () =>
    expect(row!.map(isNumber)).toEqual([false, true, true, false]));

  test("are no heading of their row; a player called 7 is one", () => {
    expect(rowKey(panel([["7", number(1)]]).rows[0]!, 3)).toBe("=7");
    expect(rowKey(panel([[number(7), number(1)]]).rows[0]!, 3)).toBe("#3");
  });
});

describe("changes", () => {
  const thirds = (value: number, of = 3) => number(value, { of });

  test.each<[string, Written, Written, number]>([
    ["up", dollars(12), dollars(18), 6],
    ["down", dollars(12), dollars(9), -3],
    ["from nothing", number(0, { text: "·" }), number(1), 1],
    ["through nought", number(-2), number(3), 5],
    ["of a whole", thirds(1), thirds(2), 1],
    ["with thousands", number(900, { text: "900" }), number(1200, { text: "1 200" }), 300],
    ["with letters before it", number(12, { text: "Ft 12" }), number(15, { text: "Ft 15" }), 3],
    ["in words", number(2, { text: "two" }), number(3, { text: "three" }), 1],
    ["in the same words", number(2, { text: "some" }), number(3, { text: "some" }), 1],
  ])("%s", (_, from, to, change) => expect(by(from, to)).toBe(change));

  test("what stays is no change", () => expect(by(dollars(12), dollars(12))).toBeUndefined());
  test("of different things there is no difference", () => {
    expect(by(thirds(1), thirds(2, 4))).toBeNull();
    expect(by(number(1), dollars(2))).toBeNull();
  });
  test("words change without a difference", () => expect(by("open", "closed")).toBeNull());
  test("digits in a text are words", () => expect(by("$12", "$18")).toBeNull());
  test("what is hidden has no difference", () =>
    expect(by({ text: "?", unit: "money" }, dollars(12))).toBeNull());

  test("a dial's step counts", () => {
    const before = panel([[{ text: "●○", step: 1, marks: ["a", "b"] }]]);
    const after = panel([[{ text: "●●", step: 2, marks: ["a", "b"] }]]);
    expect([...diffPanels([before], [after]).values()][0]?.by).toBe(1);
  });

  test("a row is found by what it stands for", () => {
    const row = (target: string, value: number) => [{ text: target, target }, dollars(value)];
    const before = panel([row("seat:0", 1), row("seat:1", 2)]);
    const after = panel([row("seat:1", 2), row("seat:0", 5)]);
    expect([...diffPanels([before], [after]).keys()]).toEqual([cellKey("money", "seat:0", 1)]);
  });

  test("a row that stands for nothing is found by its heading", () => {
    const before = panel([["coal", "3"]]);
    const after = panel([
      ["steel", "2"],
      ["coal", "3"],
    ]);
    expect(diffPanels([before], [after]).size).toBe(0);
  });

  test("a new row is no change of an old one", () => {
    expect(diffPanels([panel([])], [panel([[dollars(1)]])]).size).toBe(0);
  });

  test.each([
    [6, "+6"],
    [-3, "−3"],
    [0, ""],
    [null, ""],
  ])("%s is written %s", (change, text) => expect(signed(change)).toBe(text));
});

const money = (...values: number[]) => panel(values.map((value) => [dollars(value)]));

describe("money that travels", () => {
  test("from who paid to who received", () => {
    const changes = diffPanels([money(40, 3)], [money(31, 12)]);
    expect(moneyTransfers(changes)).toEqual([{ from: "money|#0|0", to: "money|#1|0", text: "$9" }]);
  });

  test("and is written as the table writes it", () => {
    const forints = (value: number) => [number(value, { unit: "money", after: " Ft" })];
    const paid = diffPanels(
      [panel([forints(1200), forints(0)])],
      [panel([forints(0), forints(1200)])],
    );
    expect(moneyTransfers(paid).map(({ text }) => text)).toEqual(["1200 Ft"]);
  });

  test("only money is paid", () => {
    const counted = (...values: number[]) => panel(values.map((value) => [number(value)]));
    expect(moneyTransfers(diffPanels([counted(40, 3)], [counted(31, 12)]))).toEqual([]);
  });

  test("not where the bank pays", () => {
    expect(moneyTransfers(diffPanels([money(4, 4)], [money(7, 6)]))).toEqual([]);
  });

  test("one payer pays once", () => {
    expect(moneyTransfers(diffPanels([money(9, 0, 0)], [money(4, 5, 5)]))).toHaveLength(1);
  });
});

test("no difference and no flight hangs on a text", () => {
  const silent = (of: PanelView): PanelView => ({
    ...of,
    rows: of.rows.map((row) => row.map((cell) => ({ ...cell, text: "abc" }))),
  });
  const [before, after] = [money(40, 3, 7), money(31, 12, 7)];
  const told = diffPanels([before], [after]);
  const untold = diffPanels([silent(before)], [silent(after)]);
  const differences = (of: typeof told) => [...of].map(([key, { by }]) => [key, by]);
  expect(differences(untold)).toEqual(differences(told));
  expect(differences(told)).toHaveLength(2);
  expect(moneyTransfers(untold)).toEqual(moneyTransfers(told));
});
