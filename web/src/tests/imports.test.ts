// The law of imports: lib <- kit <- table, pages <- app, downwards only, and no module imports itself by
// way of others.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
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
const IMPORT = /(?:\bfrom|\bimport)\s*(\()?\s*"(\.[^"]+)"/g;

interface Import {
  from: string;
  to: string;
  /** Loaded when it is needed: no cycle, as the one that asks is there by then. */
  later: boolean;
}

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("tests/"));

function resolved(from: string, path: string): string {
  const to = normalize(join(dirname(from), path.split("?")[0]!)).replaceAll("\\", "/");
  const found = [to, `${to}.ts`, `${to}/index.ts`].find(
    (each) => existsSync(join(SRC, each)) && statSync(join(SRC, each)).isFile(),
  );
  if (!found) throw new Error(`${from} imports ${path}, which is nowhere`);
  return found;
}

const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(join(SRC, from), "utf8").matchAll(IMPORT)].map(([, later, path]) => ({
    from,
    to: resolved(from, path!),
    later: later !== undefined,
  })),
);

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
  test("lead round in no circle", () => {
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
