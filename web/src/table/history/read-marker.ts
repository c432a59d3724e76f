// Read marker: how far I have seen a match, kept by the server for my next visit.
import { api } from "../../lib/api";

const SETTLE = 300; // milliseconds: many actions in a row are one request

export class ReadMarker {
  #loaded: Promise<number | null> | null = null;
  #written = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Asks how far I had seen it when I was last here. */
  load(): void {
    this.#loaded = api.lastSeen(this.id).then(
      ({ number }) => number,
      () => null,
    );
  }

  /** null where that is not known. */
  get loaded(): Promise<number | null> {
    return this.#loaded ?? Promise.resolve(null);
  }

  write(number: number): void {
    if (number === this.#written) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#written = number;
      api.markSeen(this.id, number).catch(() => (this.#written = -1));
    }, SETTLE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
