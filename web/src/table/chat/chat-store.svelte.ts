// Chat store: the messages at a table, and how many of them I have read.
import { announce } from "../../lib/announce.svelte";
import { api, type MessageView, type ChatView } from "../../lib/api";
import { ApiError } from "../../lib/request";
import { t } from "../../lib/i18n.svelte";

/** How often to ask while the websocket is away. */
export const POLL_INTERVAL = 15_000;

export class ChatStore {
  messages: readonly MessageView[] = $state.raw([]);
  unread = $state(0);
  /** There are messages before the first one. */
  earlier = $state(false);
  mayWrite = $state(false);
  /** The newest that I had read when the chat was opened. */
  mark = $state(0);
  problem = $state("");
  sending = $state(false);
  /** Somebody looks at the chat now. */
  #open = false;
  #read = 0;
  #begun = false;
  #asking: Promise<void> | null = null;
  #again = false;

  constructor(readonly id: string) {}

  get #last(): number {
    return this.messages.at(-1)?.number ?? 0;
  }

  /** Of those that are here, how many are new to me. */
  get #left(): number {
    return this.messages.filter((each) => each.number > this.#read && !each.mine).length;
  }

  /** Ask for what I lack; once more, if something was said meanwhile. */
  async load(): Promise<void> {
    this.#again = true;
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    await this.#asking;
  }

  async #ask(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      try {
        this.#receive(await api.messages(this.id, this.#last));
      } catch (problem) {
        // What cannot be had now comes with the next poke, or when the connection is back.
        if (!(problem instanceof ApiError)) throw problem;
      }
    }
  }

  messageArrived(number: number): void {
    if (number === 0 || number > this.#last) void this.load();
  }

  #receive(view: ChatView): void {
    const before = this.unread;
    const first = !this.#begun;
    if (first) [this.earlier, this.#begun] = [view.earlier, true];
    this.#join(view.messages);
    this.mayWrite = view.may_write;
    // The answer may be older than what I have just read.
    this.unread = view.read < this.#read ? this.#left : view.unread;
    this.#read = Math.max(this.#read, view.read);
    if (first) this.mark = view.read;
    if (this.#open) void this.#haveRead();
    else if (!first && view.unread > before)
      announce(t("chat-new", { count: view.unread - before }));
  }

  /** My own message may come twice: as the answer, and after a poke. */
  #join(more: readonly MessageView[]): void {
    const fresh = more.filter((each) => each.number > this.#last);
    if (fresh.length > 0) this.messages = [...this.messages, ...fresh];
  }

  async loadEarlier(): Promise<void> {
    const first = this.messages[0]?.number;
    if (first === undefined) return;
    await this.#try(async () => {
      const older = await api.earlierMessages(this.id, first);
      this.messages = [...older.messages, ...this.messages];
      this.earlier = older.earlier;
    });
  }

  /** Whether it was said; if not, `problem` tells why. */
  async say(text: string, seat: number | null): Promise<boolean> {
    this.sending = true;
    const said = await this.#try(async () => {
      const message = await api.sendMessage(this.id, text, seat);
      // Others may have spoken just before.
      if (message.number === this.#last + 1) this.#join([message]);
      else await this.load();
    });
    this.sending = false;
    return said;
  }

  /** The chat is in sight, or no longer. */
  setOpen(open: boolean): void {
    if (open && !this.#open) this.mark = this.#read;
    this.#open = open;
    if (open) void this.#haveRead();
  }

  async #haveRead(): Promise<void> {
    const last = this.#last;
    if (last <= this.#read) return;
    this.#read = last;
    this.unread = 0;
    await this.#try(async () => {
      await api.markRead(this.id, last);
    });
  }

  async #try(what: () => Promise<void>): Promise<boolean> {
    this.problem = "";
    try {
      await what();
      return true;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.problem = problem.message;
      return false;
    }
  }
}
