// Attachment: a scrollable box can be focused, so that the keyboard scrolls it.
import type { Attachment } from "svelte/attachments";

/** Tables that are wider than the page scroll sideways: the keyboard must reach them, and only them. */
export function scrollableFocus(selector: string): Attachment<HTMLElement> {
  return (node) => {
    const look = () => {
      for (const each of node.querySelectorAll<HTMLElement>(selector)) {
        if (each.scrollWidth > each.clientWidth) each.tabIndex = 0;
        else each.removeAttribute("tabindex");
      }
    };
    const watch = new ResizeObserver(look);
    watch.observe(node);
    return () => watch.disconnect();
  };
}
