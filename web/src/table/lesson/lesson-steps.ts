// Progress in a lesson: it follows from the number of actions, and from what was read.
import type { LessonStepView, PanelView } from "../../lib/api";

const LONGEST = 5; // seconds that the others take, however much they decide

/** The step to be read or done now; as many as there are steps: all is over. `read` is the step that
 * was come to by reading: further than the actions allow it does not lead, nor does it hold back. */
export function stepAt(steps: readonly LessonStepView[], number: number, read: number): number {
  const isOver = ({ after, takes }: LessonStepView) => takes > 0 && after + takes <= number;
  const first = steps.findLastIndex(isOver) + 1;
  const next = steps.findIndex((each) => each.takes > 0 && !isOver(each));
  const last = next < 0 ? steps.length : next;
  return Math.min(Math.max(read, first), last);
}

/** The steps that have something to read, each a card. */
export function cards(steps: readonly LessonStepView[]): number[] {
  return steps.flatMap((step, index) => (step.text ? [index] : []));
}

/** The card that lies there at a step: its own, or that of a step before which goes on. */
export function cardAt(steps: readonly LessonStepView[], at: number): number {
  return cards(steps).findLastIndex((index) => index <= at);
}

/** The panel in which a target is, among these and the one about the end, which every table has; ""
 * where it is in none of them. */
export function panelOf(target: string, panels: readonly PanelView[]): string {
  if (target === "panel:ends") return "ends";
  const found = panels.find(
    ({ id, rows }) =>
      target === `panel:${id}` || rows.some((row) => row.some((cell) => cell.target === target)),
  );
  return found?.id ?? "";
}

/** Milliseconds before each decision of the others, where one may take so many seconds. */
export function paceOf(step: LessonStepView | null, seconds: number): number {
  return 1000 * Math.min(seconds, LONGEST / Math.max(1, step?.takes ?? 1));
}
