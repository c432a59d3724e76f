import { describe, expect, test } from "vitest";
import { cellKey, compare, figure, flights, signed } from "../changes";
import { panel } from "../../tests/builders";

const by = (from: string, to: string) =>
  compare([panel([[from]])], [panel([[to]])]).get(cellKey("money", "#0", 0))?.by;

describe("figures", () => {
  test.each([
    ["$12", 12],
    ["3/4", 3],
    ["−5", -5],
    ["12 $", 12],
    ["£13,000", 13000],
    ["1,5", 1.5],
    ["·", 0],
    ["", 0],
  ])("%s is %d", (text, value) => expect(figure(text)?.value).toBe(value));

  test.each(["Anna", "H5"])("%s is no figure", (text) => expect(figure(text)).toBeNull());
});

describe("changes", () => {
  test.each([
    ["$12", "$18", 6],
    ["$12", "$9", -3],
    ["·", "1", 1],
    ["·", "$4", 4],
    ["1/3", "2/3", 1],
    ["12 $", "9 $", -3],
    ["£0", "£2,000", 2000],
  ])("%s to %s", (from, to, change) => expect(by(from, to)).toBe(change));

  test("what stays is no change", () => expect(by("$12", "$12")).toBeUndefined());
  test("of different things there is no difference", () => expect(by("1/3", "2/4")).toBeNull());
  test("words change without a difference", () => expect(by("open", "closed")).toBeNull());

  test("a dial's step counts", () => {
    const before = panel([[{ text: "●○", step: 1, marks: ["a", "b"] }]]);
    const after = panel([[{ text: "●●", step: 2, marks: ["a", "b"] }]]);
    expect([...compare([before], [after]).values()][0]?.by).toBe(1);
  });

  test("a row is found by what it stands for", () => {
    const row = (target: string, text: string) => [{ text: target, target }, { text }];
    const before = panel([row("seat:0", "$1"), row("seat:1", "$2")]);
    const after = panel([row("seat:1", "$2"), row("seat:0", "$5")]);
    expect([...compare([before], [after]).keys()]).toEqual([cellKey("money", "seat:0", 1)]);
  });

  test("a row that stands for nothing is found by its heading", () => {
    const before = panel([["coal", "3"]]);
    const after = panel([
      ["steel", "2"],
      ["coal", "3"],
    ]);
    expect(compare([before], [after]).size).toBe(0);
  });

  test("a new row is no change of an old one", () => {
    expect(compare([panel([])], [panel([["$1"]])]).size).toBe(0);
  });

  test.each([
    [6, "+6"],
    [-3, "−3"],
    [0, ""],
    [null, ""],
  ])("%s is written %s", (change, text) => expect(signed(change)).toBe(text));
});

describe("money that travels", () => {
  test("from who paid to who received", () => {
    const changes = compare([panel([["$40"], ["$3"], ["1"]])], [panel([["$31"], ["$12"], ["2"]])]);
    expect(flights(changes)).toEqual([{ from: "money|#0|0", to: "money|#1|0", text: "$9" }]);
  });

  test("not where the bank pays", () => {
    expect(flights(compare([panel([["$4"], ["$4"]])], [panel([["$7"], ["$6"]])]))).toEqual([]);
  });

  test("one payer pays once", () => {
    const changes = compare([panel([["$9"], ["$0"], ["$0"]])], [panel([["$4"], ["$5"], ["$5"]])]);
    expect(flights(changes)).toHaveLength(1);
  });
});
