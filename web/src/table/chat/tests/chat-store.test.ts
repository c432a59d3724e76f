import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MessageView, ChatView } from "../../../lib/api";

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
  const view = (since: number): ChatView => ({
    messages: said.filter((each) => each.number > since),
    earlier: false,
    read,
    unread: said.filter((each) => each.number > read && !each.mine).length,
    may_write: true,
  });
  const api = {
    messages: (_id: string, since: number) => {
      const found = view(since);
      return slow
        ? new Promise<ChatView>((resolve) => late.push(() => resolve(found)))
        : Promise.resolve(found);
    },
    markRead: async (_id: string, number: number) => {
      read = number;
      return view(number);
    },
    sendMessage: async () => {
      said = [...said, message(said.length + 1, true)];
      return said.at(-1)!;
    },
  };
  return { api, ApiError: class extends Error {} };
});
const { ChatStore } = await import("../chat-store.svelte");

const late: (() => void)[] = []; // answers that wait

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  [said, read] = [[message(1), message(2)], 0];
  heard.length = 0;
});

describe("the chat", () => {
  test("says how much is new, and tells only of what comes while one is here", async () => {
    const chat = new ChatStore("m");
    await chat.load();
    expect([chat.unread, heard]).toEqual([2, []]);
    said = [...said, message(3)];
    chat.messageArrived(3);
    await settled();
    expect([chat.unread, heard]).toEqual([3, ["chat-new 1"]]);
    expect(chat.messages.map((each) => each.number)).toEqual([1, 2, 3]);
  });

  test("what is looked at is read, here and at the server", async () => {
    const chat = new ChatStore("m");
    await chat.load();
    chat.setOpen(true);
    await settled();
    expect([chat.unread, read]).toEqual([0, 2]);
    said = [...said, message(3)];
    chat.messageArrived(3);
    await settled();
    expect([chat.unread, read, heard]).toEqual([0, 3, []]);
  });

  test("an answer that is older than what I have read brings nothing back", async () => {
    const chat = new ChatStore("m");
    await chat.load();
    slow = true;
    const asked = chat.load();
    chat.setOpen(true);
    await settled();
    late.forEach((arrive) => arrive());
    slow = false;
    await asked;
    expect([chat.unread, read]).toEqual([0, 2]);
  });

  test("my own message stands there once, after what others said before it", async () => {
    const chat = new ChatStore("m");
    await chat.load();
    said = [...said, message(3)];
    expect(await chat.say("hello", null)).toBe(true);
    chat.messageArrived(4);
    await settled();
    expect(chat.messages.map((each) => each.number)).toEqual([1, 2, 3, 4]);
  });
});
