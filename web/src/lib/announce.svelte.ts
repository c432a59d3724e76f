// Live region: what a screen reader is told.
import { untrack } from "svelte";

/** What the screen reader is told; App.svelte holds the one live region that says it, line by line. */
interface Announcement {
  id: number;
  topic: string;
  text: string;
}

export const liveRegion: { lines: readonly Announcement[] } = $state({ lines: [] });

const KEPT = 6; // lines: what is older has been said

let count = 0;

// Lines are added and what is already there stays: so nothing is cut short by what comes after it.
/** `topic`: of what is said there only the newest holds, as of what has the focus. */
export function announce(text: string, topic = ""): void {
  // Who says something because something else changed does not wait for what others say.
  const lines = untrack(() => liveRegion.lines);
  // The last event may be the next prompt as well.
  if (topic && lines.at(-1)?.text.endsWith(text)) return;
  const others = lines.filter((line) => !topic || line.topic !== topic);
  liveRegion.lines = [...others, { id: ++count, topic, text }].slice(-KEPT);
}

/** What was said, or was about to be, is not for whoever comes next. */
export function clearAnnouncements(): void {
  liveRegion.lines = [];
}
