import { describe, expect, test } from "vitest";
import type { PlaceView } from "../../../lib/api";
import { PlaceTexts } from "../place-texts.svelte";
import { groupPlaces, filterPlaces } from "../place-search";

const place = (target: string, name: string, more: Partial<PlaceView> = {}): PlaceView => ({
  target,
  name,
  about: "",
  groups: [],
  near: {},
  ...more,
});
const hexes = [
  place("hex:Q4", "Q4", { groups: ["Q4 – Q5"] }),
  place("hex:Q5", "Újtown (Q5)", {
    about: "mountain, cost 4",
    groups: ["Q4 – Q5"],
    near: { north: [-1], "south-east": [1] },
  }),
  place("hex:R5", "Altoona (R5)", { groups: ["R5"] }),
];
const routes = [
  place("track:1", "Ankara – Baghdad", { groups: ["Ankara", "Baghdad"] }),
  place("track:2", "Ankara – Baghdad", { groups: ["Ankara", "Baghdad"] }),
  place("track:3", "Baghdad – Basra", {
    groups: ["Baghdad", "Basra"],
    near: { Baghdad: [-2, -1], Basra: [] },
  }),
];
const names = (places: readonly PlaceView[]) => places.map(({ name }) => name);

describe("a place in words", () => {
  const placeTexts = new PlaceTexts();
  const map = { lying: {}, titles: {} };

  test("is its name, what is printed there, and what lies there now", () => {
    placeTexts.show({ ...map, places: hexes, lying: { "hex:Q5": ["house", "locomotive: PRR"] } });
    expect(placeTexts.tell("hex:Q5")).toBe("Újtown (Q5), mountain, cost 4, house, locomotive: PRR");
    expect(placeTexts.tell("hex:Q4")).toBe("Q4");
    expect(placeTexts.tell("company:PRR")).toBe("");
  });

  test("has neighbours by direction, or by the city that routes share", () => {
    expect(placeTexts.around("hex:Q5")).toBe("north: Q4. south-east: Altoona (R5).");
    placeTexts.show({ ...map, places: routes });
    expect(placeTexts.around("track:3")).toBe("Baghdad: Ankara – Baghdad.");
  });

  test("is called by its name, and by less in a line of several", () => {
    const chicago = place("hex:F40", "Chicago, Illinois (F40)", { short: "Chicago, Illinois" });
    placeTexts.show({ ...map, places: [chicago, ...hexes] });
    expect(placeTexts.nameOf("hex:F40")).toBe("Chicago, Illinois (F40)");
    expect(placeTexts.shortNameOf("hex:F40")).toBe("Chicago, Illinois");
    expect(placeTexts.shortNameOf("hex:Q4")).toBe("Q4");
    expect([placeTexts.nameOf("company:PRR"), placeTexts.shortNameOf("company:PRR")]).toEqual([
      "",
      "",
    ]);
  });

  test("has a title: what is printed there, or what is to be said of it now", () => {
    const mountain = { ...hexes[1]!, title: "Újtown (Q5), mountain, 4" };
    placeTexts.show({ ...map, places: [hexes[0]!, mountain] });
    expect(placeTexts.titleOf("hex:Q5")).toBe("Újtown (Q5), mountain, 4");
    expect(placeTexts.titleOf("hex:Q4")).toBe("Q4");
    expect(placeTexts.titleOf("company:GWR")).toBe("");
    const titles = {
      "track:1": "Ankara – Baghdad · owner: Ann",
      "company:GWR": "Great Western, F3",
    };
    placeTexts.show({ ...map, places: routes, titles });
    expect(placeTexts.titleOf("track:1")).toBe("Ankara – Baghdad · owner: Ann");
    expect(placeTexts.titleOf("company:GWR")).toBe("Great Western, F3");
  });
});

describe("looking for a place", () => {
  test("finds it by its name, without accents, or by its id; the best first", () => {
    expect(names(filterPlaces(hexes, "ujto"))).toEqual(["Újtown (Q5)"]);
    expect(names(filterPlaces(hexes, "q5"))).toEqual(["Újtown (Q5)"]);
    expect(names(filterPlaces(routes, "ba"))[0]).toBe("Baghdad – Basra");
    expect(names(filterPlaces(hexes, "nowhere"))).toEqual([]);
    expect(filterPlaces(hexes, " ")).toEqual(hexes);
  });

  test("a route stands under both its cities, or under the one that is looked for", () => {
    const headings = (query: string) =>
      groupPlaces(filterPlaces(routes, query), query).map(({ heading, places }) => [
        heading,
        places.length,
      ]);
    expect(headings("")).toEqual([
      ["Ankara", 2],
      ["Baghdad", 3],
      ["Basra", 1],
    ]);
    expect(headings("baghd")).toEqual([["Baghdad", 3]]);
  });
});
