import { describe, expect, test } from "vitest";
import type { LessonStepView } from "../../../lib/api";
import { panel } from "../../tests/builders";
import { cardAt, cards, paceOf, panelOf, stepAt } from "../lesson-steps";

const step = (kind: LessonStepView["kind"], text: string, after: number, takes = 0) => ({
  ...{ kind, text, at: [], clause: "" },
  ...{ after, takes },
});
const STEPS: LessonStepView[] = [
  step("read", "welcome", 0),
  step("read", "board", 0),
  step("do", "bid", 0, 1),
  step("they", "", 1, 2),
  step("read", "they bid", 3),
  step("do", "build", 3, 1),
  step("do", "", 4, 1),
  step("read", "end", 5),
];

describe("where somebody is", () => {
  test.each([
    { number: 0, read: 0, at: 0, what: "the first card" },
    { number: 0, read: 1, at: 1, what: "what was come to by reading" },
    { number: 0, read: 7, at: 2, what: "no further than the next decision" },
    { number: 1, read: 0, at: 3, what: "past what was done, read or not" },
    { number: 2, read: 2, at: 3, what: "the others have not all decided" },
    { number: 3, read: 2, at: 4, what: "what is told of them" },
    { number: 3, read: 5, at: 5, what: "read, and wanted" },
    { number: 4, read: 5, at: 6, what: "the same card goes on" },
    { number: 3, read: 7, at: 5, what: "back by an undo" },
    { number: 5, read: 0, at: 7, what: "the last card" },
    { number: 5, read: 8, at: 8, what: "all is over" },
    { number: 60, read: 0, at: 7, what: "the match has gone on" },
  ])("$what", ({ number, read, at }) => {
    expect(stepAt(STEPS, number, read)).toBe(at);
  });

  test("a lesson that is not here yet", () => expect(stepAt([], 3, 2)).toBe(0));
});

test("a step without words goes on with the card before it", () => {
  expect(cards(STEPS)).toEqual([0, 1, 2, 4, 5, 7]);
  expect([0, 2, 3, 4, 6, 8].map((at) => cardAt(STEPS, at))).toEqual([0, 2, 2, 3, 4, 5]);
});

test("the panel of a thing", () => {
  const panels = [panel([[{ target: "seat:1" }]], "holdings"), panel([["7"]], "dials")];
  expect(panelOf("seat:1", panels)).toBe("holdings");
  expect(panelOf("panel:dials", panels)).toBe("dials");
  expect(panelOf("hex:Q5", panels)).toBe("");
  expect(panelOf("panel:ends", panels)).toBe("ends");
});

test("the others are calm, but not for ever", () => {
  expect(paceOf(step("they", "", 0, 3), 0.5)).toBe(500);
  expect(paceOf(step("they", "", 0, 20), 0.5)).toBe(250);
  expect(paceOf(null, 0.5)).toBe(500);
});
