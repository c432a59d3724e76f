// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Visitor, type Message, type VariableReference } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../lib/preferences.svelte";

const SRC = join(import.meta.dirname, "../..");
const CATALOGUES = [
  "texts",
  "table/texts",
  "table/examples/texts",
  "table/statistics/texts",
  "pages/notifications/texts",
  "pages/records/texts",
  "table/summary/texts",
];

class Variables extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

function variablesOf(message: Message): string[] {
  const found = new Variables();
  found.visit(message);
  return [...found.names].sort();
}

/** Every key of a catalogue with the variables that its text speaks of. */
function catalogue(folder: string, language: string): Map<string, string[]> {
  const resource = parse(readFileSync(join(SRC, folder, `${language}.ftl`), "utf8"), {});
  const junk = resource.body.filter((entry) => entry.type === "Junk");
  expect(junk.map((entry) => entry.content)).toEqual([]);
  const messages = resource.body.filter((entry) => entry.type === "Message");
  const keys = messages.map((message) => message.id.name);
  expect(keys).toEqual([...new Set(keys)]);
  return new Map(messages.map((message) => [message.id.name, variablesOf(message)]));
}

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|i18n\.svelte\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SRC, name), "utf8") }));

const CALL = /(?<![\w.$])t\(\s*(?:"([^"]+)"|([^)]))(?:\s*,\s*\{([^{}]*)\})?/g;

interface Use {
  where: string;
  key: string;
  given: string[] | null; // null: not written out at the place
}

const uses: Use[] = sources.flatMap(({ name, text }) =>
  [...text.matchAll(CALL)].map(([call, key, other, given]) => ({
    where: `${name}: ${call}`,
    key: key ?? `computed: ${other}`,
    given:
      given === undefined
        ? null
        : given
            .split(",")
            .flatMap((part) => part.trim().split(/:|\s/, 1))
            .filter(Boolean)
            .sort(),
  })),
);
const english = new Map(CATALOGUES.flatMap((folder) => [...catalogue(folder, "en")]));

describe.each(CATALOGUES)("%s", (folder) => {
  const here = catalogue(folder, "en");
  test.each(LANGUAGES.slice(1))("is complete in %s, with the same variables", (language) => {
    const there = catalogue(folder, language);
    expect([...there.keys()].sort()).toEqual([...here.keys()].sort());
    for (const [key, variables] of here) expect([key, there.get(key)]).toEqual([key, variables]);
  });
});

test("no key stands in two catalogues", () => {
  const keys = CATALOGUES.flatMap((folder) => [...catalogue(folder, "en").keys()]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("every text that is used exists", () => {
  expect(uses.length).toBeGreaterThan(50);
  expect(uses.filter((use) => !english.has(use.key)).map((use) => use.where)).toEqual([]);
});

test("every text that exists is used", () => {
  const used = new Set(uses.map((use) => use.key));
  expect([...english.keys()].filter((key) => !used.has(key))).toEqual([]);
});

test("every text is given the variables that it speaks of", () => {
  for (const use of uses) {
    const wanted = english.get(use.key) ?? [];
    if (use.given) expect([use.where, use.given]).toEqual([use.where, wanted]);
  }
});
