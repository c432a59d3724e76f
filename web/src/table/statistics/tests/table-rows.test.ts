import { expect, test } from "vitest";
import type { LineView, SeriesView } from "../../../lib/api";
import { byAction, byTurn, columnGroups, sortRows, visibleRange } from "../table-rows";

function line(number: number, heading = "", opens = false): LineView {
  return { number, at: "", seat: number % 2, action: "", text: `did ${number}`, heading, opens };
}

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

test("the table is sorted by a number; what stood nowhere comes last", () => {
  const values: Record<number, number | null> = { 0: null, 1: 5, 2: 2, 3: 5 };
  const rows = byAction([line(0), line(1), line(2), line(3)]);
  const order = (by: string | null, down: boolean) =>
    sortRows(rows, { by, down }, (_, number) => values[number]!).map(({ number }) => number);
  expect(order("x", true)).toEqual([1, 3, 2, 0]);
  expect(order("x", false)).toEqual([2, 1, 3, 0]);
  expect(order(null, true)).toEqual([3, 2, 1, 0]);
});

test("neighbours with the same name have one heading", () => {
  const columns = ["a", "a", "b"].map((panel) => ({ panel }) as SeriesView);
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
