import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const server = { text: "", changed: "", sent: [] as string[], down: false };

vi.mock("../../../lib/request", () => ({
  ApiError: class extends Error {
    constructor(
      readonly code: string,
      message = code,
    ) {
      super(message);
    }
  },
}));
vi.mock("../../../lib/api", async () => {
  const { ApiError } = (await import("../../../lib/request")) as unknown as {
    ApiError: new (code: string) => Error;
  };
  const api = {
    notes: async () => ({ text: server.text, changed: server.changed }),
    writeNotes: async (_id: string, text: string, known: string) => {
      if (server.down) throw new ApiError("offline");
      if (known !== server.changed) throw new ApiError("notes-changed");
      server.sent.push(text);
      [server.text, server.changed] = [text, `${Number(server.changed) + 1}`];
      return { text, changed: server.changed };
    },
  };
  return { api };
});
const { mergeNotes, MAX_LENGTH, NotesStore } = await import("../notes-store.svelte");

async function opened() {
  const notes = new NotesStore("m", null, () => "—");
  await notes.load();
  return notes;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { text: "", changed: "", sent: [], down: false });
});
afterEach(() => vi.useRealTimers());

describe("notes", () => {
  test("are saved when one stops typing, not at every key", async () => {
    const notes = await opened();
    notes.write("b");
    notes.write("build");
    expect([server.sent, notes.state]).toEqual([[], "writing"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([server.sent, notes.state]).toEqual([["build"], "saved"]);
  });

  test("changed on another device, both texts stay", async () => {
    const notes = await opened();
    notes.write("from the phone");
    [server.text, server.changed] = ["from the desk", "9"];
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.text).toBe("from the phone\n\n—\nfrom the desk");
    expect([notes.text, notes.state, notes.merged]).toEqual([server.text, "saved", true]);
  });

  test("that cannot be saved stay, and are tried again", async () => {
    const notes = await opened();
    server.down = true;
    notes.write("keep me");
    await vi.advanceTimersByTimeAsync(1000);
    expect([notes.text, notes.state]).toEqual(["keep me", "failed"]);
    server.down = false;
    await vi.advanceTimersByTimeAsync(6000);
    expect([server.text, notes.state]).toEqual(["keep me", "saved"]);
  });

  test("too long are not sent, and not cut", async () => {
    const notes = await opened();
    notes.write("x".repeat(MAX_LENGTH + 1));
    await vi.advanceTimersByTimeAsync(2000);
    expect([server.sent, notes.state, notes.text.length]).toEqual([[], "long", MAX_LENGTH + 1]);
  });

  test("what one text says already is not repeated", () => {
    expect(mergeNotes("a b", "a", "—")).toBe("a b");
    expect(mergeNotes("a", "a b", "—")).toBe("a b");
    expect(mergeNotes("", "a", "—")).toBe("a");
  });
});
