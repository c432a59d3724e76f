// Time series of a match's statistics: expanded, and grouped into charts.
import type { StatisticsView, SeriesView } from "../../lib/api";
import { seatOfTarget, seatTarget } from "../state/target-format";

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

/** What is drawn together: a column of a panel, a line for each row. Where the columns are the
 * players, a row; where things of several owners lie in a cell, that cell. */
export function graphs(view: StatisticsView, gain: (title: string) => string): Graph[] {
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
  if (seatOfTarget(livery) !== null) return [line, row, { series, label: column, owner: livery }];
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
    const team = teams
      .map((seats) => seats.map(seatTarget))
      .find((all) => all.includes(line.owner));
    if (!team || team.length === 1) return [line];
    if (line.owner !== team[0]) return [];
    const partners = graph.lines.filter(({ owner }) => team.includes(owner));
    return [{ ...line, label: partners.map(({ label }) => label).join(" + ") }];
  });
  return { ...graph, lines };
}
