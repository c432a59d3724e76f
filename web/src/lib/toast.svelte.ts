// Toasts: the queue of short messages at the foot of the screen.
import { announce } from "./announce.svelte";

export interface Notice {
  id: number;
  text: string;
}

const STAYS = 6000;
let last = 0;

/** The short sentences at the foot of the screen; App.svelte shows them. */
export const notices: Notice[] = $state([]);

export function notify(text: string): void {
  const id = ++last;
  notices.push({ id, text });
  announce(text);
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id);
  if (at >= 0) notices.splice(at, 1);
}
