// Toasts: the queue of short messages at the foot of the screen.
import { announce } from "./announce.svelte";

interface Toast {
  id: number;
  text: string;
}

const STAYS = 6000;
let last = 0;

/** The short sentences at the foot of the screen; App.svelte shows them. */
export const toasts: Toast[] = $state([]);

export function showToast(text: string): void {
  const id = ++last;
  toasts.push({ id, text });
  announce(text);
  setTimeout(() => dismissToast(id), STAYS);
}

export function dismissToast(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
