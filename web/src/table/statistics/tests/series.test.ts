import { expect, test } from "vitest";
import type { LineView, NumbersView, SeriesView } from "../../../lib/api";
import {
  byAction,
  byTurn,
  graphs,
  visibleRange,
  oneForEachTeam,
  sortRows,
  columnGroups,
  expandSeries,
  type Graph,
} from "../series";

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

function view(...all: SeriesView[]): NumbersView {
  const panels = [...new Set(all.map((each) => each.panel))].map((id) => ({
    id,
    title: `T ${id}`,
  }));
  return { version: 1, number: 4, lines: [], panels, series: all };
}

const gain = (title: string) => `${title}, gain`;
const titles = (found: Graph[]) =>
  found.map(({ title, lines }) => [title, lines.map(({ label, owner }) => `${label} ${owner}`)]);

function line(number: number, heading = "", opens = false): LineView {
  return { number, at: "", seat: number % 2, action: "", text: `did ${number}`, heading, opens };
}

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

test("a turn ends with the action that begins the next one, or before the one that opens it", () => {
  const lines = [
    line(0, "Turn of Ada"),
    line(1),
    line(2, "Turn of Béla"),
    line(3),
    line(4, "A train", true),
    line(5),
  ];
  expect(byAction(lines).map(({ number, before }) => [number, before])).toEqual([
    [0, null],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ]);
  expect(byTurn(lines).map(({ text, before, number }) => [text, before, number])).toEqual([
    ["Turn of Ada", null, 2],
    ["Turn of Béla", 2, 3],
    ["A train", 3, 5],
  ]);
});

test("the ledger is sorted by a number; what stood nowhere comes last", () => {
  const values: Record<number, number | null> = { 0: null, 1: 5, 2: 2, 3: 5 };
  const entries = byAction([line(0), line(1), line(2), line(3)]);
  const order = (by: string | null, down: boolean) =>
    sortRows(entries, { by, down }, (_, number) => values[number]!).map(({ number }) => number);
  expect(order("x", true)).toEqual([1, 3, 2, 0]);
  expect(order("x", false)).toEqual([2, 1, 3, 0]);
  expect(order(null, true)).toEqual([3, 2, 1, 0]);
});

test("neighbours with the same name have one heading", () => {
  const columns = [series("a|r|1"), series("a|s|1"), series("b|r|1")];
  expect(columnGroups(columns, ({ panel }) => [panel, panel, ""])).toMatchObject([
    { title: "a", count: 2 },
    { title: "b", count: 1 },
  ]);
});

test("of a thousand rows those are there that can be seen", () => {
  expect(visibleRange(0, 300, 30, 1000)).toEqual([0, 14]);
  expect(visibleRange(3000, 300, 30, 1000)).toEqual([96, 114]);
  expect(visibleRange(29_900, 300, 30, 1000)).toEqual([992, 1000]);
  expect(visibleRange(90_000, 300, 30, 10)).toEqual([10, 10]);
});
