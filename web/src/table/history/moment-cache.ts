// Cache of past moments of a match. What was played never changes, so they are kept; unless it
// was taken back.
import type { MomentView } from "../../lib/api";

const KEPT = 240;

type Ask = (number: number, key: string) => Promise<MomentView>;

export class MomentCache {
  #known = new Map<string, MomentView>();
  #asking = new Map<string, Promise<MomentView>>();

  constructor(readonly ask: Ask) {}

  /** `key` tells apart whose eyes and which language. */
  known(number: number, key: string): MomentView | undefined {
    return this.#known.get(`${number}|${key}`);
  }

  async get(number: number, key: string): Promise<MomentView> {
    const one = `${number}|${key}`;
    return this.#known.get(one) ?? this.#asking.get(one) ?? this.#fetch(number, key, one);
  }

  /** Ask for what will be wanted soon; that it cannot be had is said when it is wanted. */
  expect(numbers: readonly number[], key: string): void {
    for (const number of numbers) void this.get(number, key).catch(() => undefined);
  }

  /** What came after that number did not happen. */
  forgetFrom(number: number): void {
    for (const known of [this.#known, this.#asking]) {
      for (const one of known.keys()) if (Number.parseInt(one, 10) >= number) known.delete(one);
    }
  }

  #fetch(number: number, key: string, one: string): Promise<MomentView> {
    const asking = this.ask(number, key);
    this.#asking.set(one, asking);
    return asking
      .then((found) => {
        // Taken back in the meantime: good for who waits for it, not to be kept.
        if (this.#asking.get(one) === asking) this.#keep(one, found);
        return found;
      })
      .finally(() => {
        if (this.#asking.get(one) === asking) this.#asking.delete(one);
      });
  }

  #keep(one: string, found: MomentView): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= KEPT && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(one, found);
  }
}
