// Attachment for a roving tabindex: one stop for Tab among several buttons, arrow keys between them.
import type { Attachment } from "svelte/attachments";

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Where a key leads among so many, from one of them; null where it leads nowhere. */
export function stepTo(key: string, from: number, count: number): number | null {
  if (key === "Home") return count > 0 ? 0 : null;
  if (key === "End") return count > 0 ? count - 1 : null;
  const to = from + (STEPS[key] ?? 0);
  return from < 0 || to === from || to < 0 || to >= count ? null : to;
}

export const rovingTabindex: Attachment<HTMLElement> = (element) => {
  const buttons = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>("button")];

  function stopAt(stop: HTMLElement | undefined): void {
    for (const each of buttons()) each.tabIndex = each === stop ? 0 : -1;
  }

  // Buttons come and go with the decisions: what can be chosen comes first.
  function refresh(): void {
    const all = buttons();
    const stops = all.filter((each) => each.getAttribute("tabindex") === "0");
    const last = stops.length === 1 ? stops[0] : undefined;
    const lit = all.find((each) => each.classList.contains("lit"));
    stopAt(last && (!lit || last.classList.contains("lit")) ? last : (lit ?? all[0]));
  }

  function keyed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = buttons();
    const to = stepTo(event.key, all.indexOf(event.target as HTMLElement), all.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    stopAt(all[to]);
    all[to]!.focus();
  }

  const focused = (event: FocusEvent): void => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("button");
    if (stop) stopAt(stop);
  };

  refresh();
  const observer = new MutationObserver(refresh);
  observer.observe(element, { childList: true, subtree: true, attributeFilter: ["class"] });
  element.addEventListener("keydown", keyed);
  element.addEventListener("focusin", focused);
  return () => {
    observer.disconnect();
    element.removeEventListener("keydown", keyed);
    element.removeEventListener("focusin", focused);
  };
};
