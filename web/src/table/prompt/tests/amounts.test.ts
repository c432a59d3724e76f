import { describe, expect, test } from "vitest";
import { amounts, nearestAmount, quickSteps, stepAmount } from "../amounts";
import { option } from "../../tests/builders";

const bids = (...values: number[]) =>
  amounts(values.map((number) => option(`bid ${number}`, { number })));

describe("amounts", () => {
  test("in order, without what is refused", () => {
    const all = amounts([
      option("bid 9", { number: 9 }),
      option("bid 7", { number: 7 }),
      option("bid 6", { number: 6, legal: false }),
    ]);
    expect(all.map((each) => each.value)).toEqual([7, 9]);
  });

  test.each([
    [3, 7],
    [8, 8],
    [99, 40],
    [NaN, 7],
  ])("for %d wanted there is %d", (wanted, got) => {
    expect(nearestAmount(bids(7, 8, 9, 40), wanted).value).toBe(got);
  });

  test("a step goes to the next legal amount", () => {
    expect(stepAmount(bids(5, 10, 20), 5, 1).value).toBe(10);
    expect(stepAmount(bids(5, 10, 20), 20, -1).value).toBe(10);
  });

  test("a step beyond the end stays there", () => {
    expect(stepAmount(bids(5, 10), 10, 1).value).toBe(10);
    expect(stepAmount(bids(5, 6, 7), 6, 10).value).toBe(7);
  });

  test("quick steps fit the range", () => {
    expect(quickSteps(bids(7, 9))).toEqual([]);
    expect(quickSteps(bids(7, 30))).toEqual([5]);
    expect(quickSteps(bids(7, 60))).toEqual([5, 10]);
    expect(quickSteps(bids(7, 600))).toEqual([25, 100]);
  });
});
