// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { Layers, type SpotStates } from "../layers";

const ground = `
  <g class="spot" data-target="hex:F3"><title>F3, country</title><use class="hit"/></g>
  <g class="spot" data-target="hex:F4"><title>F4, country</title><use class="hit"/></g>`;
const locomotive = (hex: string) => `
  <g class="piece locomotive spot" data-piece="locomotive:GWR:${hex}" data-target="company:GWR">
    <title>Great Western, ${hex}</title><use class="hit"/></g>`;
const house = `<g class="piece house" data-piece="house::F4" data-target="hex:F4"></g>`;
const plain: SpotStates = {
  lit: new Map(),
  chosen: new Set(),
  pointed: new Set(),
  stop: null,
  told: (target, words) => [names.get(target) ?? target, ...words].join(". "),
  around: "around",
};

const names = new Map<string, string>();

let layers: Layers;
const show = (play: string): boolean => layers.show({ ground, play });
const spot = (target: string): Element => layers.spots.get(target)!;

beforeEach(() => {
  document.body.innerHTML = `<svg><g id="sheet"><g id="ground"></g><g id="play"></g></g></svg>`;
  const [sheet, below, above] = ["sheet", "ground", "play"].map(
    (id) => document.getElementById(id) as unknown as SVGGElement,
  );
  layers = new Layers(sheet!, below!, above!);
});

describe("pieces that can be chosen", () => {
  test("are spots beside the hexes", () => {
    show(locomotive("F3") + house);
    expect([...layers.spots.keys()]).toEqual(["hex:F3", "hex:F4", "company:GWR"]);
  });

  test("are lit and called by their own name", () => {
    show(locomotive("F3"));
    names.set("company:GWR", "Great Western, F3");
    layers.applyStates({ ...plain, lit: new Map([["company:GWR", ["Extend the Great Western"]]]) });
    expect(spot("company:GWR").classList.contains("lit")).toBe(true);
    expect(spot("hex:F3").classList.contains("lit")).toBe(false);
    expect(spot("company:GWR").querySelector("title")?.textContent).toBe(
      "Great Western, F3. Extend the Great Western",
    );
  });

  test("say that they are picked, and the one that Tab comes to what lies around it", () => {
    show(locomotive("F3"));
    layers.applyStates({ ...plain, chosen: new Set(["company:GWR"]), stop: "hex:F3" });
    expect(spot("company:GWR").getAttribute("aria-pressed")).toBe("true");
    expect(spot("hex:F3").getAttribute("aria-describedby")).toBe("around");
    layers.applyStates(plain);
    expect(spot("company:GWR").hasAttribute("aria-pressed")).toBe(false);
    expect(spot("hex:F3").hasAttribute("aria-describedby")).toBe(false);
  });

  test("are called as they are told, whatever was drawn", () => {
    show(locomotive("F3"));
    layers.applyStates(plain);
    expect(show(locomotive("F4"))).toBe(false);
    names.set("company:GWR", "Nagy Nyugati, F4");
    layers.applyStates(plain);
    expect(spot("company:GWR").querySelector("title")?.textContent).toBe("Nagy Nyugati, F4");
  });

  test("keep the focus when they are drawn anew", () => {
    show(locomotive("F3"));
    layers.applyStates({ ...plain, stop: "company:GWR" });
    (spot("company:GWR") as SVGElement).focus();
    show(locomotive("F4"));
    expect(document.activeElement).toBe(spot("company:GWR"));
  });

  test("arrive when they have moved, and only then", () => {
    show(locomotive("F3") + house);
    show(locomotive("F4") + house);
    const arrived = [...document.querySelectorAll<SVGElement>(".arrived")];
    expect(arrived.map((each) => each.dataset["piece"])).toEqual(["locomotive:GWR:F4"]);
  });
});
