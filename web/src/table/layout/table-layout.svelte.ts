// Layout state of the table's page: the kind of screen, the open tab, how far the bottom sheet is pulled out.
import { tick, untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { TableStore } from "../state/table-store.svelte";
import { HANDLE_HEIGHT, type Heights, type SnapPoint } from "./snap-points";

export class TableLayout {
  readonly #wide = new MediaQuery("width >= 1100px", true);
  readonly #phone = new MediaQuery("width < 700px", false);
  readonly #low = new MediaQuery("height < 500px", false);

  tab = $state("");
  snapPoint: SnapPoint = $state("actions");
  /** In pixels: of the prompt's sentence, all of its bar, the card of a lesson, the page. */
  headHeight = $state(0);
  barHeight = $state(0);
  lessonHeight = $state(0);
  pageHeight = $state(0);

  readonly heights: Heights = $derived({
    prompt: this.lessonHeight + this.headHeight + 8,
    actions: this.barHeight,
    all: Math.max(this.barHeight, this.pageHeight - 36),
  });
  /** The map ends where the sheet begins, unless the sheet covers it on purpose. */
  readonly covered = $derived(
    HANDLE_HEIGHT + (this.snapPoint === "prompt" ? this.heights.prompt : this.heights.actions),
  );

  get screen(): "phone" | "tablet" | "wide" {
    if (this.#phone.current) return "phone";
    return this.#wide.current ? "wide" : "tablet";
  }

  /** A phone on its side has no room for the cards above the prompt. */
  get isLow(): boolean {
    return this.#low.current;
  }

  /** Shows what the table wants to be seen. To be called while a component is made. */
  follow(table: TableStore): void {
    // When it is my turn, the sheet shows what I can do.
    $effect(() => {
      if (table.mine && untrack(() => this.snapPoint) === "prompt") this.snapPoint = "actions";
    });
    // A sentence of the log that points at the map lets it be seen.
    $effect(() => {
      if (table.highlight.reveals > 0 && untrack(() => this.snapPoint) === "all")
        this.snapPoint = "actions";
    });
    // What a lesson is about is there to be seen.
    $effect(() => {
      const { on, panel, step } = table.lesson;
      if (on && step) this.#showLesson(panel);
    });
    // A question about a target is answered in the log.
    $effect(() => {
      if (table.logTarget) this.tab = "log";
    });
  }

  #showLesson(panel: string): void {
    const { screen } = this;
    if (panel && screen === "phone") [this.tab, this.snapPoint] = ["holdings", "all"];
    else if (panel && screen === "tablet") this.tab = panel;
    else if (screen === "phone") this.snapPoint = "actions";
    if (panel) void tick().then(() => scrollToPanel(panel));
  }

  async openLog(): Promise<void> {
    [this.tab, this.snapPoint] = ["log", "all"];
    await tick();
    focusFirst('[data-sentence][tabindex="0"]');
  }

  async openChat(): Promise<void> {
    [this.tab, this.snapPoint] = ["chat", "all"];
    await tick();
    focusFirst("textarea.say", ".chat .messages");
  }
}

function scrollToPanel(panel: string): void {
  document.querySelector(`[data-panel="${panel}"]`)?.scrollIntoView({ block: "nearest" });
}

/** The first of these that is there. */
function focusFirst(...selectors: readonly string[]): void {
  const found = selectors.map((each) => document.querySelector<HTMLElement>(each));
  found.find(Boolean)?.focus();
}
