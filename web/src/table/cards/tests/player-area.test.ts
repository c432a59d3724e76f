import { describe, expect, test } from "vitest";
import type { CellView, PanelView } from "../../../lib/api";
import { byTarget } from "../../selection/options";
import {
  atHand,
  findCardDraw,
  choicesElsewhere,
  isPile,
  matchingCards,
  layOutPanels,
  ticketState,
  revealKey,
  layersUnder,
} from "../player-area";
import { choice, number, option, panel } from "../../tests/builders";

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

describe("cards and tickets", () => {
  const [lone, pile] = of("row", ["red"], ["deck", "57"]).rows;

  test("a pile has a number", () => {
    expect(isPile(lone!)).toBe(false);
    expect(isPile(pile!)).toBe(true);
  });

  test.each([
    [1, 0],
    [3, 2],
    [12, 3],
    [0, 0],
  ])("a stack of %d has %d under the top one", (count, layers) => {
    expect(layersUnder(of("hand", ["red", number(count, { text: "some" })]).rows[0]!)).toBe(layers);
  });

  test("a card without a number is one", () => {
    expect(layersUnder(of("hand", ["red"]).rows[0]!)).toBe(0);
  });

  test("a ticket is done, open or lost", () => {
    const rows = of("tickets", [{ strong: true }], [{ points: ["track:1"] }], [{}]).rows;
    expect(rows.map(ticketState)).toEqual(["done", "open", "lost"]);
  });
});

describe("what is turned up", () => {
  const shown = of("reveal", [{ text: "red", owner: "card:red", strong: true }], [{ owner: "x" }]);

  test("is the same in every language", () => {
    const spoken = of(
      "reveal",
      [{ text: "piros", owner: "card:red", strong: true }],
      [{ owner: "x" }],
    );
    expect(revealKey([of("table", ["a"]), shown])).toBe(revealKey([spoken]));
    expect(revealKey([of("table", ["a"])])).toBe("");
  });

  test("is counted where it matches", () => {
    expect(matchingCards(shown)).toBe(1);
  });
});

describe("a card that was drawn", () => {
  const row = (deck: number, ...owners: string[]) =>
    of("row", ...owners.map((owner) => [{ owner }]), [{ target: "pile:deck" }, number(deck)]);
  const hand = (...held: [string, number][]) =>
    of(
      "hand",
      ...held.map(([owner, count]) => [{ owner, target: `colour:${owner}` }, number(count)]),
    );
  const to = { panel: "hand", target: "colour:red" };

  test("came out of the row", () => {
    const before = [row(9, "blue", "red"), hand(["blue", 1])];
    const after = [row(8, "blue", "green"), hand(["blue", 1], ["red", 1])];
    expect(findCardDraw(before, after)).toEqual({ from: { place: 1 }, ...to });
  });

  test("came off the deck", () => {
    const before = [row(9, "blue"), hand(["red", 2])];
    const after = [row(8, "blue"), hand(["red", 3])];
    expect(findCardDraw(before, after)).toEqual({ from: { pile: "pile:deck" }, ...to });
  });

  test("came from nowhere plain", () => {
    const still = row(9, "blue");
    expect(findCardDraw([still, hand()], [still, hand(["red", 1])])).toBeNull();
    expect(findCardDraw([still, hand(["red", 3])], [still, hand(["red", 1])])).toBeNull();
    expect(findCardDraw([hand()], [hand(["red", 1])])).toBeNull();
  });
});
