import { describe, expect, test } from "vitest";
import { splitLinks } from "../links";

const addresses = (text: string) =>
  splitLinks(text)
    .map((part) => part.href)
    .filter(Boolean);

describe("links in what is said", () => {
  test("the text is all there, in its order", () => {
    const text = "See https://a.example/x?y=1, and <b>http://b.example</b>.";
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
    expect(addresses(text)).toEqual(["https://a.example/x?y=1", "http://b.example"]);
  });

  test("what ends the sentence is no part of the address", () => {
    expect(addresses("(https://a.example/b)")).toEqual(["https://a.example/b"]);
    expect(addresses("https://a.example/b_(c).")).toEqual(["https://a.example/b_(c)"]);
    expect(addresses("«https://a.example»!")).toEqual(["https://a.example"]);
  });

  test("nothing but addresses of the web can be clicked", () => {
    expect(addresses("javascript:alert(1) data:text/html,x ftp://a.example //b.example")).toEqual(
      [],
    );
    expect(addresses("https://")).toEqual([]);
  });
});
