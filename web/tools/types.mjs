// Writes the types of the API from the server's own description of it; --check only compares.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const trunkline = fileURLToPath(new URL("../../.venv/bin/trunkline", import.meta.url));
const usual = fileURLToPath(new URL("../src/lib/api-types.ts", import.meta.url));

const description = JSON.parse(
  execFileSync(trunkline, ["openapi"], { encoding: "utf8", maxBuffer: 2 ** 26 }),
);
const banner = "/* Made by `npm run types` from the server's OpenAPI document. */\n\n";
const types = astToString(await openapiTS(description, { alphabetize: true }));
const fresh = banner + types;
if (process.argv[2] !== "--check") {
  writeFileSync(usual, fresh);
} else if (readFileSync(usual, "utf8") !== fresh) {
  console.error("src/lib/api-types.ts is not what the server says now: run `npm run types`");
  process.exit(1);
}
