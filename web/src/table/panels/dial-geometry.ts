// Geometry of a dial: its marks stand from the lower left over the top to the lower right.
const REACH = 42;
const FIRST = -105;
const WIDE = 210;

function angle(step: number, count: number): number {
  return ((FIRST + (WIDE * step) / Math.max(1, count - 1)) * Math.PI) / 180;
}

function at(turned: number, reach: number): [number, number] {
  return [round(reach * Math.sin(turned)), round(-reach * Math.cos(turned))];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function markPositions(count: number): [number, number][] {
  return Array.from({ length: count }, (_, step) => at(angle(step, count), REACH));
}

/** A slender pointer towards a mark. */
export function pointerPath(step: number, count: number): string {
  const turned = angle(step, count);
  const [tip, left, right] = [
    at(turned, REACH - 9),
    at(turned - Math.PI / 2, 3),
    at(turned + Math.PI / 2, 3),
  ];
  return `M${left.join(" ")}L${tip.join(" ")}L${right.join(" ")}Z`;
}

/** The field around a mark, from the middle to the rim. */
export function sectorPath(step: number, count: number): string {
  const half = (WIDE / Math.max(1, count - 1) / 2) * (Math.PI / 180);
  const turned = angle(step, count);
  const [from, to] = [at(turned - half, REACH + 7), at(turned + half * 0.35, REACH + 7)];
  return `M0 0L${from.join(" ")}A${REACH + 7} ${REACH + 7} 0 0 1 ${to.join(" ")}Z`;
}
