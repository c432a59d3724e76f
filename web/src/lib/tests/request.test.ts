import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("../i18n.svelte", () => ({ language: () => "en", t: (key: string) => key }));
vi.mock("../identity.svelte", () => ({ identity: { secret: "s".repeat(43) } }));
const { address, ApiError, connection, request } = await import("../request");

const answer = vi.fn<typeof fetch>();
const ok = (body: unknown) => new Response(JSON.stringify(body));
const id = "a/b";

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal("fetch", answer);
});
afterEach(() => vi.unstubAllGlobals());

const sent = () => answer.mock.lastCall as [string, RequestInit];

test("Path and query are filled in, and the language is said", async () => {
  answer.mockResolvedValue(ok({}));
  const query = { action: "build Q5", then: ["x", "y"], version: 3, seat: null };
  await request("get", "/matches/{match_id}/preview", { path: { match_id: id }, query });
  expect(sent()[0]).toBe(
    "/api/v1/matches/a%2Fb/preview?language=en&action=build+Q5&then=x&then=y&version=3",
  );
  expect(sent()[1]).toMatchObject({ method: "GET", body: undefined });
});

test("A body is sent as JSON, and who I am with it", async () => {
  answer.mockResolvedValue(ok({}));
  await request("post", "/records/look", { body: { text: "…" } });
  expect(sent()[1]).toMatchObject({ method: "POST", body: '{"text":"…"}' });
  const headers = sent()[1].headers as Record<string, string>;
  expect(headers["Content-Type"]).toBe("application/json");
  expect(headers.Authorization).toMatch(/^Bearer s{43}$/);
});

test("What the server refuses is an error with its code and its sentence", async () => {
  const error = { code: "illegal", message: "Not there.", clause: "CE-5.2" };
  answer.mockResolvedValue(new Response(JSON.stringify({ error }), { status: 422 }));
  await expect(request("get", "/hours")).rejects.toMatchObject({ ...error, status: 422 });
});

test("A page that is not the server's own is an error, too", async () => {
  answer.mockResolvedValue(new Response("<html>", { status: 502 }));
  await expect(request("get", "/hours")).rejects.toMatchObject({ code: "unavailable" });
});

test("What does not reach the server says so; what is called off says nothing", async () => {
  const lost = vi.fn();
  connection.addEventListener("lost", lost);
  answer.mockRejectedValue(new TypeError("network"));
  await expect(request("get", "/hours")).rejects.toBeInstanceOf(ApiError);
  expect(lost).toHaveBeenCalledTimes(1);
  answer.mockRejectedValue(new DOMException("", "AbortError"));
  await expect(request("get", "/hours")).rejects.not.toBeInstanceOf(ApiError);
  expect(lost).toHaveBeenCalledTimes(1);
});

test("Path, query, body and answer are those of the server's own description", () => {
  // For the type checker: each of these lines must be an error.
  const never = (): unknown[] => [
    // @ts-expect-error no such path
    request("get", "/gamez"),
    // @ts-expect-error no such method
    request("post", "/games"),
    // @ts-expect-error the path is not filled in
    request("get", "/games/{game_id}"),
    // @ts-expect-error … or with something else
    request("get", "/games/{game_id}", { path: { game: "x" } }),
    // @ts-expect-error it has no query
    request("get", "/games/{game_id}", { path: { game_id: "x" }, query: { seat: 1 } }),
    // @ts-expect-error … or another
    request("get", "/matches/{match_id}/map", { path: { match_id: id }, query: { eyes: 1 } }),
    // @ts-expect-error a query that is needed
    request("get", "/matches/{match_id}/preview", { path: { match_id: id } }),
    // @ts-expect-error a body of another type
    request("post", "/records/look", { body: { text: 1 } }),
    // @ts-expect-error a body that is needed
    request("post", "/records/look"),
    // @ts-expect-error a body where there is none
    request("get", "/hours", { body: {} }),
    // @ts-expect-error no such file
    address("/matches/{match_id}/recor", { path: { match_id: id } }),
    // @ts-expect-error another answer
    request("get", "/hours").then((hours): string => hours),
  ];
  expect(never).toBeTypeOf("function");
});
