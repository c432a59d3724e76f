import { describe, expect, test } from "vitest";
import type { CellView, PanelView } from "../../../lib/api";
import {
  findCardDraw,
  isPile,
  layersUnder,
  matchingCards,
  revealKey,
  ticketState,
} from "../card-rows";
import { number, panel } from "../../tests/builders";

const of = (kind: PanelView["kind"], ...rows: (string | Partial<CellView>)[][]): PanelView => ({
  ...panel(rows, kind),
  kind,
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
