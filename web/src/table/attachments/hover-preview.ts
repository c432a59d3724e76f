// Attachment: a resting pointer, keyboard focus and a long press all show a preview.
import type { Attachment } from "svelte/attachments";

export const LONG_PRESS = 450; // milliseconds

export function hoverPreview(look: () => void, away: () => void): Attachment<HTMLElement> {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const entered = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") look();
    };
    const left = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") away();
    };
    const down = (event: PointerEvent): void => {
      pressed = false;
      if (event.pointerType === "mouse") return;
      away();
      press = setTimeout(() => {
        pressed = true;
        look();
      }, LONG_PRESS);
    };
    const up = (): void => clearTimeout(press);
    // What a long press showed is not chosen by letting go.
    const click = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) look();
    };
    const all: [string, EventListener, boolean?][] = [
      ["pointerenter", entered as EventListener],
      ["pointerleave", left as EventListener],
      ["pointerdown", down as EventListener],
      ["pointerup", up],
      ["pointercancel", up],
      ["click", click as EventListener, true],
      ["contextmenu", menu],
      ["focus", focus],
      ["blur", away],
    ];
    for (const [name, listener, early] of all) element.addEventListener(name, listener, early);
    return () => {
      clearTimeout(press);
      for (const [name, listener, early] of all) element.removeEventListener(name, listener, early);
    };
  };
}
