// Loader of the map's drawing: asked for when it is another one, and whichever is newest is shown.
import { untrack } from "svelte";
import type { MapView } from "../../lib/api";
import { language } from "../../lib/i18n.svelte";
import type { TableStore } from "../state/table-store.svelte";

const RETRY = 2500;

/** What lies on the printed board. */
type Pieces = Pick<MapView, "play" | "lying" | "titles">;

export class MapDrawing {
  map: MapView | null = $state.raw(null);
  #retries = $state(0);
  // The newest drawing wins, in whatever order they arrive.
  #asked = 0;
  #shown = 0;
  /** The language of the printed board, which is the same for the whole match: it comes once for each. */
  #printedIn = "";
  /** The pieces of now, for whoever comes back from the past or from a plan. */
  #ofNow: (Pieces & { key: string }) | null = null;

  /** To be called while a component is made. */
  constructor(readonly table: TableStore) {
    // A view comes with every change; the drawing is another one less often.
    const drawing = $derived(table.view?.scene.map);
    const viewer = $derived(table.present?.seat ?? null);
    $effect(() => {
      void this.#retries;
      const spoken = language();
      this.#load(`${drawing}|${spoken}|${viewer}`, viewer, spoken);
    });
  }

  #load(key: string, viewer: number | null, spoken: string): void {
    const turn = ++this.#asked;
    const printed = untrack(() => (spoken === this.#printedIn ? this.map : null));
    // A moment of the past and a plan bring what lies on it.
    const laid = this.table.overrideView?.map;
    const known = laid ?? (key === this.#ofNow?.key ? this.#ofNow : null);
    if (printed && known) {
      const { play, lying, titles } = known;
      [this.map, this.#shown] = [{ ...printed, play, lying, titles }, turn];
      return;
    }
    this.table.draw(viewer, !printed).then(
      (found) => {
        if (turn <= this.#shown) return;
        const { ground, places } = printed ?? found;
        [this.#shown, this.#printedIn] = [turn, spoken];
        this.map = { ...found, ...laid, ground, places };
        if (!laid) this.#ofNow = { ...found, key };
      },
      () => {
        if (turn === this.#asked) setTimeout(() => (this.#retries += 1), RETRY);
      },
    );
  }
}
