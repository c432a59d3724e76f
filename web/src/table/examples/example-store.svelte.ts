// Example store: a read-only table.
import type { ExampleView, MapView } from "../../lib/api";
import { compare, UNCHANGED, type Changes } from "../state/changes";
import { TableStore } from "../state/table-store.svelte";

/** A table at which nobody plays: a moment to look at, with what matters pointed at. */
export class ExampleStore extends TableStore {
  /** The moment before the action, instead of the one after it. */
  early = $state(false);
  /** What the action changed. */
  override readonly changes: Changes = $derived.by(() => {
    const { before, moment } = this.example;
    if (this.early || !before) return UNCHANGED;
    return compare(before.view.scene.panels, moment.view.scene.panels);
  });

  /** `board`: what is printed. */
  constructor(
    readonly example: ExampleView,
    readonly board: MapView,
  ) {
    super("");
    this.framed = example.points;
    this.turn(false);
  }

  get #moment() {
    return (this.early && this.example.before) || this.example.moment;
  }

  turn(early: boolean): void {
    this.early = early;
    this.present = this.#moment.view;
    this.point([]);
  }

  override draw(): Promise<MapView> {
    const { ground, places } = this.board;
    return Promise.resolve({ ...this.#moment.map, ground, places });
  }

  /** Whatever else somebody points at for a while, in the end it is this. */
  override point(targets: readonly string[]): void {
    super.point(targets.length > 0 ? targets : this.example.points);
  }

  override touch(target: string): Promise<void> {
    this.point([target]);
    return Promise.resolve();
  }

  override lookAt(): void {
    // Nothing can be chosen, so nothing would happen.
  }
}
