// Steps of the final scoring: line after line, seat after seat, with subtotals.
import type { ranking } from "./ranking";

export type RankedTeam = Pick<ReturnType<typeof ranking>[number], "first" | "score" | "lines">;

/** In the order in which they sit, which says nothing of who has won. */
export function bySeat<T extends RankedTeam>(places: readonly T[]): T[] {
  return [...places].sort((a, b) => a.first - b.first);
}

/** How many lines there are to tell. */
export function length(places: readonly RankedTeam[]): number {
  return places.reduce((sum, { lines }) => sum + lines.length, 0);
}

export interface SoFar {
  /** Lines of this place that are told. */
  told: number;
  total: number;
  /** Its last line is among them. */
  whole: boolean;
  /** It is being told now. */
  current: boolean;
}

/** Where each stands when so many lines are told. */
export function soFar(places: readonly RankedTeam[], told: number): SoFar[] {
  const all = told >= length(places);
  let left = told;
  return places.map(({ lines, score }) => {
    const mine = Math.min(left, lines.length);
    const whole = all || (mine > 0 && mine === lines.length);
    const current = !all && mine > 0 && left <= lines.length;
    left -= mine;
    const points = lines.slice(0, mine).reduce((sum, line) => sum + line.points, 0);
    return { told: mine, total: whole ? score : points, whole, current };
  });
}
