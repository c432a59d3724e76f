// The law of imports: lib <- kit <- table, pages <- app, downwards only, without cycles; and what is exported is
// imported somewhere.
import { existsSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { exportsIn, GENERATED, isTest, sourceFiles, SRC, textOf } from "./sources";

/** Of each folder, those that it may import from besides itself. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  styles: [],
  texts: [],
  lib: ["texts"],
  kit: ["lib"],
  table: ["lib", "kit", "styles"],
  pages: ["lib", "kit"],
  app: ["lib", "kit", "table", "pages", "styles"],
};
// `import x from "…"`, `export * from "…"`, `import "…"` and, loaded later, `import("…")`.
const IMPORT = /(?:\bfrom|\bimport)\s*(\()?\s*"(\.[^"]*)"/g;

interface Import {
  from: string;
  to: string;
  /** Loaded when it is needed: no cycle, as the one that asks is there by then. */
  later: boolean;
}

const texts = new Map(sourceFiles(/\.(svelte|ts)$/).map((name) => [name, textOf(name)]));
const files = [...texts.keys()].filter((name) => !isTest(name));

function resolved(from: string, path: string): string {
  const to = normalize(join(dirname(from), path.split("?")[0]!)).replaceAll("\\", "/");
  const found = [to, `${to}.ts`, `${to}/index.ts`].find(
    (each) => existsSync(join(SRC, each)) && statSync(join(SRC, each)).isFile(),
  );
  if (!found) throw new Error(`${from} imports ${path}, which is nowhere`);
  return found;
}

const everywhere: Import[] = [...texts].flatMap(([from, text]) =>
  [...text.matchAll(IMPORT)].map(([, later, path]) => ({
    from,
    to: resolved(from, path!),
    later: later !== undefined,
  })),
);
const imports = everywhere.filter(({ from }) => !isTest(from));

/** Of a component only what its module script exports: the rest are methods of an instance. */
function exportsOf(file: string): string[] {
  const text = texts.get(file)!;
  const module = /<script [^>]*\bmodule>.*?<\/script>/s.exec(text)?.[0] ?? "";
  return exportsIn(file.endsWith(".svelte") ? module : text);
}

function layerOf(file: string): string {
  return file.includes("/") ? file.slice(0, file.indexOf("/")) : "app";
}

describe("imports", () => {
  test("are found", () => expect(imports.length).toBeGreaterThan(500));

  test("lead downwards only", () => {
    const upwards = imports.filter(({ from, to }) => {
      const [above, below] = [layerOf(from), layerOf(to)];
      return above !== below && !BELOW[above]!.includes(below);
    });
    expect(upwards.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  // Types too: two modules that know each other's types can only be understood together.
  test("are without cycles", () => {
    const next = new Map(files.map((file) => [file, [] as string[]]));
    for (const { from, to, later } of imports) if (!later) next.get(from)!.push(to);
    const done = new Set<string>();
    function circleFrom(file: string, path: readonly string[]): readonly string[] | null {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
      if (done.has(file)) return null;
      for (const each of next.get(file) ?? []) {
        const found = circleFrom(each, [...path, file]);
        if (found) return found;
      }
      done.add(file);
      return null;
    }
    for (const file of files) expect(circleFrom(file, [])).toBeNull();
  });
});

// What nobody imports is private to its module, or dead.
test("every export has an importer, if only a test", () => {
  const unused = files
    .filter((file) => file !== GENERATED)
    .flatMap((file) => {
      const importers = everywhere
        .filter(({ to }) => to === file)
        .map(({ from }) => texts.get(from)!);
      return exportsOf(file)
        .filter((name) => !importers.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
        .map((name) => `${file}: ${name}`);
    });
  expect(unused).toEqual([]);
});
