// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { ruleHtml } from "../rule-html";
import { fold, findHits, containsWords, wordsOf } from "../search";

describe("searching the rules", () => {
  test("capitals and accents do not matter", () => {
    expect(fold("Árvíztűrő ÉLES Ёж")).toBe("arvizturo eles еж");
    expect(containsWords("Az osztalék kifizetése", wordsOf("KIFIZETESE osztalek"))).toBe(true);
    expect(containsWords("Az osztalék kifizetése", wordsOf("osztalék részvény"))).toBe(false);
  });

  test("a folded text is as long as the text", () => {
    for (const text of ["İstanbul", "ﬁne", "straße", "🚂 gőz", "ǆ"]) {
      expect(fold(text)).toHaveLength(text.length);
    }
  });

  test("hits that touch or overlap are one", () => {
    expect(findHits("share shares", wordsOf("share shares"))).toEqual([
      [0, 5],
      [6, 12],
    ]);
    expect(findHits("nothing", wordsOf("dividend"))).toEqual([]);
  });
});

describe("a clause's HTML", () => {
  const known = new Set(["CE-1.1", "CE-5.4", "CE-7"]);

  test("names other clauses as links", () => {
    expect(ruleHtml("<p>See CE-5.4 (CE-7).</p>", { known })).toBe(
      '<p>See <a href="#CE-5.4">CE-5.4</a> (<a href="#CE-7">CE-7</a>).</p>',
    );
  });

  test("has no link to what is no clause of the rulebook", () => {
    const html = "<p>CE-5.5, TA-5 and ISO-8601</p>";
    expect(ruleHtml(html, { known })).toBe(html);
  });

  test("links into the rules page from elsewhere, those of the server too", () => {
    const html = '<p><a href="#CE-1.1">CE-1.1</a></p>';
    expect(ruleHtml(html, { known, base: "/rules/x" })).toBe(
      '<p><a href="/rules/x#CE-1.1">CE-1.1</a></p>',
    );
  });

  test("has the words marked, whatever else is in it", () => {
    expect(
      ruleHtml("<p>A <em>Share</em> &amp; shares</p>", { known, words: wordsOf("share") }),
    ).toBe("<p>A <em><mark>Share</mark></em> &amp; <mark>share</mark>s</p>");
  });

  test("lets a wide table scroll by itself", () => {
    expect(ruleHtml("<table></table>", { known })).toBe(
      '<div class="sideways"><table></table></div>',
    );
  });
});
