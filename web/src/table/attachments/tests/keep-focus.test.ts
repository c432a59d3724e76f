// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus, tabStopIn } from "../keep-focus";

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)!.focus();
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <aside><button id="cell">PRR</button></aside>
    <section class="bar">
      <p class="sentence" tabindex="-1">Ada: choose.</p>
      <div class="choices">
        <details><summary>list</summary><div class="inside"><button class="choice">A</button></div></details>
        <button class="choice" aria-disabled="true">B</button>
        <button class="choice" id="first">C</button>
      </div>
    </section>`;
  stop = keepFocus(document.body);
});
afterEach(() => stop());

test("where what had the focus is gone, the first choice has it", async () => {
  focusOn("#cell");
  document.querySelector("aside")!.innerHTML = "PRR";
  await settled();
  expect(document.activeElement?.id).toBe("first");
});

test("who had it nowhere keeps it so, and what still stands keeps it", async () => {
  document.querySelector("aside")!.innerHTML = "PRR";
  await settled();
  expect(document.activeElement).toBe(document.body);
  focusOn("#first");
  document.querySelector("details")!.remove();
  await settled();
  expect(document.activeElement?.id).toBe("first");
});

test("without a choice the list is a stop, and at last the sentence", () => {
  const bar = document.querySelector<HTMLElement>(".bar")!;
  document.querySelector("#first")!.remove();
  expect(tabStopIn(bar)?.tagName).toBe("SUMMARY");
  document.querySelector(".choices")!.remove();
  expect(tabStopIn(bar)?.className).toBe("sentence");
  expect(tabStopIn(null)).toBeNull();
});
