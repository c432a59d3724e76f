import { describe, expect, test } from "vitest";
import type { CellView, LiveryView, PlaceView } from "../../../lib/api";
import { PlaceTexts } from "../../place-list/place-texts.svelte";
import { withoutMonogram, Targets } from "../targets.svelte";
import { panel, view } from "../../tests/builders";

const place = (target: string, name: string, more: Partial<PlaceView> = {}): PlaceView => ({
  target,
  name,
  about: "plain",
  groups: [],
  near: {},
  ...more,
});
const livery: LiveryView = {
  owner: "company:NER",
  name: "North Eastern",
  colour: "#2f7a45",
  letters: "NER",
  pattern: "solid",
};

function targets(): Targets {
  const placeTexts = new PlaceTexts();
  placeTexts.show({
    places: [
      place("hex:K7", "Leeds, Yorkshire (K7)", { short: "Leeds, Yorkshire" }),
      place("hex:K8", "K8", { title: "K8, plain, 4" }),
      place("track:1", "Ankara – Baghdad", { about: "3 spaces, red" }),
    ],
    lying: {},
    titles: { "station:K7": "Ann, Leeds, Yorkshire (K7)" },
  });
  const panels = [panel([[{ text: "Leeds", target: "city:Leeds" }]])];
  const standing = { "hex:K7": ["station:K7", "city:Leeds"] };
  const scene = { ...view().scene, liveries: [livery], panels, things: standing };
  return new Targets({ view: view({ scene }), placeTexts });
}

describe("what a thing is called", () => {
  test.each([
    ["hex:K7", "Leeds, Yorkshire (K7)"],
    ["hex:K8", "K8"],
    ["track:1", "Ankara – Baghdad"],
    ["station:K7", "Leeds, Yorkshire (K7)"],
    ["city:Leeds", "Leeds"],
    ["company:NER", "North Eastern"],
    ["hex:Z9", ""],
  ])("%s in a few words: %s", (target, name) => expect(targets().shortNameOf(target)).toBe(name));

  test.each([
    ["hex:K7", "Leeds, Yorkshire"],
    ["hex:K8", "K8"],
    ["seat:0", "P0"],
    ["hex:Z9", "Z9"],
  ])("%s in a line of several: %s", (target, name) =>
    expect(targets().placeNameOf(target)).toBe(name),
  );

  test.each([
    ["hex:K8", "K8, plain, 4"],
    ["track:1", "Ankara – Baghdad, 3 spaces, red"],
    ["station:K7", "Ann, Leeds, Yorkshire (K7)"],
    ["company:NER", "North Eastern"],
  ])("%s with what is to be known of it: %s", (target, name) =>
    expect(targets().nameOf(target)).toBe(name),
  );
});

describe("beside a monogram", () => {
  const cell = (text: string, brief?: string): CellView => ({
    ...{ text, owner: "", strong: false, note: "" },
    ...(brief ? { brief } : {}),
  });

  test.each([
    [cell("NER"), ""],
    [cell("NER shares", "shares"), "shares"],
    [cell("NER-részvények", "részvények"), "részvények"],
    [cell("NER shares"), "NER shares"],
    [cell("steel"), "steel"],
  ])("of $text stands %j", (of, rest) => expect(withoutMonogram(livery, of)).toBe(rest));

  test("without one stands all of it", () =>
    expect(withoutMonogram(undefined, cell("NER shares", "shares"))).toBe("NER shares"));
});
