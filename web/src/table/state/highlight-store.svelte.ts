// Highlight store: what a sentence of the log, a cell or a preview is about, marked on map and panels.

const NOTHING: ReadonlySet<string> = new Set();

/** What it needs of the table that holds it. */
interface HighlightHost {
  /** What is highlighted as long as nothing else is. */
  readonly highlightedByDefault: ReadonlySet<string>;
  readonly selection: {
    readonly chosen: { then?: readonly string[]; targets: readonly string[] } | null;
  };
}

export class HighlightStore {
  #wanted: ReadonlySet<string> = $state.raw(NOTHING);
  #traced: readonly string[] = $state.raw([]);
  /** Raised when a sentence of the log wants something to be seen. */
  reveals = $state(0);
  /** What the map comes close to by itself. */
  framed: readonly string[] = $state.raw([]);
  /** Moves the map so that the target can be seen; false where it is not on the map. */
  onReveal: (target: string) => boolean = () => false;

  readonly targets: ReadonlySet<string> = $derived.by(() =>
    this.#wanted.size > 0 ? this.#wanted : this.table.highlightedByDefault,
  );
  /** Places in the order in which a way goes by them: one that is looked at, or that waits for "confirm". */
  readonly traced: readonly string[] = $derived.by(() => {
    const { chosen } = this.table.selection;
    return this.#traced.length > 0 || !chosen?.then ? this.#traced : chosen.targets;
  });

  constructor(readonly table: HighlightHost) {}

  // What loses the focus by going away says so while the page is being drawn, when nothing may change yet.
  set(targets: readonly string[]): void {
    queueMicrotask(() => (this.#wanted = targets.length > 0 ? new Set(targets) : NOTHING));
  }

  /** The places of a way, in its order. */
  trace(places: readonly string[]): void {
    this.set(places);
    queueMicrotask(() => (this.#traced = places));
  }

  /** Bring what a sentence is about into view, and highlight it for a while. */
  reveal(targets: readonly string[]): void {
    this.set(targets);
    for (const each of targets) if (this.onReveal(each)) break;
    this.reveals += 1;
  }
}
