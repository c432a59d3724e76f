import { describe, expect, it } from "vitest";
import { readText } from "../read-text";

describe("a file that somebody opens", () => {
  it("is read as text in UTF-8", async () => {
    expect(await readText(new Blob(["Trunkline record 1\nName 0: Őrs"]))).toContain("Őrs");
  });

  it("is no record where it is no text, or far too long", async () => {
    expect(await readText(new Blob([new Uint8Array([0x89, 0x50, 0xff, 0xfe])]))).toBeNull();
    expect(await readText(new Blob(["x".repeat(400_001)]))).toBeNull();
  });
});
