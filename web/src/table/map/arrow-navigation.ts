// Spatial navigation: which spot lies in the direction of an arrow key.
export interface Mark {
  id: string;
  x: number;
  y: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 1.5; // how much worse a way to the side is than a way ahead

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

/** The nearest mark within 60° or so of the direction; sideways counts more. */
export function towards(from: Mark, marks: readonly Mark[], key: string): Mark | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: Mark | null = null;
  let least = Infinity;
  for (const mark of marks) {
    if (mark.id === from.id) continue;
    const [x, y] = [mark.x - from.x, mark.y - from.y];
    const ahead = x * direction[0] + y * direction[1];
    const aside = Math.abs(x * direction[1]) + Math.abs(y * direction[0]);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const effort = ahead + aside * ASIDE;
    if (effort < least) [best, least] = [mark, effort];
  }
  return best;
}

/** Where the walk begins: the mark nearest to the middle of them all. */
export function middle(marks: readonly Mark[]): Mark | null {
  const x = mean(marks.map((mark) => mark.x));
  const y = mean(marks.map((mark) => mark.y));
  let best: Mark | null = null;
  for (const mark of marks) {
    const off = (each: Mark): number => Math.hypot(each.x - x, each.y - y);
    if (!best || off(mark) < off(best)) best = mark;
  }
  return best;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}
