import { expect, test } from "vitest";
import type { StatisticsView, SeriesView } from "../../../lib/api";
import { expandSeries, graphs, oneForEachTeam, type Graph } from "../series";

function series(id: string, more: Partial<SeriesView> = {}): SeriesView {
  const [panel = "", line = "", place = "0", part = ""] = id.split("|");
  return {
    id,
    panel,
    line,
    place: Number(place),
    row: line,
    column: `column ${place}`,
    part,
    kind: "figure",
    before: "",
    after: "",
    owner: line.startsWith("seat") ? line : "",
    livery: "",
    at: [0, 2],
    values: [1, 2],
    ...more,
  };
}

function view(...all: SeriesView[]): StatisticsView {
  const panels = [...new Set(all.map((each) => each.panel))].map((id) => ({
    id,
    title: `T ${id}`,
  }));
  return { version: 1, number: 4, lines: [], panels, series: all };
}

const gain = (title: string) => `${title}, gain`;
const titles = (found: Graph[]) =>
  found.map(({ title, lines }) => [title, lines.map(({ label, owner }) => `${label} ${owner}`)]);

test("a number stays what it is until it changes, and is nothing before it is there", () => {
  const later = series("p|r|1", { at: [1, 3], values: [5, null] });
  expect(expandSeries(later, 4)).toEqual([null, 5, 5, null, null]);
});

test("a column is drawn together, a line for each row", () => {
  const found = graphs(
    view(series("p|seat:0|1"), series("p|seat:1|1"), series("p|seat:0|2")),
    gain,
  );
  expect(titles(found)).toEqual([
    ["T p · column 1", ["seat:0 seat:0", "seat:1 seat:1"]],
    ["T p · column 2", ["seat:0 seat:0"]],
  ]);
});

test("where the columns are players, a row is drawn together", () => {
  const cells = [1, 2].map((place) => series(`p|sum|${place}`, { livery: `seat:${place}` }));
  expect(titles(graphs(view(...cells), gain))).toEqual([
    ["T p · sum", ["column 1 seat:1", "column 2 seat:2"]],
  ]);
});

test("what lies in a cell is drawn by its owners, what it would bring apart", () => {
  const counts = ["seat:0", "seat:1"].map((part) =>
    series(`p|NER|2|${part}`, { livery: part, kind: "count" }),
  );
  const gains = series("p|NER|2|seat:0+", { livery: "seat:0", kind: "gain", part: "seat:0" });
  expect(titles(graphs(view(...counts, gains), gain))).toEqual([
    ["T p · NER, column 2", ["seat:0 seat:0", "seat:1 seat:1"]],
    ["T p · NER, column 2, gain", ["seat:0 seat:0"]],
  ]);
});

test("what never changes is not offered as a chart", () => {
  expect(graphs(view(series("p|r|1", { at: [0], values: [3] })), gain)).toEqual([]);
});

test("partners have one line", () => {
  const scores = [0, 1, 2, 3].map((seat) =>
    series(`score|seat:${seat}|0`, { row: "ABCD"[seat]!, column: "" }),
  );
  const [graph] = graphs(view(...scores), gain);
  const lines = oneForEachTeam(graph!, [
    [0, 1],
    [2, 3],
  ]).lines;
  expect(lines.map(({ label, owner }) => [label, owner])).toEqual([
    ["A + B", "seat:0"],
    ["C + D", "seat:2"],
  ]);
});
