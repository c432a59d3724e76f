// Focus management: where the focused element goes away, the prompt gets the focus.

const MODAL = "dialog:modal";

/** Where the keyboard goes on in the bar under the map: the first choice, or else its sentence. */
export function tabStopIn(bar: HTMLElement | null): HTMLElement | null {
  return (
    firstOf(bar, ".lesson .primary") ??
    firstOf(bar, ".choices .choice:not([aria-disabled])") ??
    firstOf(bar, ".tray button.lit") ??
    firstOf(bar, ".choices :is(summary, button:not(:disabled))") ??
    firstOf(bar, "input[type=range]") ??
    firstOf(bar, ".sentence[tabindex]")
  );
}

/** What is folded away cannot be reached. */
function firstOf(bar: HTMLElement | null, selector: string): HTMLElement | null {
  const found = bar?.querySelectorAll<HTMLElement>(selector) ?? [];
  return [...found].find((each) => !each.closest("details:not([open]) > .inside")) ?? null;
}

export function focusPrompt(): void {
  tabStopIn(document.querySelector<HTMLElement>(".bar"))?.focus({ preventScroll: true });
}

/** Watches over the focus in this part of the page. */
export function keepFocus(room: HTMLElement): () => void {
  let last: Element | null = null;
  const focused = (event: FocusEvent): void => {
    last = event.target as Element;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    if (document.querySelector(MODAL) || !document.querySelector(".bar")) return;
    last = null;
    focusPrompt();
  });
  room.addEventListener("focusin", focused);
  observer.observe(room, { childList: true, subtree: true });
  return () => {
    room.removeEventListener("focusin", focused);
    observer.disconnect();
  };
}
