import { describe, expect, test } from "vitest";
import type { CellView, PanelView } from "../../../lib/api";
import { byTarget } from "../../selection/options";
import { atHand, choicesElsewhere, layOutPanels } from "../panel-layout";
import { choice, option, panel } from "../../tests/builders";

const of = (kind: PanelView["kind"], ...rows: (string | Partial<CellView>)[][]): PanelView => ({
  ...panel(rows, kind),
  kind,
});
const keep = option("keep 7", { targets: ["ticket:7"] });
const back = option("return 7", { targets: ["ticket:7"] });
const lit = byTarget([keep, back]);
const none = byTarget([]);
const names = (panels: readonly PanelView[]) => panels.map((each) => each.id);

describe("what lies before the player", () => {
  const tickets = of("tickets", [{ text: "A – B", target: "ticket:7" }, "9"]);
  const all = [of("row", ["red"]), of("table", ["Ada"]), of("hand", ["red", "2"]), tickets];

  test("cards always, tickets while they are decided on", () => {
    expect(names(layOutPanels(all, none, false).near)).toEqual(["row", "hand"]);
    expect(names(layOutPanels(all, none, false).side)).toEqual(["table", "tickets"]);
    expect(names(layOutPanels(all, lit, false).near)).toEqual(["row", "hand", "tickets"]);
    expect(names(layOutPanels(all, lit, false).side)).toEqual(["table"]);
  });

  test("what was turned up, while it is paid for", () => {
    const turned = of("reveal", ["red"]);
    expect(names(layOutPanels([turned], none, false).side)).toEqual(["reveal"]);
    expect(names(layOutPanels([turned], none, true).turned)).toEqual(["reveal"]);
  });

  test("nothing where there is nothing", () => {
    const empty = [of("hand"), of("reveal"), of("tickets"), of("supply"), of("table")];
    expect(names(layOutPanels(empty, none, false).near)).toEqual([]);
    expect(names(layOutPanels(empty, none, false).side)).toEqual(["table"]);
  });

  test("what can be clicked there is not listed a second time", () => {
    const tray = [of("row", [{ target: "card:red" }], [{ target: "pile:deck" }, "9"])];
    const draw = choice("target", option("draw red", { targets: ["card:red"] }));
    const deck = choice("target", option("draw deck", { targets: ["pile:deck"] }));
    const claim = choice("target", option("claim 3", { targets: ["track:3"] }));
    const pass = choice("button", option("pass"));
    expect(choicesElsewhere([draw, deck, claim, pass], tray)).toEqual([claim, pass]);
    const more = choice("target", ...draw.options, option("draw blue", { targets: ["card:blue"] }));
    expect(choicesElsewhere([more], tray)).toEqual([more]);
  });

  test("the one ticket in question shows its way unasked", () => {
    const asked = { target: "ticket:7", points: ["track:1", "track:2"] };
    const other = { target: "ticket:8", points: ["track:3"] };
    expect(atHand([of("tickets", [asked], [other])], lit)).toEqual(["track:1", "track:2"]);
    expect(atHand([of("tickets", [asked], [asked])], lit)).toEqual([]);
    expect(atHand([of("tickets", [asked])], none)).toEqual([]);
  });
});
