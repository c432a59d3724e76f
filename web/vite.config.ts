import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { precompressed } from "./tools/precompressed.ts";

const server = process.env.TRUNKLINE_SERVER ?? "http://127.0.0.1:8018";

export default defineConfig({
  plugins: [svelte(), precompressed()],
  server: { proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir: "../src/trunkline/server/site",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy lets pictures and fonts come from this server alone: no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs comes in one file, not in a dozen small ones. The kit's folders hold what
    // only some pages need.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "trunk",
              test: /node_modules\/(svelte|@fluent)|src\/((lib|kit)\/[^/]*$|table\/table-texts)/,
            },
          ],
        },
      },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
