import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MatchView } from "../../../lib/api";
import { view } from "../../tests/builders";

vi.mock("../../../lib/request", () => ({
  ApiError: class extends Error {
    code: string;
    status: number;
    constructor(problem: { code: string; message: string }, status = 0) {
      super(problem.message);
      this.code = problem.code;
      this.status = status;
    }
  },
  connection: new EventTarget(),
}));
const { ApiError, connection } = await import("../../../lib/request");
const { delay, LiveConnection } = await import("../live-connection");

class FakeSocket extends EventTarget {
  static OPEN = 1;
  static CONNECTING = 0;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: string[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  fail(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

const newest = () => FakeSocket.all.at(-1)!;

function table(poll: () => Promise<MatchView> = () => new Promise(() => {})) {
  const got: MatchView[] = [];
  const away: boolean[] = [];
  const pokes: number[] = [];
  const refused: string[] = [];
  const live = new LiveConnection("ws://here/live", {
    hello: () => ({
      secret: null,
      language: "en",
      seat: null,
      since: got.at(-1)?.version ?? 0,
      talk: true,
      visible: true,
    }),
    poll,
    received: (each) => got.push(each),
    chatMessage: (number) => pokes.push(number),
    refused: (problem) => refused.push(problem.code),
    disconnected: (each) => away.push(each),
  });
  live.start();
  return { live, got, away, pokes, refused };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { addEventListener() {}, removeEventListener() {} });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the websocket", () => {
  test("says hello and hands on what it hears", () => {
    const { got } = table();
    newest().open();
    expect(JSON.parse(newest().sent[0]!)).toMatchObject({ since: 0 });
    newest().say(view({ version: 4 }));
    expect(got.map((each) => each.version)).toEqual([4]);
  });

  test("hears that something was said, which is no view and no answer to a hello", () => {
    const { got, pokes, away } = table();
    newest().open();
    newest().say({ talk: 7 });
    expect([pokes, got]).toEqual([[7], []]);
    vi.advanceTimersByTime(4500);
    expect(away.at(-1)).toBe(true);
  });

  test("comes back by itself, and says what it has", () => {
    const { away } = table();
    newest().open();
    newest().say(view({ version: 4 }));
    newest().fail();
    expect(away.at(-1)).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    newest().open();
    expect(JSON.parse(newest().sent[0]!)).toMatchObject({ since: 4 });
    newest().say(view({ version: 5 }));
    expect(away.at(-1)).toBe(false);
  });

  test("a websocket that does not answer is given up", () => {
    const { away } = table();
    newest().open();
    vi.advanceTimersByTime(4500);
    expect(away.at(-1)).toBe(true);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  test("comes back at once when something else got through", () => {
    table();
    newest().fail();
    connection.dispatchEvent(new Event("found"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("asks by plain requests where no websocket gets through", async () => {
    const poll = vi.fn(async () => view({ version: 7 }));
    const { got, live } = table(poll);
    newest().fail();
    vi.advanceTimersByTime(1000);
    newest().fail();
    await Promise.resolve();
    await Promise.resolve();
    live.stop();
    expect(got[0]?.version).toBe(7);
  });

  test("a match that is not there ends it", () => {
    const { refused } = table();
    newest().open();
    newest().say({ error: { code: "not-found", message: "There is no such match." } });
    newest().fail();
    vi.advanceTimersByTime(60_000);
    expect(refused).toEqual(["not-found"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a database that is away does not", () => {
    const { refused } = table();
    newest().open();
    newest().say({ error: { code: "unavailable", message: "Try again shortly." } });
    newest().fail();
    vi.advanceTimersByTime(1000);
    expect(refused).toEqual([]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a refusal by plain requests ends it too", async () => {
    const problem = new ApiError({ code: "forbidden", message: "", clause: "" }, 403);
    const { refused } = table(() => Promise.reject(problem));
    newest().fail();
    vi.advanceTimersByTime(1000);
    newest().fail();
    await vi.advanceTimersByTimeAsync(10);
    expect(refused).toEqual(["forbidden"]);
  });
});

describe("how long to wait", () => {
  test("longer each time, never long", () => {
    expect(delay(0, 1)).toBe(400);
    expect(delay(3, 1)).toBe(3200);
    expect(delay(30, 1)).toBe(8000);
  });

  test("not all at once", () => {
    expect(delay(3, 0)).toBe(1600);
  });
});
