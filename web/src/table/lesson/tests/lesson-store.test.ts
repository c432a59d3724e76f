import { beforeEach, expect, test } from "vitest";
import { anew, ApiError, asked, TableStore } from "../../tests/isolated-store";
import { choice, option, panel, view } from "../../tests/builders";

const blank = { at: [] as string[], clause: "" };
const STEPS = [
  { ...blank, kind: "read", text: "welcome", at: ["panel:money"], after: 0, takes: 0 },
  { ...blank, kind: "do", text: "build", at: ["hex:Q5"], after: 0, takes: 1 },
  { ...blank, kind: "they", text: "", after: 1, takes: 1 },
  { ...blank, kind: "read", text: "end", after: 2, takes: 0 },
];
const choices = [choice("target", option("build Q5", { targets: ["hex:Q5"] }))];
const scene = { ...view().scene, panels: [panel([["7"]])] };

async function taught() {
  const table = new TableStore("m");
  table.receive(view({ lesson: true, choices, scene }));
  await table.lesson.load();
  return table;
}

beforeEach(() => {
  anew({ skipForced: true });
  asked.lesson.mockResolvedValue({ seat: 0, pace: 0, steps: STEPS });
});

test("nothing can be chosen before it is read, and nothing is played by itself", async () => {
  const table = await taught();
  expect(table.lesson.shown?.text).toBe("welcome");
  expect(table.lesson.panel).toBe("money");
  expect([...table.selection.lit.keys()]).toEqual([]);
  table.lesson.next();
  expect(table.lesson.shown?.text).toBe("build");
  expect([...table.selection.lit.keys()]).toContain("hex:Q5");
  expect(table.highlight.targets).toEqual(new Set(["hex:Q5"]));
  expect(asked.playActions).not.toHaveBeenCalled();
  await table.activate("seat:1");
  expect(table.hint?.text).toBe("lesson-first-this");
});

test("the others decide when it is their turn in the lesson, and reading goes on", async () => {
  const table = await taught();
  table.lesson.next();
  expect(table.lesson.awaited).toBeNull();
  table.receive(view({ lesson: true, version: 2, number: 1, actor: 1 }));
  expect(table.lesson.awaited).toBe(2);
  asked.playLessonStep.mockResolvedValue(view({ lesson: true, version: 3, number: 2 }));
  await table.lesson.they(2);
  expect(asked.playLessonStep).toHaveBeenCalledWith("m", 2, null);
  expect(table.lesson.shown?.text).toBe("end");
  expect(table.lesson.isLast).toBe(true);
});

test("earlier cards can be read again", async () => {
  const table = await taught();
  table.lesson.next();
  table.lesson.back();
  expect([table.lesson.shown?.text, table.lesson.isBack]).toEqual(["welcome", true]);
  table.lesson.next();
  expect([table.lesson.shown?.text, table.lesson.isBack]).toEqual(["build", false]);
});

test("who comes back finds the card where it was", async () => {
  (await taught()).lesson.next();
  expect((await taught()).lesson.shown?.text).toBe("build");
});

test("a lesson that is another one now says so, and holds nobody up", async () => {
  asked.lesson.mockRejectedValue(new ApiError({ code: "", message: "rewritten", clause: "" }, 409));
  const table = await taught();
  expect(table.lesson.problem).not.toBe("");
  expect([...table.selection.lit.keys()]).toContain("hex:Q5");
});
