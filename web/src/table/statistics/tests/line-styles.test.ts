import { expect, test } from "vitest";
import { contrast, legible, stroke } from "../line-styles";

const DAY = { paper: "#fcf7eb", ink: "#231f18" };
const NIGHT = { paper: "#1d2633", ink: "#ece4d2" };

test("a colour that can be seen stays; one that cannot is mixed with the ink", () => {
  expect(legible("#a8322a", DAY.paper, DAY.ink)).toBe("#a8322a");
  for (const colour of ["#f5e663", "#ffffff", "#1a1a1a", "#000000", "#20599a"])
    for (const { paper, ink } of [DAY, NIGHT])
      expect(contrast(legible(colour, paper, ink), paper)).toBeGreaterThanOrEqual(3);
});

test("eight lines have eight strokes", () => {
  const strokes = Array.from({ length: 8 }, (_, index) => stroke(index).join());
  expect(new Set(strokes).size).toBe(8);
});
