// Spatial navigation: which spot lies in the direction of an arrow key.
export interface SpotPosition {
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

/** The nearest spot within 60° or so of the direction; sideways counts more. */
export function nextSpot(
  from: SpotPosition,
  spots: readonly SpotPosition[],
  key: string,
): SpotPosition | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: SpotPosition | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.id === from.id) continue;
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * direction[0] + y * direction[1];
    const aside = Math.abs(x * direction[1]) + Math.abs(y * direction[0]);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const effort = ahead + aside * ASIDE;
    if (effort < least) [best, least] = [spot, effort];
  }
  return best;
}

/** Where the walk begins: the spot nearest to the middle of them all. */
export function centralSpot(spots: readonly SpotPosition[]): SpotPosition | null {
  const x = mean(spots.map((spot) => spot.x));
  const y = mean(spots.map((spot) => spot.y));
  let best: SpotPosition | null = null;
  for (const spot of spots) {
    const off = (each: SpotPosition): number => Math.hypot(each.x - x, each.y - y);
    if (!best || off(spot) < off(best)) best = spot;
  }
  return best;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}
