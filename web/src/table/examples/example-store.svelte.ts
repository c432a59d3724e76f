// Example store: a read-only table store that shows one moment of a match.
import type { ExampleView, MapView } from "../../lib/api";
import { diffPanels, NO_CHANGES, type Changes } from "../state/changes";
import { TableStore } from "../state/table-store.svelte";

/** A table at which nobody plays: a moment to look at, with what matters pointed at. */
export class ExampleStore extends TableStore {
  /** The moment before the action, instead of the one after it. */
  early = $state(false);
  readonly #points: ReadonlySet<string> = $derived.by(() => new Set(this.example.points));
  /** What the action changed. */
  override readonly changes: Changes = $derived.by(() => {
    const { before, moment } = this.example;
    if (this.early || !before) return NO_CHANGES;
    return diffPanels(before.view.scene.panels, moment.view.scene.panels);
  });

  /** `board`: what is printed. */
  constructor(
    readonly example: ExampleView,
    readonly board: MapView,
  ) {
    super("");
    this.highlight.framed = example.points;
    this.showMoment(false);
  }

  get #moment() {
    return (this.early && this.example.before) || this.example.moment;
  }

  showMoment(early: boolean): void {
    this.early = early;
    this.present = this.#moment.view;
    this.highlight.set([]);
  }

  override draw(): Promise<MapView> {
    const { ground, places } = this.board;
    return Promise.resolve({ ...this.#moment.map, ground, places });
  }

  /** Whatever else is highlighted for a while, in the end it is this. */
  override get highlightedByDefault(): ReadonlySet<string> {
    return this.#points;
  }

  override activate(target: string): Promise<void> {
    this.highlight.set([target]);
    return Promise.resolve();
  }

  override previewTarget(): void {
    // Nothing can be chosen, so nothing would happen.
  }
}
