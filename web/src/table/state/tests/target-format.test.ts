import { expect, test } from "vitest";
import {
  combinedTarget,
  isCombined,
  seatOfTarget,
  seatTarget,
  targetId,
  targetKind,
  targetParts,
} from "../target-format";

test("a target is a kind and an id", () => {
  expect([targetKind("hex:Q5"), targetId("hex:Q5")]).toEqual(["hex:", "Q5"]);
});

test("several targets are one, and are taken apart again", () => {
  const both = ["city:Leeds", "good:steel"];
  expect(combinedTarget(both)).toBe("city:Leeds+good:steel");
  expect(targetParts(combinedTarget(both))).toEqual(both);
  expect(both.map(isCombined)).toEqual([false, false]);
  expect(isCombined(combinedTarget(both))).toBe(true);
});

test("only a seat is a seat, and the first one has the number 0", () => {
  expect(seatOfTarget(seatTarget(0))).toBe(0);
  expect(["seat:", "seat:x", "hex:1", "", "seat:1+hex:Q5"].map(seatOfTarget)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
