// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { rovingTabindex, stepTo } from "../roving-tabindex";

describe("where a key leads", () => {
  test.each([
    ["ArrowRight", 0, 3, 1],
    ["ArrowDown", 1, 3, 2],
    ["ArrowLeft", 0, 3, null],
    ["ArrowRight", 2, 3, null],
    ["Home", 2, 3, 0],
    ["End", 0, 3, 2],
    ["Home", -1, 0, null],
    ["Enter", 1, 3, null],
    ["ArrowRight", -1, 3, null],
  ])("%s from %d of %d leads to %s", (key, from, count, to) => {
    expect(stepTo(key, from, count)).toBe(to);
  });
});

describe("one stop for Tab", () => {
  let leave: void | (() => void);
  const list = (html: string): HTMLElement => {
    document.body.innerHTML = `<ul>${html}</ul>`;
    const element = document.querySelector("ul")!;
    leave = rovingTabindex(element);
    return element;
  };
  const stops = (element: HTMLElement) =>
    [...element.querySelectorAll("button")].map((each) => each.tabIndex);
  afterEach(() => leave?.());

  test("is what can be chosen, else the first", () => {
    expect(stops(list("<button></button><button></button>"))).toEqual([0, -1]);
    expect(stops(list('<button></button><button class="lit"></button>'))).toEqual([-1, 0]);
  });

  test("goes with the arrows and with the focus", () => {
    const element = list("<button></button><button></button><button></button>");
    const [first, , last] = element.querySelectorAll("button");
    first!.focus();
    first!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(stops(element)).toEqual([-1, 0, -1]);
    last!.focus();
    expect(stops(element)).toEqual([-1, -1, 0]);
  });
});
