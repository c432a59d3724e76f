// Async state of a request: its value, its error, asking again.
import { ApiError, connection } from "./request";
import { language } from "./i18n.svelte";

export interface Loading<T> {
  readonly value: T | null;
  readonly error: Error | null;
  again(): void;
  /** Another answer says the same, and is newer. */
  take(value: T): void;
}

/** Something that the server says in the reader's language: asked for now, and anew whenever the
 * language changes; what was there stays until the answer is. To be called while a component is made. */
export function loading<T>(ask: () => Promise<T>): Loading<T> {
  let value: T | null = $state.raw(null);
  let error: Error | null = $state.raw(null);
  let latest = 0;
  let pending = 0;

  async function load(): Promise<void> {
    const turn = ++latest;
    pending += 1;
    try {
      const answer = await ask();
      if (turn === latest) [value, error] = [answer, null];
    } catch (cause) {
      if (turn === latest) error = cause as Error;
    } finally {
      pending -= 1;
    }
  }

  function found(): void {
    if (!pending && error instanceof ApiError && error.code === "offline") void load();
  }

  $effect(() => {
    language();
    void load();
  });
  $effect(() => {
    connection.addEventListener("found", found);
    return () => connection.removeEventListener("found", found);
  });
  return {
    get value() {
      return value;
    },
    get error() {
      return error;
    },
    again: () => void load(),
    take(answer) {
      latest += 1;
      [value, error] = [answer, null];
    },
  };
}

/** Calls it every so often while somebody looks, and at once when somebody looks again. */
export function whileVisible(call: () => void, every: number): void {
  $effect(() => {
    const look = () => document.visibilityState === "visible" && call();
    const timer = setInterval(look, every);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  });
}
