/** What the screen reader is told; App.svelte holds the live region that says it. */
export const announcement = $state({ text: "" });

let waiting: ReturnType<typeof setTimeout> | undefined;

// A region that already holds the same words stays silent: it is emptied first.
export function announce(text: string): void {
  hush();
  waiting = setTimeout(() => (announcement.text = text), 60);
}

/** What was said, or was about to be, is not for whoever comes next. */
export function hush(): void {
  clearTimeout(waiting);
  announcement.text = "";
}
