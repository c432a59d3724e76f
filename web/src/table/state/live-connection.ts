// Live connection to a match: a websocket that reconnects by itself, and long polling while it is away.
import type { Hello, LiveMessage, MatchView } from "../../lib/api";
import { ApiError, connection } from "../../lib/request";

interface LiveHandlers {
  /** What to say first, and again whenever language or seat change. */
  hello(): Hello;
  /** The same question by plain HTTP, answered when something new is there. */
  poll(signal: AbortSignal): Promise<MatchView>;
  received(view: MatchView): void;
  /** Something was said at the table: the number of the newest message, or 0. */
  chatMessage(number: number): void;
  /** The table is not there, or not for me: nothing more will come. */
  refused(problem: ApiError): void;
  /** Whether the websocket is down. */
  disconnected(now: boolean): void;
}

const FIRST = 400;
const LONGEST = 8_000;
const PATIENCE = 4_000; // a websocket that says nothing for so long after a question is dead
const POLL_AFTER = 2; // failures in a row: perhaps something on the way lets no websocket through
const TRANSIENT = new Set(["unavailable", "offline", "too-many", "internal", "unexpected"]);

/** How long to wait before attempt n: doubling, with jitter, so that many do not come at once. */
export function delay(attempt: number, random: number = Math.random()): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** attempt);
  return whole / 2 + (whole / 2) * random;
}

function isTransient(problem: ApiError): boolean {
  return TRANSIENT.has(problem.code) || problem.status >= 500 || problem.status === 429;
}

export class LiveConnection {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #polling: AbortController | null = null;
  #closed = false;

  constructor(
    readonly url: string,
    readonly handlers: LiveHandlers,
  ) {}

  start(): void {
    addEventListener("online", this.#atOnce);
    connection.addEventListener("found", this.#found);
    document.addEventListener("visibilitychange", this.#atOnce);
    this.#connect();
  }

  stop(): void {
    this.#closed = true;
    removeEventListener("online", this.#atOnce);
    connection.removeEventListener("found", this.#found);
    document.removeEventListener("visibilitychange", this.#atOnce);
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    this.#polling?.abort();
    this.#drop();
  }

  /** Say who I am and what I have; the answer is a whole view. */
  hello(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(this.handlers.hello()));
      this.#expectAnswer();
    } else {
      this.#polling?.abort();
      this.#reconnect();
    }
  }

  // A laptop that wakes up has a websocket that looks whole and is not: ask, and see whether it answers.
  #atOnce = (): void => {
    if (document.visibilityState === "visible") this.hello();
    else if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify(this.handlers.hello())); // nobody looks: a notification is welcome
  };

  // Some other request got through: no need to wait for the next attempt.
  #found = (): void => {
    if (this.#failures > 0 && !this.#socket) this.#reconnect();
  };

  #reconnect(): void {
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  #connect(): void {
    if (this.#closed) return;
    this.#drop();
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.addEventListener("open", () => this.hello());
    socket.addEventListener("message", ({ data }) => this.#message(String(data)));
    socket.addEventListener("close", () => this.#lost(socket));
    this.#expectAnswer();
  }

  #message(data: string): void {
    const message = JSON.parse(data) as LiveMessage;
    if ("talk" in message) return this.handlers.chatMessage(message.talk);
    clearTimeout(this.#watchdog);
    if ("error" in message) return this.#refusedBy(new ApiError(message.error));
    this.#failures = 0;
    this.#polling?.abort();
    this.handlers.disconnected(false);
    this.handlers.received(message);
  }

  #refusedBy(problem: ApiError): void {
    if (isTransient(problem)) return;
    this.stop();
    this.handlers.refused(problem);
  }

  #expectAnswer(): void {
    clearTimeout(this.#watchdog);
    const socket = this.#socket;
    this.#watchdog = setTimeout(() => {
      if (socket && socket === this.#socket) this.#lost(socket);
    }, PATIENCE);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#drop();
    clearTimeout(this.#watchdog);
    this.handlers.disconnected(true);
    this.#retry = setTimeout(() => this.#connect(), delay(this.#failures++));
    if (this.#failures >= POLL_AFTER) void this.#poll();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  async #poll(): Promise<void> {
    if (this.#polling || this.#closed) return;
    const polling = (this.#polling = new AbortController());
    try {
      while (!polling.signal.aborted)
        this.handlers.received(await this.handlers.poll(polling.signal));
    } catch (problem) {
      // Offline, or the server is: the websocket's own attempts go on.
      if (problem instanceof ApiError) this.#refusedBy(problem);
    } finally {
      this.#polling = null;
    }
  }
}
