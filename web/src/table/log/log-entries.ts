// Log entries: merging what arrives into what is there, sections by turn, what is about a target.
import type { EntryView, EventView, HappeningView, LogView } from "../../lib/api";
import { seatTarget } from "../state/target-format";

export interface Sentence {
  key: string;
  number: number; // of the action that caused it
  seat: number | null;
  event: EventView;
  times: number; // it was told in a row
  /** No action, but something that happened at the table; several of the same in a row. */
  happenings?: HappeningView[];
}

interface LogSection {
  key: string;
  heading: Sentence | null;
  sentences: Sentence[];
}

/** What the server sent replaces everything from its start on. */
export function mergeEntries(present: readonly EntryView[], log: LogView): EntryView[] {
  const kept = present.filter((entry) => entry.number < log.start);
  const first = log.entries[0];
  const last = kept.at(-1);
  // After a long absence only the newest entries come: what lies before the gap is asked for anew.
  if (first && last && first.number > last.number + 1) return [...log.entries];
  return [...kept, ...log.entries];
}

/** Older entries go before those that are there. */
export function prependEntries(
  present: readonly EntryView[],
  older: readonly EntryView[],
): EntryView[] {
  const first = present[0]?.number ?? Infinity;
  return [...older.filter((entry) => entry.number < first), ...present];
}

/** What happened that is no action. Where the actions after which it stood are gone, it stands after the
    last one that is left; what is older than the log that is here comes with the older entries. */
export function mergeHappenings(
  present: readonly HappeningView[],
  log: LogView,
  entries: readonly EntryView[],
): HappeningView[] {
  const fresh = new Set(log.happenings.map(({ version }) => version));
  const first = entries[0]?.number ?? 0;
  const last = log.start - 1;
  const kept = present
    .filter(({ version }) => !fresh.has(version))
    .map((each) => (each.after > last ? { ...each, after: last } : each));
  return [...kept, ...log.happenings]
    .filter(({ after }) => after >= first)
    .sort((a, b) => a.version - b.version);
}

/** Number 0 is the set-up: nothing is older. */
export function hasEarlier(entries: readonly EntryView[]): boolean {
  return (entries[0]?.number ?? 0) > 0;
}

/** Every event as a sentence; an action that caused none is told by its own name. What happened after
    an action follows it. */
export function sentences(
  entries: readonly EntryView[],
  happenings: readonly HappeningView[] = [],
): Sentence[] {
  const happened = new Map<number, HappeningView[]>();
  for (const each of happenings)
    happened.set(each.after, [...(happened.get(each.after) ?? []), each]);
  return entries.flatMap((entry) => [
    ...eventsOf(entry).map((event, index) => ({
      key: `${entry.number}.${index}`,
      number: entry.number,
      seat: entry.seat,
      event,
      times: 1,
    })),
    ...(happened.get(entry.number) ?? []).map(asSentence),
  ]);
}

function asSentence(happening: HappeningView): Sentence {
  const { version, after, seat, text } = happening;
  const targets = seat === null ? [] : [seatTarget(seat)];
  const event = { kind: "", text, clause: "", targets, heading: false };
  return { key: `h${version}`, number: after, seat, event, times: 1, happenings: [happening] };
}

function eventsOf(entry: EntryView): EventView[] {
  if (entry.events.length > 0 || !entry.label) return entry.events;
  return [{ kind: "", text: entry.label, clause: "", targets: [], heading: false }];
}

/** A heading begins a part; what stands before the first heading is a part without one.
    The same sentence several times in a row, such as of cards that are hidden, is one. */
export function logSections(all: readonly Sentence[]): LogSection[] {
  const found: LogSection[] = [];
  for (const sentence of all) {
    const last = found.at(-1);
    if (sentence.event.heading) {
      found.push({ key: sentence.key, heading: sentence, sentences: [] });
    } else if (last && isAgain(last.sentences.at(-1), sentence)) {
      const told = last.sentences.at(-1)!;
      told.times += 1;
      if (sentence.happenings) told.happenings = [...told.happenings!, ...sentence.happenings];
    } else if (last) {
      last.sentences.push({ ...sentence });
    } else {
      found.push({ key: sentence.key, heading: null, sentences: [{ ...sentence }] });
    }
  }
  return found;
}

function isAgain(told: Sentence | undefined, sentence: Sentence): boolean {
  return told?.event.text === sentence.event.text && !told.happenings === !sentence.happenings;
}

/** The sentences about one target, each still under the heading of its turn. */
export function sectionsAbout(all: readonly LogSection[], target: string): LogSection[] {
  return all.flatMap((part) => {
    const told = part.sentences.filter(({ event }) => event.targets.includes(target));
    const named = part.heading?.event.targets.includes(target) ?? false;
    return told.length > 0 || named ? [{ ...part, sentences: told }] : [];
  });
}

/** The newest sentence; of a turn of which nothing is told, its heading. */
export function lastKey(sections: readonly LogSection[]): string | null {
  const last = sections.at(-1);
  return last?.sentences.at(-1)?.key ?? last?.key ?? null;
}

/** The sentence that Tab comes to: the one that somebody walked to while it is shown, or else the newest. */
export function tabStop(sections: readonly LogSection[], walkedTo: string | null): string | null {
  const shown = sections.flatMap(({ heading, sentences }) =>
    [heading ?? [], sentences].flat().map(({ key }) => key),
  );
  return walkedTo !== null && shown.includes(walkedTo) ? walkedTo : lastKey(sections);
}

/** What was not told before: the sentences of actions after the last one known. */
export function newSentences(
  before: readonly EntryView[],
  after: readonly EntryView[],
): Sentence[] {
  const last = before.at(-1);
  if (!last) return [];
  return sentences(after.filter((entry) => entry.number > last.number));
}
