// Announcement of news for a screen reader: what the log has not told yet.
import { announce } from "../../lib/announce.svelte";
import type { EntryView, HappeningView } from "../../lib/api";
import { newSentences } from "./log-entries";

const SPOKEN = 6; // more new sentences than that at once are not read aloud one by one

/** The sentences of the new entries, and what has happened besides. */
export function announceNews(
  before: readonly EntryView[],
  after: readonly EntryView[],
  happened: readonly HappeningView[],
): void {
  const fresh = [...newSentences(before, after).map(({ event }) => event), ...happened];
  const words = fresh
    .slice(-SPOKEN)
    .map(({ text }) => text)
    .join(" ");
  if (words) announce(words);
}
