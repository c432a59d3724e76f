// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { TableStore } from "../../state/table-store.svelte";

vi.mock("../../../lib/i18n.svelte", () => ({ t: (key: string) => key }));
const { commands } = await import("../commands");

const LAST = 40;
const goTo = vi.fn();
const table = {
  present: null,
  view: null,
  history: { at: null, missed: null, last: LAST, goTo },
  plan: { open: false },
} as unknown as TableStore;
const page = { toLog() {}, toChat() {}, toCommand() {}, toNextMatch() {} };
const replay = () =>
  commands(table, page)
    .find(({ key }) => key === "h")!
    .does();

beforeEach(() => {
  goTo.mockReset();
  document.body.innerHTML = `
    <span tabindex="-1" data-sentence="0.0" data-number="0">dealt</span>
    <span tabindex="-1" data-sentence="h12" data-number="7">sat down</span>`;
});

test("replay begins at the last action", () => {
  replay();
  expect(goTo).toHaveBeenCalledExactlyOnceWith(LAST);
});

test.each([
  ["0.0", 0],
  ["h12", 7],
])("of the entry %s that has the focus it shows moment %i", (key, number) => {
  document.querySelector<HTMLElement>(`[data-sentence="${key}"]`)!.focus();
  replay();
  expect(goTo).toHaveBeenCalledExactlyOnceWith(number);
});
