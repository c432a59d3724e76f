// The law of names: a module says what it is, a name has one meaning, and the README names every folder.
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { exportsIn, GENERATED, isTest, sourceFiles, SRC, textOf } from "./sources";

const README = readFileSync(join(SRC, "../README.md"), "utf8");

const files = sourceFiles(/\.(svelte|ts|css)$/).filter(
  (file) => !isTest(file) && file !== GENERATED,
);
const modules = files.filter((name) => !name.endsWith(".css"));

/** "Card.svelte" is known by that name, too. */
function namesIn(file: string): string[] {
  const exported = exportsIn(textOf(file));
  return file.endsWith(".svelte") ? [basename(file, ".svelte"), ...exported] : exported;
}

/** What stands in several places: "Gauge: a.ts, b.ts". */
function repeated(pairs: readonly (readonly [name: string, file: string])[]): string[] {
  const found = new Map<string, Set<string>>();
  for (const [name, file] of pairs) found.set(name, (found.get(name) ?? new Set()).add(file));
  return [...found]
    .filter(([, places]) => places.size > 1)
    .map(([name, places]) => `${name}: ${[...places].join(", ")}`);
}

describe("names", () => {
  test("of modules are there in their first line, in a comment", () => {
    expect(files.filter((file) => !/^(\/\/|<!--|\/\*) \S/.test(textOf(file)))).toEqual([]);
  });

  test("are exported by one module only", () => {
    const pairs = modules.flatMap((file) => namesIn(file).map((name) => [name, file] as const));
    expect(repeated(pairs)).toEqual([]);
  });

  // "player-area.ts" and "PlayerArea.svelte" would be one word for two things.
  test("of files are not repeated in another spelling", () => {
    const plain = (file: string) =>
      basename(file)
        .replace(/(\.svelte)?(\.ts)?$/, "")
        .replaceAll("-", "")
        .toLowerCase();
    const named = modules.filter((file) => basename(file) !== "index.ts");
    expect(repeated(named.map((file) => [plain(file), file]))).toEqual([]);
  });

  test("of stores are those of their files", () => {
    const kebab = (name: string) => name.replace(/\B[A-Z]/g, "-$&").toLowerCase();
    const classes = modules.flatMap((file) =>
      [...textOf(file).matchAll(/^export class (\w+Store)\b/gm)].map(([, name]) => [name!, file]),
    );
    const misnamed = classes.filter(
      ([name, file]) => basename(file!) !== `${kebab(name!)}.svelte.ts`,
    );
    const stores = modules.filter((file) => file.endsWith("-store.svelte.ts"));
    expect(misnamed).toEqual([]);
    expect(stores).toHaveLength(classes.length);
  });
});

test("the README names every folder, and no other", () => {
  const rows = README.split("\n").flatMap((line) => /^\| (`.*?) +\|/.exec(line)?.[1] ?? []);
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)\/`/g)].map(([, name]) => name!));
  const texts = /\/texts$/; // of what is loaded later
  const there = new Set(
    files.map(dirname).filter((folder) => folder !== "." && !texts.test(folder)),
  );
  const below = (folder: string) => folder.startsWith("pages/"); // "a folder for each page"
  expect([...there].filter((folder) => !below(folder)).toSorted()).toEqual(
    named.filter((folder) => folder !== "texts").toSorted(),
  );
});
