// Line styles: lines are told apart by colour on any paper, and without colour by their strokes.
import { luminance, mix } from "../../lib/colours";

/** Strokes and gaps in pixels; the first is drawn through. */
const STROKES: readonly (readonly number[])[] = [
  [],
  [9, 4],
  [2, 3],
  [12, 3, 2, 3],
  [5, 3],
  [12, 3, 2, 3, 2, 3],
  [18, 5],
  [4, 6],
];
const LEAST = 3; // contrast of what is no text, by WCAG 1.4.11

export function stroke(index: number): readonly number[] {
  return STROKES[index % STROKES.length]!;
}

/** Kept as it is where it can be seen; else mixed with the ink until it can. */
export function legible(colour: string, paper: string, ink: string): string {
  let found = colour;
  for (let share = 0.1; share < 1 && contrast(found, paper) < LEAST; share += 0.1) {
    found = mix(colour, ink, share);
  }
  return found;
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
