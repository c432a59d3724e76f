// Steps of the final scoring: line after line, seat after seat, with subtotals.
import type { ranking } from "./ranking";

type RankedTeam = Pick<ReturnType<typeof ranking>[number], "first" | "score" | "lines">;

/** In the order in which they sit, which says nothing of who has won. */
export function bySeat<T extends RankedTeam>(teams: readonly T[]): T[] {
  return [...teams].sort((a, b) => a.first - b.first);
}

/** How many lines there are to tell. */
export function lineCount(teams: readonly RankedTeam[]): number {
  return teams.reduce((sum, { lines }) => sum + lines.length, 0);
}

interface Subtotal {
  /** Lines of this team that are told. */
  told: number;
  total: number;
  /** Its last line is among them. */
  whole: boolean;
  /** It is being told now. */
  current: boolean;
}

/** Where each stands when so many lines are told. */
export function subtotals(teams: readonly RankedTeam[], told: number): Subtotal[] {
  const all = told >= lineCount(teams);
  let left = told;
  return teams.map(({ lines, score }) => {
    const mine = Math.min(left, lines.length);
    const whole = all || (mine > 0 && mine === lines.length);
    const current = !all && mine > 0 && left <= lines.length;
    left -= mine;
    const points = lines.slice(0, mine).reduce((sum, line) => sum + line.points, 0);
    return { told: mine, total: whole ? score : points, whole, current };
  });
}
