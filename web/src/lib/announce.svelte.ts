/** What the screen reader is told; App.svelte holds the live region that says it. */
export const announcement = $state({ text: "" });

// A region that already holds the same words stays silent: it is emptied first.
export function announce(text: string): void {
  announcement.text = "";
  setTimeout(() => (announcement.text = text), 60);
}
