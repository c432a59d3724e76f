// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { paths, routeOf } from "../router.svelte";

test.each([
  ["/", { page: "home" }],
  ["/new/chicago-express", { page: "new", game: "chicago-express" }],
  ["/rules/chicago-express/", { page: "rules", game: "chicago-express" }],
  ["/rules/chicago-express/editions", { page: "editions", game: "chicago-express" }],
  ["/rules/chicago-express/other", { page: "lost" }],
  ["/table/abc", { page: "table", match: "abc" }],
  ["/match/abc", { page: "match", match: "abc" }],
  ["/join/abc/token", { page: "join", match: "abc", seat: null, token: "token" }],
  ["/join/abc/2/token", { page: "join", match: "abc", seat: 2, token: "token" }],
  ["/join/abc/two/token", { page: "lost" }],
  ["/table", { page: "lost" }],
  ["/%E0%A4%A", { page: "lost" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test("a name with odd letters comes back as it was", () => {
  expect(routeOf(paths.new("a b/č"))).toEqual({ page: "new", game: "a b/č" });
  expect(routeOf(paths.editions("a b/č"))).toEqual({ page: "editions", game: "a b/č" });
  expect(paths.rules("x", "CE-5.4")).toBe("/rules/x#CE-5.4");
});
