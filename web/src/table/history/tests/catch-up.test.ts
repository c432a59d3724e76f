import { expect, test } from "vitest";
import { entry } from "../../tests/builders";
import { catchUpSteps } from "../catch-up";

const played = (count: number, turn: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...entry(index + 1, "done"),
    seat: Math.floor(index / turn) % 2,
  }));

test("a few actions are shown one by one, without haste", () => {
  expect(catchUpSteps(played(5, 1), 2, 5)).toEqual({ numbers: [3, 4, 5], pace: 700 });
});

test("of many the turns are shown, each by its last action", () => {
  const { numbers, pace } = catchUpSteps(played(40, 4), 0, 40);
  expect(numbers).toEqual([4, 8, 12, 16, 20, 24, 28, 32, 36, 40]);
  expect(pace).toBe(700);
});

test("however much was missed, it takes twelve seconds at most and ends with the last action", () => {
  for (const count of [30, 90, 700]) {
    const { numbers, pace } = catchUpSteps(played(count, 1), 0, count);
    expect(numbers.length * pace).toBeLessThanOrEqual(12_000);
    expect(numbers.at(-1)).toBe(count);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});
