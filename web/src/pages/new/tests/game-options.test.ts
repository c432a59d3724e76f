import { expect, test } from "vitest";
import type { OptionInfo } from "../../../lib/api";
import { changed, conflict, defaultOf, filled } from "../game-options";

type Demands = Record<string, Record<string, string>>;

function option(
  name: string,
  choices: string[],
  more: Partial<OptionInfo> & { demands?: Demands } = {},
): OptionInfo {
  const { demands = {}, ...rest } = more;
  return {
    name,
    label: name.toUpperCase(),
    clause: "XY-1.1",
    rule: "",
    choices: choices.map((id) => ({
      id,
      label: `“${id}”`,
      about: "",
      demands: demands[id] ?? {},
    })),
    decider: "",
    defaults: {},
    ...rest,
  };
}

const edition = option("edition", ["new", "old"]);
const board = option("board", ["england", "usa"], { demands: { usa: { edition: "new" } } });
const hands = option("hands", ["open", "secret"], {
  decider: "edition",
  defaults: { old: "secret" },
});
const options = [edition, board, hands];

test("what nobody chose is the default", () => {
  expect(filled(options, {})).toEqual({ edition: "new", board: "england", hands: "open" });
});

test("a default follows the choice that it depends on, until somebody chooses", () => {
  expect(filled(options, { edition: "old" })["hands"]).toBe("secret");
  expect(filled(options, { edition: "old", hands: "open" })["hands"]).toBe("open");
  expect(defaultOf(hands, { edition: "old" })).toBe("secret");
});

test("what a choice demands comes before the defaults", () => {
  const olderFirst = [option("edition", ["old", "new"]), board, hands];
  expect(filled(olderFirst, {})).toMatchObject({ edition: "old" });
  expect(filled(olderFirst, { board: "usa" })).toEqual({
    edition: "new",
    board: "usa",
    hands: "open",
  });
});

test("a choice that demands something else than what was chosen says what it needs", () => {
  expect(conflict(options, { edition: "old" }, board, "usa")).toEqual({
    kind: "needs",
    option: "EDITION",
    choice: "“new”",
  });
});

test("a choice that another one does not go with says which", () => {
  expect(conflict(options, { board: "usa" }, edition, "old")).toEqual({
    kind: "against",
    option: "BOARD",
    choice: "“usa”",
  });
});

test("what goes together is possible", () => {
  expect(conflict(options, {}, board, "usa")).toBeNull();
  expect(conflict(options, { board: "usa" }, edition, "new")).toBeNull();
  expect(conflict(options, { board: "england" }, edition, "old")).toBeNull();
});

test("only what differs from the default of now counts as changed", () => {
  const names = (chosen: Record<string, string>) =>
    changed(options, chosen).map((each) => each.name);
  expect(names({})).toEqual([]);
  expect(names({ edition: "old" })).toEqual(["edition"]);
  expect(names({ edition: "old", hands: "open" })).toEqual(["edition", "hands"]);
  expect(names({ hands: "open" })).toEqual([]);
});
