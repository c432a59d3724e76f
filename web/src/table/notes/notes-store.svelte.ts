// Notes store: saved while I write, and never lost to what I wrote on another device.
import { api } from "../../lib/api";
import { ApiError } from "../../lib/request";

export const MAX_LENGTH = 20_000;
const QUIET = 700; // milliseconds without a key before they are saved
const AGAIN = 5_000; // and before another attempt, where saving failed

type Saving = "loading" | "saved" | "writing" | "saving" | "failed" | "long";

export class NotesStore {
  text = $state("");
  state: Saving = $state("loading");
  problem = $state("");
  /** They were changed elsewhere, and both texts stand below each other now. */
  merged = $state(false);
  #known = "";
  #saved = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;

  /** `between`: what stands between two texts that were written at two places. */
  constructor(
    readonly id: string,
    readonly seat: number | null,
    readonly between: () => string,
  ) {}

  async load(): Promise<void> {
    await this.#try(async () => {
      const found = await api.notes(this.id, this.seat);
      [this.text, this.#saved, this.#known] = [found.text, found.text, found.changed];
      this.state = "saved";
    });
  }

  write(text: string): void {
    this.text = text;
    this.merged = false;
    this.state = text.length > MAX_LENGTH ? "long" : "writing";
    if (this.state === "writing") this.#later(QUIET);
    else clearTimeout(this.#timer);
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), milliseconds);
  }

  /** Now: the page may be about to go. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#saving) await this.#saving;
    if (this.text === this.#saved || this.text.length > MAX_LENGTH || this.state === "loading")
      return;
    this.#saving = this.#write().finally(() => (this.#saving = null));
    await this.#saving;
  }

  async #write(): Promise<void> {
    const text = this.text;
    this.state = "saving";
    try {
      const { changed } = await api.writeNotes(this.id, text, this.#known, this.seat);
      [this.#known, this.#saved] = [changed, text];
      this.problem = "";
      // What was typed meanwhile is saved next.
      if (this.text === text) this.state = "saved";
      else this.write(this.text);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (problem.code === "notes-changed") await this.#merge();
      else this.#failed(problem);
    }
  }

  #failed(problem: ApiError): void {
    this.state = "failed";
    this.problem = problem.message;
    this.#later(AGAIN);
  }

  async #merge(): Promise<void> {
    await this.#try(async () => {
      const found = await api.notes(this.id, this.seat);
      [this.#known, this.#saved] = [found.changed, found.text];
      const both = mergeNotes(this.text, found.text, this.between());
      const kept = both === this.text || both === found.text;
      this.write(both);
      this.merged = !kept;
    });
  }

  async #try(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.#failed(problem);
    }
  }
}

/** Both texts, unless one says all of the other. */
export function mergeNotes(mine: string, theirs: string, between: string): string {
  if (mine.includes(theirs.trim())) return mine;
  if (theirs.includes(mine.trim())) return theirs;
  return `${mine.trimEnd()}\n\n${between}\n${theirs}`;
}
