// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { identity, identityInLink } from "../identity.svelte";
import { parsePreferences } from "../preferences.svelte";
import { removeStored, getStored, setStored } from "../storage";

describe("what the browser keeps", () => {
  test("is in memory where the browser keeps nothing", () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    setStored("a", "1");
    Storage.prototype.setItem = setItem;
    expect(getStored("a")).toBe("1");
    removeStored("a");
    expect(getStored("a")).toBeNull();
  });
});

describe("preferences", () => {
  test.each([null, "", "nonsense", "[]", "7", '{"theme": "pink", "confirm": "yes"}'])(
    "%s gives the defaults",
    (stored) => {
      expect(parsePreferences(stored)).toEqual({
        language: null,
        theme: "system",
        motion: "system",
        confirm: false,
        skipForced: false,
        pace: "normal",
        level: 4,
      });
    },
  );

  test("what is right is kept beside what is wrong", () => {
    const stored =
      '{"theme": "night", "language": "de", "confirm": true, "level": 9, "pace": "fast"}';
    expect(parsePreferences(stored)).toMatchObject({
      theme: "night",
      language: null,
      confirm: true,
      level: 4,
      pace: "fast",
    });
  });
});

describe("identity", () => {
  test("a secret of 32 bytes, in letters that a header can hold", () => {
    expect(identity.secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(getStored("trunkline.secret")).toBe(identity.secret);
  });

  test("a link makes another device me, with my name", () => {
    identity.rename("  Gőz Éva & fia  ");
    const fragment = new URL(identity.link()).hash;
    expect(identityInLink(fragment)).toBeNull(); // I am that already
    const mine = identity.secret;
    identity.adopt({ secret: "x".repeat(43), name: "" });
    expect(identityInLink(fragment)).toEqual({ secret: mine, name: "Gőz Éva & fia" });
  });

  test.each(["", "#CE-5.4", "#me=short", `#me=${"!".repeat(43)}`])(
    "%s makes nobody",
    (fragment) => {
      expect(identityInLink(fragment)).toBeNull();
    },
  );
});
