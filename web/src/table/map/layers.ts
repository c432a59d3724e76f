// SVG layers of the map: replacing them, and marking what is in them.
import type { MapView } from "../../lib/api";
import type { SpotPosition } from "./arrow-navigation";
import type { Box } from "./zoom";

export interface SpotStates {
  /** What can be chosen, and what would be done there. */
  lit: ReadonlyMap<string, readonly string[]>;
  chosen: ReadonlySet<string>;
  pointed: ReadonlySet<string>;
  /** The spot that Tab comes to. */
  stop: string | null;
  /** All that is to be said of a spot. */
  told: (target: string, words: readonly string[]) => string;
  /** The id of what says what lies around the spot that has the focus. */
  around: string;
}

/** "0 0 1200 800" */
export function boxOf(viewBox: string): Box {
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(/[ ,]+/).map(Number);
  return { x, y, width, height };
}

export class Layers {
  spots: ReadonlyMap<string, SVGGraphicsElement> = new Map();

  #ground = "";
  #play: string | null = null;

  constructor(
    readonly sheet: SVGGElement,
    readonly ground: SVGGElement,
    readonly play: SVGGElement,
  ) {}

  /** True where the printed board itself is another one. */
  show(map: Pick<MapView, "ground" | "play">): boolean {
    const another = map.ground !== this.#ground;
    // The server's own drawing.
    if (another) this.ground.innerHTML = map.ground;
    if (map.play !== this.#play) this.#lay(map.play);
    this.#ground = map.ground;
    this.#play = map.play;
    this.spots = new Map(spotsIn(this.sheet).map((spot) => [spot.dataset["target"]!, spot]));
    return another;
  }

  #lay(play: string): void {
    const before = this.#play === null ? null : new Set(this.#pieces().map(pieceOf));
    const focused = document.activeElement?.closest<SVGElement>(".spot")?.dataset["target"];
    this.play.innerHTML = play;
    if (before) {
      for (const piece of this.#pieces()) {
        if (!before.has(pieceOf(piece))) piece.classList.add("arrived");
      }
    }
    const again = focused && this.spotAt(focused);
    if (again) {
      // A piece is drawn anew, and gets its tabindex with the next applyStates; focus needs it now.
      again.setAttribute("tabindex", "0");
      again.focus({ preventScroll: true });
    }
  }

  #pieces(): SVGElement[] {
    return [...this.play.querySelectorAll<SVGElement>("[data-piece]")];
  }

  spotAt(target: string): SVGElement | null {
    return this.sheet.querySelector<SVGElement>(`.spot[data-target="${CSS.escape(target)}"]`);
  }

  applyStates({ lit, chosen, pointed, stop, told, around }: SpotStates): void {
    for (const [target, spot] of this.spots) {
      const words = lit.get(target);
      spot.classList.toggle("lit", words !== undefined);
      spot.classList.toggle("chosen", chosen.has(target));
      set(spot, "role", "button");
      set(spot, "tabindex", target === stop ? "0" : "-1");
      set(spot, "aria-pressed", chosen.has(target) ? "true" : "");
      set(spot, "aria-describedby", target === stop ? around : "");
      // The title is the spot's name to a screen reader, and what the pointer shows.
      const title = spot.querySelector("title");
      const name = told(target, words ?? []);
      if (title && title.textContent !== name) title.textContent = name;
    }
    for (const each of this.sheet.querySelectorAll<SVGElement>("[data-target]")) {
      each.classList.toggle("pointed", pointed.has(each.dataset["target"]!));
    }
  }

  /** Where spots lie on the screen. */
  positions(targets: Iterable<string> = this.spots.keys()): SpotPosition[] {
    const found: SpotPosition[] = [];
    for (const id of targets) {
      const box = this.spots.get(id)?.getBoundingClientRect();
      if (box) found.push({ id, x: box.left + box.width / 2, y: box.top + box.height / 2 });
    }
    return found;
  }

  /** The box around everything that can be played on, and the names that stand out from it. */
  land(): Box | null {
    const names = this.sheet.querySelectorAll<SVGGraphicsElement>(".name[data-target]");
    return this.#boxAround([...this.spots.values(), ...names]);
  }

  /** The box around some spots. */
  around(targets: Iterable<string>): Box | null {
    return this.#boxAround([...targets].flatMap((target) => this.spots.get(target) ?? []));
  }

  /** The middle of each of these spots, in the drawing's own measure: "12,40". */
  line(targets: Iterable<string>): string[] {
    const boxes = [...targets].flatMap((target) => this.around([target]) ?? []);
    return boxes.map(({ x, y, width, height }) => `${x + width / 2},${y + height / 2}`);
  }

  /** In the drawing's own measure. */
  #boxAround(elements: readonly SVGGraphicsElement[]): Box | null {
    const inverse = this.sheet.getScreenCTM()?.inverse();
    const boxes = elements.map((element) => element.getBoundingClientRect());
    if (!inverse || boxes.length === 0) return null;
    const least = new DOMPoint(
      Math.min(...boxes.map((box) => box.left)),
      Math.min(...boxes.map((box) => box.top)),
    ).matrixTransform(inverse);
    const most = new DOMPoint(
      Math.max(...boxes.map((box) => box.right)),
      Math.max(...boxes.map((box) => box.bottom)),
    ).matrixTransform(inverse);
    return { x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y };
  }
}

/** What can be chosen at some time: hexes, routes, and pieces that stand for themselves. */
function spotsIn(layer: SVGGElement): SVGGraphicsElement[] {
  return [...layer.querySelectorAll<SVGGraphicsElement>(".spot[data-target]")];
}

function set(element: Element, name: string, value: string): void {
  if (value === (element.getAttribute(name) ?? "")) return;
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

function pieceOf(element: SVGElement): string {
  return element.dataset["piece"]!;
}
