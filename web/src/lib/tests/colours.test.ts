import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { letteringOn, luminance, mix } from "../colours";

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const sheet = readFileSync(join(import.meta.dirname, "../../styles/tokens.css"), "utf8");
const theme = (name: string): Record<string, string> => {
  const block = sheet.split(`[data-theme="${name}"] {`)[1]?.split("\n}")[0] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]),
  ) as Record<string, string>;
};

describe.each(["day", "night"])("by %s", (name) => {
  const colours = theme(name);
  const papers = ["paper", "paper-raised", "paper-sunk"];
  const at = (token: string) => colours[token] ?? "missing";

  test.each(["ink", "ink-soft", "ink-faint", "brass-ink"])("--%s is read on every paper", (ink) => {
    for (const paper of papers) expect(contrast(at(ink), at(paper))).toBeGreaterThan(4.5);
  });

  test("what can be chosen and pressed is read too", () => {
    expect(contrast(at("ink"), at("brass-wash"))).toBeGreaterThan(4.5);
    expect(contrast(at("button-ink"), at("button"))).toBeGreaterThan(4.5);
  });

  test("seats, strong rules and focus are seen on every paper", () => {
    const seen = [...Array(8).keys()].map((seat) => `seat-${seat}`);
    for (const token of [...seen, "rule-strong", "focus"])
      for (const paper of papers) expect(contrast(at(token), at(paper))).toBeGreaterThan(3);
  });
});

test("lettering is read on any colour", () => {
  for (const colour of ["#000000", "#ffffff", "#c0392b", "#f1c40f", "#777777", "#2e7d32"])
    expect(contrast(colour, letteringOn(colour))).toBeGreaterThan(4.5);
});

test("mixing", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mix("#12ab34", "#ffffff", 0)).toBe("#12ab34");
});
