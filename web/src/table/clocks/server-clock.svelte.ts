// A clock on the wall: what time it is at the server, told every second while somebody looks.
import { createSubscriber } from "svelte/reactivity";
import { serverNow } from "../../lib/server-time";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1_000);
  return () => clearInterval(timer);
});

/** Reactive. */
export function now(): number {
  subscribe();
  return serverNow();
}
