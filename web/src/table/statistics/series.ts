// Time series of a match's statistics: unrolled, grouped into charts, laid out as a table.
import type { LineView, NumbersView, SeriesView } from "../../lib/api";

export type Value = number | null;

/** Lines that are drawn into one chart. */
export interface Graph {
  id: string;
  panel: string;
  title: string;
  lines: GraphLine[];
}

export interface GraphLine {
  series: SeriesView;
  label: string;
  /** Of the livery that it is drawn in. */
  owner: string;
}

/** The value after each action, from the set-up to the last one. */
export function expandSeries(series: SeriesView, last: number): Value[] {
  const all: Value[] = [];
  let value: Value = null;
  for (let number = 0, next = 0; number <= last; number += 1) {
    if (series.at[next] === number) value = series.values[next++] ?? null;
    all.push(value);
  }
  return all;
}

const isSeats = (owner: string) => owner.startsWith("seat:");

/** What is drawn together: a column of a panel, a line for each row. Where the columns are the
 * players, a row; where things of several owners lie in a cell, that cell. */
export function graphs(view: NumbersView, gain: (title: string) => string): Graph[] {
  const titles = new Map(view.panels.map((panel) => [panel.id, panel.title]));
  const found = new Map<string, Graph>();
  for (const series of view.series) {
    const [key, called, line] = placed(series, gain);
    const id = `${series.panel}|${key}`;
    const title = [titles.get(series.panel), called].filter(Boolean).join(" · ");
    const graph = found.get(id) ?? { id, panel: series.panel, title, lines: [] };
    graph.lines.push(line);
    found.set(id, graph);
  }
  return [...found.values()].filter(({ lines }) => lines.some(({ series }) => isChanging(series)));
}

function placed(series: SeriesView, gain: (title: string) => string): [string, string, GraphLine] {
  const { line, place, row, column, part, kind, owner, livery } = series;
  if (part) {
    const cell = [row, column].filter(Boolean).join(", ");
    const title = kind === "gain" ? gain(cell) : cell;
    return [`${line}|${place}|${kind}`, title, { series, label: part, owner: livery }];
  }
  if (isSeats(livery)) return [line, row, { series, label: column, owner: livery }];
  return [`@${place}`, column, { series, label: row || column, owner: owner || livery }];
}

/** It was not the same from the beginning to the end. */
export function isChanging(series: SeriesView): boolean {
  return series.at.length > 1;
}

/** Partners have one score: one line for all of them. */
export function oneForEachTeam(graph: Graph, teams: readonly (readonly number[])[]): Graph {
  if (graph.panel !== "score") return graph;
  const lines = graph.lines.flatMap((line) => {
    const team = teams.find((seats) => seats.some((seat) => line.owner === `seat:${seat}`));
    if (!team || team.length === 1) return [line];
    if (line.owner !== `seat:${team[0]}`) return [];
    const partners = graph.lines.filter(({ owner }) => team.some((s) => owner === `seat:${s}`));
    return [{ ...line, label: partners.map(({ label }) => label).join(" + ") }];
  });
  return { ...graph, lines };
}

// The ledger

/** A line of the ledger: an action, or all of a turn. Its numbers are those at its end. */
export interface StatisticsRow {
  number: number;
  /** The line before, whose numbers it is compared with; none before the set-up. */
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
  entries: readonly StatisticsRow[],
  { by, down }: SortOrder,
  valueOf: (id: string, number: number) => Value,
): StatisticsRow[] {
  const sign = down ? -1 : 1;
  if (by === null) return down ? [...entries].reverse() : [...entries];
  return [...entries].sort((one, other) => {
    const [a, b] = [valueOf(by, one.number), valueOf(by, other.number)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b) || one.number - other.number;
  });
}

/** Columns under a common heading. */
export interface ColumnGroup {
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
