// Source files of the front end, and what they export, for the laws.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const SRC = join(import.meta.dirname, "..");
/** Its names are the server's. */
export const GENERATED = "lib/api-types.ts";

const EXPORT =
  /^\s*export (?:async )?(?:abstract )?(?:function|class|const|let|type|interface) (\w+)/gm;

/** Paths of the files with these endings, from `src/`, tests too. */
export function sourceFiles(ending: RegExp): string[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => ending.test(name));
}

export function isTest(file: string): boolean {
  return file.includes("tests/");
}

export function textOf(file: string): string {
  return readFileSync(join(SRC, file), "utf8");
}

export function exportsIn(text: string): string[] {
  return [...text.matchAll(EXPORT)].map(([, name]) => name!);
}
