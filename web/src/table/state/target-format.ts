// Format of a target: "kind:id", such as "hex:Q5" or "seat:0"; of several together "city:Leeds+good:steel".
const SEAT = /^seat:(\d+)$/;
const BETWEEN = "+";

/** "hex:" of "hex:Q5" */
export function targetKind(target: string): string {
  return target.slice(0, target.indexOf(":") + 1);
}

/** "F40" of "hex:F40" */
export function targetId(target: string): string {
  return target.slice(target.indexOf(":") + 1);
}

/** What a cell of a panel says that stands for all of an action: "city:Leeds+good:steel". */
export function combinedTarget(targets: readonly string[]): string {
  return targets.join(BETWEEN);
}

export function isCombined(target: string): boolean {
  return target.includes(BETWEEN);
}

export function targetParts(target: string): string[] {
  return target.split(BETWEEN);
}

export function seatTarget(seat: number): string {
  return `seat:${seat}`;
}

export function seatOfTarget(target: string): number | null {
  const found = SEAT.exec(target);
  return found && Number(found[1]);
}
