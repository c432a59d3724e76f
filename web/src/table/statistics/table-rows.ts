// Rows and columns of the statistics table: by action or turn, sorted, grouped, and which of them are visible.
import type { LineView, SeriesView } from "../../lib/api";
import type { Value } from "./series";

/** An action, or all of a turn. Its numbers are those at its end. */
export interface StatisticsRow {
  number: number;
  /** The row before, whose numbers it is compared with; none before the set-up. */
  before: number | null;
  seat: number | null;
  text: string;
}

export function byAction(lines: readonly LineView[]): StatisticsRow[] {
  return lines.map(({ number, seat, text, heading }) => ({
    number,
    before: number > 0 ? number - 1 : null,
    seat,
    text: text || heading,
  }));
}

/** A part of the log begins with an action that opens it, or after one that ends what was before. */
export function byTurn(lines: readonly LineView[]): StatisticsRow[] {
  const found: StatisticsRow[] = [];
  let text = lines[0]?.heading || lines[0]?.text || "";
  let from = 0;
  const close = (number: number) => {
    if (number < from) return;
    const seat = lines[number]?.seat ?? null;
    found.push({ number, before: from > 0 ? from - 1 : null, seat, text });
    from = number + 1;
  };
  for (const line of lines.slice(1)) {
    if (!line.heading) continue;
    close(line.opens ? line.number - 1 : line.number);
    text = line.heading;
  }
  close(lines.length - 1);
  return found;
}

export interface SortOrder {
  /** A series, or nothing: in the order of play. */
  by: string | null;
  down: boolean;
}

/** What stood nowhere comes last, whichever way. */
export function sortRows(
  rows: readonly StatisticsRow[],
  { by, down }: SortOrder,
  valueOf: (id: string, number: number) => Value,
): StatisticsRow[] {
  const sign = down ? -1 : 1;
  if (by === null) return down ? [...rows].reverse() : [...rows];
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(by, one.number), valueOf(by, other.number)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b) || one.number - other.number;
  });
}

/** Columns under a common heading. */
interface ColumnGroup {
  title: string;
  owner: string;
  count: number;
}

/** Neighbours that are called the same have one heading. */
export function columnGroups(
  columns: readonly SeriesView[],
  titleOf: (series: SeriesView) => readonly [key: string, title: string, owner: string],
): ColumnGroup[] {
  const found: (ColumnGroup & { key: string })[] = [];
  for (const series of columns) {
    const [key, title, owner] = titleOf(series);
    const last = found.at(-1);
    if (last?.key === key) last.count += 1;
    else found.push({ key, title, owner, count: 1 });
  }
  return found;
}

/** Which of many equal rows or columns can be seen, with a few on either side. */
export function visibleRange(
  scrolled: number,
  room: number,
  size: number,
  count: number,
): [first: number, end: number] {
  const [first, end] = [Math.floor(scrolled / size), Math.ceil((scrolled + room) / size)];
  return [Math.max(0, Math.min(first - 4, count)), Math.max(0, Math.min(end + 4, count))];
}
