// Cache of past moments of a match. What was played never changes, so they are kept; unless it
// was undone.
import type { MomentView } from "../../lib/api";

const KEPT = 240;

type Ask = (number: number, key: string) => Promise<MomentView>;

export class MomentCache {
  #known = new Map<string, { number: number; moment: MomentView }>();
  #asking = new Map<string, { number: number; moment: Promise<MomentView> }>();

  constructor(readonly ask: Ask) {}

  /** `key` tells apart viewpoint and language. */
  known(number: number, key: string): MomentView | undefined {
    return this.#known.get(`${number}|${key}`)?.moment;
  }

  async get(number: number, key: string): Promise<MomentView> {
    const cacheKey = `${number}|${key}`;
    const found = this.#known.get(cacheKey) ?? this.#asking.get(cacheKey);
    return found?.moment ?? this.#fetch(number, key, cacheKey);
  }

  /** Ask for what will be wanted soon; that it cannot be had is said when it is wanted. */
  expect(numbers: readonly number[], key: string): void {
    for (const number of numbers) void this.get(number, key).catch(() => undefined);
  }

  /** What came after that number did not happen. */
  forgetFrom(number: number): void {
    for (const kept of [this.#known, this.#asking]) {
      for (const [cacheKey, each] of kept) if (each.number >= number) kept.delete(cacheKey);
    }
  }

  #fetch(number: number, key: string, cacheKey: string): Promise<MomentView> {
    const asking = { number, moment: this.ask(number, key) };
    this.#asking.set(cacheKey, asking);
    return asking.moment
      .then((moment) => {
        // Undone in the meantime: good for who waits for it, not to be kept.
        if (this.#asking.get(cacheKey) === asking) this.#keep(cacheKey, number, moment);
        return moment;
      })
      .finally(() => {
        if (this.#asking.get(cacheKey) === asking) this.#asking.delete(cacheKey);
      });
  }

  #keep(cacheKey: string, number: number, moment: MomentView): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= KEPT && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(cacheKey, { number, moment });
  }
}
