import { describe, expect, test } from "vitest";
import { centralSpot, nextSpot, type SpotPosition } from "../arrow-navigation";

const at = (id: string, x: number, y: number): SpotPosition => ({ id, x, y });
const here = at("here", 0, 0);

describe("arrow keys on the map", () => {
  const around = [
    at("east", 10, 1),
    at("far east", 30, 0),
    at("north", 1, -9),
    at("south-west", -6, 8),
  ];

  test.each([
    ["ArrowRight", "east"],
    ["ArrowUp", "north"],
    ["ArrowDown", "south-west"],
    ["ArrowLeft", "south-west"],
  ])("%s goes to %s", (key, id) => expect(nextSpot(here, around, key)?.id).toBe(id));

  test("nothing lies there", () => {
    expect(nextSpot(here, [at("west", -5, 0)], "ArrowRight")).toBeNull();
  });

  test("other keys go nowhere", () => expect(nextSpot(here, around, "x")).toBeNull());

  test("on a hex grid every hex can be reached", () => {
    const marks = Array.from({ length: 30 }, (_, each) =>
      at(String(each), (each % 6) * 15, Math.floor(each / 6) * 17 + (each % 2) * 8.5),
    );
    const reached = new Set(["0"]);
    const open = [marks[0]!];
    for (let mark = open.pop(); mark; mark = open.pop()) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = nextSpot(mark, marks, key);
        if (next && !reached.has(next.id)) {
          reached.add(next.id);
          open.push(next);
        }
      }
    }
    expect(reached.size).toBe(marks.length);
  });

  test("the walk begins in the middle", () => {
    expect(centralSpot([at("a", 0, 0), at("b", 5, 5), at("c", 10, 10)])?.id).toBe("b");
    expect(centralSpot([])).toBeNull();
  });
});
