// Writes the TypeScript types of the API from the server's OpenAPI document; --check only compares.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const trunkline = fileURLToPath(new URL("../../.venv/bin/trunkline", import.meta.url));
const target = fileURLToPath(new URL("../src/lib/api-types.ts", import.meta.url));

const description = JSON.parse(
  execFileSync(trunkline, ["openapi"], { encoding: "utf8", maxBuffer: 2 ** 26 }),
);
prune(description);
const options = { alphabetize: true, rootTypes: true, rootTypesNoSchemaPrefix: true };
// A path names the methods that it has; that it has no others goes without saying.
const ABSENT = /^ +\w+\?: never;\n/gm;
const types = astToString(await openapiTS(description, options)).replace(ABSENT, "");
const fresh = `/* Made by \`npm run types\` from the server's OpenAPI document. */\n\n${types}`;
if (process.argv[2] !== "--check") {
  writeFileSync(target, fresh);
} else if (readFileSync(target, "utf8") !== fresh) {
  console.error("src/lib/api-types.ts is not what the server says now: run `npm run types`");
  process.exit(1);
}

/** Leaves only what the front end uses. */
function prune({ paths, components: { schemas } }) {
  // Every error has the same body, `ErrorBody`, and what lies outside the API is for machines.
  for (const [path, methods] of Object.entries(paths)) {
    if (!path.startsWith("/api/")) delete paths[path];
    for (const { responses } of Object.values(methods)) {
      for (const status of Object.keys(responses)) if (status >= "300") delete responses[status];
    }
  }
  // A default is always there in what the server sends, and may be left out of what it is sent.
  const sent = new Set();
  const walk = (node) => {
    if (node?.$ref && !sent.has(node.$ref)) {
      sent.add(node.$ref);
      walk(schemas[node.$ref.split("/").at(-1)]);
    } else if (node && typeof node === "object") Object.values(node).forEach(walk);
  };
  for (const methods of Object.values(paths)) {
    for (const { responses } of Object.values(methods)) walk(responses);
  }
  walk(schemas.LiveMessage);
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    if (sent.has(`#/components/schemas/${name}`)) continue;
    for (const each of Object.values(properties)) delete each.default;
  }
}
