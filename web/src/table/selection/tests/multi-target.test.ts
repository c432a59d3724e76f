import { describe, expect, test } from "vitest";
import type { ChoiceView, OptionView } from "../../../lib/api";
import { legalOptions, expandChoice } from "../options";
import {
  isAmount,
  remainingOptions,
  listItems,
  litBy,
  litCells,
  modes,
  offTable,
  targetsToPick,
  describeOptions,
} from "../multi-target";
import { choice, option } from "../../tests/builders";

const named = (label: string, found: ChoiceView): ChoiceView => ({ ...found, label });
const about = (action: string, ...targets: string[]): OptionView => option(action, { targets });
const count = (length: number): number[] => Array.from({ length }, (_, each) => each);

const extend = named(
  "Extend a line",
  choice(
    "target",
    ...["LSWR", "GWR"].flatMap((company) =>
      count(3).map((hex) => about(`extend ${company} ${hex}`, `company:${company}`, `hex:${hex}`)),
    ),
  ),
);
const place = named(
  "Place a station",
  choice("target", ...count(100).map((hex) => about(`station ${hex}`, `hex:${hex}`))),
);
const move = named(
  "Move a station",
  choice(
    "target",
    ...[200, 201].flatMap((from) =>
      count(100).map((hex) => about(`move ${from} ${hex}`, `station:${from}`, `hex:${hex}`)),
    ),
  ),
);
const invest = named(
  "Invest",
  choice(
    "target",
    about("invest Leeds steel", "city:Leeds", "good:steel"),
    about("invest York steel", "city:York", "good:steel"),
  ),
);
const pass = expandChoice(choice("button", option("pass")));
const turn = [pass, extend, place, move, invest];
const lit = (choices: ChoiceView[], ...picked: string[][]): string[] => [
  ...litBy(choices, picked).keys(),
];

describe("kinds of action", () => {
  test("are chosen from where together they would light too much", () => {
    expect(modes(turn).map((mode) => mode.label)).toEqual([
      "Extend a line",
      "Place a station",
      "Move a station",
      "Invest",
    ]);
  });

  test("are also where very much would follow the first part", () => {
    expect(modes([extend, move]).map((mode) => mode.choices)).toEqual([[extend], [move]]);
  });

  test("are not, where little is lit", () => {
    expect(modes([pass, extend, invest])).toEqual([]);
    expect(modes([pass, place])).toEqual([]);
  });

  test("are not, where each thing means one action, however many there are", () => {
    const draw = choice("target", about("draw red", "card:red"));
    const claim = choice("target", ...count(90).map((id) => about(`claim ${id}`, `track:${id}`)));
    expect(modes([draw, claim, pass])).toEqual([]);
  });

  test("what is refused is no kind to choose from", () => {
    const none = choice("target", { ...about("extend GWR 1", "company:GWR"), legal: false });
    expect(modes([none, place])).toEqual([]);
  });

  test("one of them is shown with what is none", () => {
    const shown = modes(turn).find(({ word }) => word === "move");
    expect(shown?.choices).toEqual([move, pass]);
    expect(offTable(turn)).toEqual([pass]);
  });
});

describe("part by part", () => {
  test("few are lit in all their parts", () => {
    expect(lit([extend])).toEqual(["company:LSWR", "company:GWR", "hex:0", "hex:1", "hex:2"]);
  });

  test("of very many, only the first part is", () => {
    expect(lit([move])).toEqual(["station:200", "station:201"]);
  });

  test("many things that stand for one action each are lit at once", () => {
    const lay = choice(
      "target",
      ...count(30).map((hex) => about(`lay red ${hex}`, "railroad:red", `hex:${hex}`)),
      ...count(12).map((hex) => about(`lay blue ${20 + hex}`, "railroad:blue", `hex:${20 + hex}`)),
    );
    expect(lit([lay])).toHaveLength(2 + 32);
  });

  test("what goes with what is picked is lit then", () => {
    expect(lit([extend], ["company:GWR"])).toEqual(["hex:0", "hex:1", "hex:2"]);
    expect(lit([move], ["hex:201", "station:201"])).toHaveLength(100);
  });

  test("also from the other end", () => {
    expect(lit([move], ["hex:7"])).toEqual(["station:200", "station:201"]);
    expect(remainingOptions(legalOptions([move]), [["hex:7"]]).map((each) => each.action)).toEqual([
      "move 200 7",
      "move 201 7",
    ]);
  });

  test("where one thing stands for several actions, all stays lit", () => {
    const trade = choice(
      "target",
      about("buy PRR", "company:PRR"),
      about("sell PRR", "company:PRR"),
      about("buy B&O", "company:B&O"),
    );
    expect(lit([trade], ["company:PRR"])).toEqual(["company:PRR", "company:B&O"]);
  });

  test("what is refused is not lit", () => {
    const none = choice("target", { ...about("extend GWR 1", "company:GWR"), legal: false });
    expect(lit([none])).toEqual([]);
  });

  test("a cell of a panel stands for all of an action", () => {
    expect([...litCells(turn).keys()]).toContain("city:Leeds+good:steel");
    expect(litCells([place]).size).toBe(0);
  });

  test("what is picked is not to be picked again", () => {
    expect(targetsToPick(invest.options[0]!, [["good:steel"]])).toEqual(["city:Leeds"]);
  });
});

describe("an amount", () => {
  const bids = [1, 2].map((number) => option(`bid ${number} F1`, { targets: ["hex:F1"], number }));

  test("is all that is left to decide", () => {
    expect(isAmount(bids)).toBe(true);
  });

  test("is not, while the place is open, or where no number is meant", () => {
    expect(isAmount([...bids, option("bid 1 F2", { targets: ["hex:F2"], number: 1 })])).toBe(false);
    expect(isAmount(invest.options)).toBe(false);
    expect(isAmount([])).toBe(false);
  });
});

describe("a list", () => {
  test("of few has every action", () => {
    expect(listItems(extend.options, [], 6)).toHaveLength(6);
    expect(listItems(extend.options, [], 6).every((line) => line.target === "")).toBe(true);
  });

  test("of many in parts has the first parts, then what goes with one", () => {
    const first = listItems(move.options, [], 6);
    expect(first.map((line) => [line.target, line.options.length])).toEqual([
      ["station:200", 100],
      ["station:201", 100],
    ]);
    const rest = listItems(first[0]!.options, [["station:200"]], 6);
    expect(rest).toHaveLength(100);
    expect(rest.every((line) => line.target === "" && line.options.length === 1)).toBe(true);
  });

  test("of many of one part has them all", () => {
    expect(listItems(place.options, [], 6)).toHaveLength(100);
  });

  test("of amounts at several places has the places", () => {
    const bids = [1, 2].flatMap((number) =>
      ["F1", "F2"].map((hex) =>
        option(`bid ${number} ${hex}`, { targets: [`hex:${hex}`], number }),
      ),
    );
    expect(listItems(bids, [], 6).map((line) => line.target)).toEqual(["hex:F1", "hex:F2"]);
  });
});

test("of a few actions each is told, of many only what they are", () => {
  expect(describeOptions(invest.options, turn)).toEqual([
    "invest Leeds steel",
    "invest York steel",
  ]);
  expect(describeOptions(move.options, turn)).toEqual(["Move a station"]);
});
