import { describe, expect, test, vi } from "vitest";
import { zoomIdentity } from "d3-zoom";

vi.mock("../../../lib/preferences.svelte", () => ({ reducedMotion: () => true }));
const { interpolate, fitTransform, visibleExtent } = await import("../zoom");

const paper = { x: 0, y: 0, width: 200, height: 100 };

describe("the window on the map", () => {
  test("shows the whole view box in its middle", () => {
    expect(visibleExtent(paper, 400, 400)).toEqual([
      [0, -50],
      [200, 150],
    ]);
  });

  test("a window without size shows something", () => {
    expect(visibleExtent(paper, 0, 0).flat().every(Number.isFinite)).toBe(true);
  });
});

describe("fitting the land", () => {
  const land = { x: 50, y: 25, width: 50, height: 25 };

  test("brings its middle to the middle of the window", () => {
    const [x, y] = fitTransform(land, visibleExtent(paper, 400, 200)).apply([75, 37.5]);
    expect([x, y]).toEqual([100, 50]);
  });

  test("as large as it fits", () => {
    const { k } = fitTransform(land, visibleExtent(paper, 400, 200));
    expect(k).toBeGreaterThan(3.5);
    expect(k * land.width).toBeLessThanOrEqual(200);
  });

  test("never smaller than the whole paper", () => {
    expect(fitTransform({ ...paper, width: 400 }, visibleExtent(paper, 400, 200)).k).toBe(1);
  });
});

test("a glide begins and ends where it should", () => {
  const to = zoomIdentity.translate(10, 20).scale(3);
  expect(interpolate(zoomIdentity, to, 0).k).toBe(1);
  expect(interpolate(zoomIdentity, to, 1)).toMatchObject({ k: 3, x: 10, y: 20 });
});
