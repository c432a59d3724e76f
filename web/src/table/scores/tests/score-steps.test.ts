import { expect, test } from "vitest";
import { bySeat, lineCount, subtotals } from "../score-steps";

const line = (seat: number, points: number) => ({ seat, text: "", clause: "", points });
const ranked = [
  { first: 1, score: 9, lines: [line(1, 9)] },
  { first: 0, score: 5, lines: [line(0, 3), line(0, 2)] },
];
const seated = bySeat(ranked);

test("the scoring is told seat after seat, whoever has won", () => {
  expect(seated.map(({ first }) => first)).toEqual([0, 1]);
  expect(lineCount(seated)).toBe(3);
});

test("what it comes to grows with each line", () => {
  const totals = [0, 1, 2, 3].map((told) => subtotals(seated, told).map(({ total }) => total));
  expect(totals).toEqual([
    [0, 0],
    [3, 0],
    [5, 0],
    [5, 9],
  ]);
  expect(subtotals(seated, 2).map(({ whole, current }) => [whole, current])).toEqual([
    [true, true],
    [false, false],
  ]);
});

test("at the end stands the score itself, whatever its lines come to", () => {
  const odd = [{ first: 0, score: 7, lines: [line(0, 3)] }];
  expect(subtotals(odd, 1)[0]).toMatchObject({ total: 7, whole: true, current: false });
  const bare = [{ first: 0, score: 4, lines: [] }];
  expect(subtotals(bare, 0)[0]).toMatchObject({ total: 4, whole: true });
});
