import { describe, expect, test } from "vitest";
import { isPayment, paymentOptions } from "../payments";
import { choice, option } from "../../tests/builders";

const cards = (...counts: number[]) =>
  counts.map((count, kind) => ({ owner: `card:${kind}`, count }));
const pay = (colour: string, number: number) =>
  option(`pay ${colour} ${number}`, {
    targets: [`colour:${colour}`],
    number,
    cards: cards(3, number),
  });

describe("ways to pay", () => {
  test("the cheapest first, wild cards alone last", () => {
    const wild = option("pay locomotive", { targets: ["wild:locomotive"], cards: cards(3) });
    const coloured = choice("target", pay("blue", 1), pay("blue", 0), pay("red", 0));
    const [all] = paymentOptions([choice("target", wild), coloured]);
    expect(all!.first.map((each) => each.action)).toEqual([
      "pay blue 0",
      "pay red 0",
      "pay blue 1",
      "pay locomotive",
    ]);
  });

  test("without numbers they stand as they come", () => {
    const all = ["0 0", "1 0", "1 1"].map((each) =>
      option(`from-rack ${each}`, { cards: cards(1) }),
    );
    expect(paymentOptions([choice("target", ...all)])[0]!.first).toEqual(all);
  });

  test("many are folded, one more than a few is not", () => {
    const many = (count: number) =>
      paymentOptions([
        choice("target", ...Array.from({ length: count }, (_, each) => pay("red", each))),
      ])[0]!;
    expect(many(7).more).toEqual([]);
    expect(many(9).first).toHaveLength(6);
    expect(many(9).more).toHaveLength(3);
  });

  test("numbers without cards are no ways to pay", () => {
    expect(isPayment(choice("number", option("bid 7", { number: 7 })))).toBe(false);
    expect(isPayment(choice("number", pay("red", 1)))).toBe(true);
    expect(paymentOptions([choice("button", option("pass"))])).toEqual([]);
  });
});
