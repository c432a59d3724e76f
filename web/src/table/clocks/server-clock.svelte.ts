// A reactive server clock, ticking every second while somebody looks.
import { createSubscriber } from "svelte/reactivity";
import { serverNow } from "../../lib/server-time";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1_000);
  return () => clearInterval(timer);
});

/** Reactive. */
export function serverClock(): number {
  subscribe();
  return serverNow();
}
