// Choices after a series of actions that is only being typed: asked of the server as a plan is.
import { api, type ChoiceView, type CompletePlan } from "../../lib/api";
import { ApiError } from "../../lib/request";
import { language } from "../../lib/i18n.svelte";
import { expandChoice } from "../selection/options";
import type { TableStore } from "../state/table-store.svelte";

const NONE: readonly ChoiceView[] = [];

export class ChoicesAfter {
  choices: readonly ChoiceView[] = $state.raw(NONE);
  /** Why the series cannot go on. */
  problem = $state("");
  #asked = "";

  constructor(readonly table: TableStore) {}

  async load(actions: readonly string[]): Promise<void> {
    const key = this.#keyOf(actions);
    if (key === this.#asked) return;
    [this.#asked, this.choices, this.problem] = [key, NONE, ""];
    try {
      const { view } = await api.plan(this.table.id, this.#request(actions));
      if (key !== this.#asked) return;
      // Who decides next for themselves is not decided for.
      const mine = this.table.plan.request || view.actor === this.table.view?.actor;
      this.choices = mine ? view.choices.map(expandChoice) : NONE;
      this.problem = mine ? "" : view.prompt;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (key === this.#asked) this.problem = problem.message;
    }
  }

  #keyOf(actions: readonly string[]): string {
    const { plan, view } = this.table;
    return JSON.stringify([view?.version, plan.key, language(), actions]);
  }

  #request(actions: readonly string[]): CompletePlan {
    const { plan, present, sitting } = this.table;
    const begun = plan.request ?? { number: present!.number, luck: 0, actions: [], seat: sitting };
    return { ...begun, actions: [...(begun.actions ?? []), ...actions] };
  }
}
