// The log: joining what arrives to what is there, grouping it by turns, finding what is about a thing.
import type { EntryView, EventView, LogView } from "../lib/api";

export interface Sentence {
  key: string;
  number: number; // of the action that caused it
  seat: number | null;
  event: EventView;
  times: number; // it was told in a row
}

export interface Part {
  key: string;
  heading: Sentence | null;
  sentences: Sentence[];
}

/** What the server sent replaces everything from its start on. */
export function merge(present: readonly EntryView[], log: LogView): EntryView[] {
  const kept = present.filter((entry) => entry.number < log.start);
  const first = log.entries[0];
  const last = kept.at(-1);
  // After a long absence only the newest entries come: what lies before the gap is asked for anew.
  if (first && last && first.number > last.number + 1) return [...log.entries];
  return [...kept, ...log.entries];
}

/** Older entries go before those that are there. */
export function prepend(present: readonly EntryView[], older: readonly EntryView[]): EntryView[] {
  const first = present[0]?.number ?? Infinity;
  return [...older.filter((entry) => entry.number < first), ...present];
}

/** Number 0 is the set-up: nothing is older. */
export function hasEarlier(entries: readonly EntryView[]): boolean {
  return (entries[0]?.number ?? 0) > 0;
}

/** Every event as a sentence; an action that caused none is told by its own name. */
export function sentences(entries: readonly EntryView[]): Sentence[] {
  return entries.flatMap((entry) =>
    eventsOf(entry).map((event, index) => ({
      key: `${entry.number}.${index}`,
      number: entry.number,
      seat: entry.seat,
      event,
      times: 1,
    })),
  );
}

function eventsOf(entry: EntryView): EventView[] {
  if (entry.events.length > 0 || !entry.label) return entry.events;
  return [{ kind: "", text: entry.label, clause: "", targets: [], heading: false }];
}

/** A heading begins a part; what stands before the first heading is a part without one.
    The same sentence several times in a row, such as of cards that are hidden, is one. */
export function parts(all: readonly Sentence[]): Part[] {
  const found: Part[] = [];
  for (const sentence of all) {
    const last = found.at(-1);
    if (sentence.event.heading) {
      found.push({ key: sentence.key, heading: sentence, sentences: [] });
    } else if (last && last.sentences.at(-1)?.event.text === sentence.event.text) {
      last.sentences.at(-1)!.times += 1;
    } else if (last) {
      last.sentences.push({ ...sentence });
    } else {
      found.push({ key: sentence.key, heading: null, sentences: [{ ...sentence }] });
    }
  }
  return found;
}

/** The sentences about one thing, each still under the heading of its turn. */
export function about(all: readonly Part[], target: string): Part[] {
  return all.flatMap((part) => {
    const told = part.sentences.filter(({ event }) => event.targets.includes(target));
    const named = part.heading?.event.targets.includes(target) ?? false;
    return told.length > 0 || named ? [{ ...part, sentences: told }] : [];
  });
}

/** What was not told before: the sentences of actions after the last one known. */
export function told(before: readonly EntryView[], after: readonly EntryView[]): Sentence[] {
  const last = before.at(-1);
  if (!last) return [];
  return sentences(after.filter((entry) => entry.number > last.number));
}
