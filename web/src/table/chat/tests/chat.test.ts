import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MessageView, TalkView } from "../../../lib/api";

const heard: string[] = [];
let said: MessageView[] = [];
let read = 0;
let slow = false;

const message = (number: number, mine = false): MessageView => ({
  number,
  seat: 0,
  name: "Ada",
  mine,
  at: "2031-03-03T12:00:00+00:00",
  text: `no. ${number}`,
});

vi.mock("../../../lib/announce.svelte", () => ({ announce: (text: string) => heard.push(text) }));
vi.mock("../../../lib/i18n.svelte", () => ({
  t: (key: string, { count }: { count: number }) => `${key} ${count}`,
}));
vi.mock("../../../lib/api", () => {
  const view = (since: number): TalkView => ({
    messages: said.filter((each) => each.number > since),
    earlier: false,
    read,
    unread: said.filter((each) => each.number > read && !each.mine).length,
    may_write: true,
  });
  const api = {
    talk: (_id: string, since: number) => {
      const found = view(since);
      return slow
        ? new Promise<TalkView>((resolve) => late.push(() => resolve(found)))
        : Promise.resolve(found);
    },
    readTalk: async (_id: string, number: number) => {
      read = number;
      return view(number);
    },
    say: async () => {
      said = [...said, message(said.length + 1, true)];
      return said.at(-1)!;
    },
  };
  return { api, ApiError: class extends Error {} };
});
const { Talk } = await import("../chat.svelte");

const late: (() => void)[] = []; // answers that wait

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  [said, read] = [[message(1), message(2)], 0];
  heard.length = 0;
});

describe("the chat", () => {
  test("says how much is new, and tells only of what comes while one is here", async () => {
    const talk = new Talk("m");
    await talk.load();
    expect([talk.unread, heard]).toEqual([2, []]);
    said = [...said, message(3)];
    talk.poked(3);
    await settled();
    expect([talk.unread, heard]).toEqual([3, ["talk-new 1"]]);
    expect(talk.messages.map((each) => each.number)).toEqual([1, 2, 3]);
  });

  test("what is looked at is read, here and at the server", async () => {
    const talk = new Talk("m");
    await talk.load();
    talk.look(true);
    await settled();
    expect([talk.unread, read]).toEqual([0, 2]);
    said = [...said, message(3)];
    talk.poked(3);
    await settled();
    expect([talk.unread, read, heard]).toEqual([0, 3, []]);
  });

  test("an answer that is older than what I have read brings nothing back", async () => {
    const talk = new Talk("m");
    await talk.load();
    slow = true;
    const asked = talk.load();
    talk.look(true);
    await settled();
    late.forEach((arrive) => arrive());
    slow = false;
    await asked;
    expect([talk.unread, read]).toEqual([0, 2]);
  });

  test("my own message stands there once, after what others said before it", async () => {
    const talk = new Talk("m");
    await talk.load();
    said = [...said, message(3)];
    expect(await talk.say("hello", null)).toBe(true);
    talk.poked(4);
    await settled();
    expect(talk.messages.map((each) => each.number)).toEqual([1, 2, 3, 4]);
  });
});
