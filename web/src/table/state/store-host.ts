// Host interface of the table's store: what a store that it holds may know of it.
import type { EntryView, MatchView } from "../../lib/api";
import type { OverrideView } from "./override-view";

/** A sentence in place: why something cannot be done, or what went wrong. */
export interface Hint {
  /** What it is about, where that is not plain from the text. */
  title: string;
  text: string;
  clause: string;
}

export interface StoreHost {
  readonly id: string;
  /** The match as it stands, and what has happened in it. */
  readonly present: MatchView | null;
  readonly presentEntries: readonly EntryView[];
  /** Who sits at this screen, where several do. */
  readonly sitting: number | null;
  /** What is shown instead. */
  readonly overrideView: OverrideView | null;
  hint: Hint | null;
  /** What is shown is another view. */
  viewChanged(goesOn?: boolean): void;
}
