// Timed reveal, line by line; all at once where nothing shall move, or somebody does not want to wait.
import { reducedMotion } from "../../lib/preferences.svelte";

const PACE = 650; // milliseconds for a line …
const LONGEST = 9000; // … and for all of them

export class TimedReveal {
  told = $state(0);
  readonly done = $derived.by(() => this.told >= this.length);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `fresh`: nobody has heard it yet. */
  constructor(
    readonly length: number,
    private fresh: boolean,
  ) {
    this.told = fresh && !reducedMotion() ? 0 : length;
  }

  /** Tell it, if nobody has heard it yet. */
  begin(): void {
    if (this.fresh) this.start();
    this.fresh = false;
  }

  start(): void {
    this.stop();
    if (reducedMotion() || this.length === 0) return this.skip();
    this.told = 0;
    this.#timer = setInterval(
      () => {
        this.told += 1;
        if (this.done) this.stop();
      },
      Math.min(PACE, LONGEST / this.length),
    );
  }

  skip(): void {
    this.stop();
    this.told = this.length;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
