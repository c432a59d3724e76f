// Zoom and pan of the map: wheel, pinch, drag, double tap, buttons and keys, all through d3-zoom.
import { select, type Selection } from "d3-selection";
import { zoom, zoomIdentity, ZoomTransform, type ZoomBehavior } from "d3-zoom";
import { reducedMotion } from "../../lib/preferences.svelte";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Extent = [[number, number], [number, number]];

const CLOSEST = 9;
const MARGIN = 1.04; // a little paper around the land
const AROUND = 150; // units of the drawing that are shown around a part of it
const GLIDE = 220;
const EDGE = 48; // pixels: what has the focus keeps that far from the edge

/** The part of the drawing that a window shows that keeps its whole view box visible. */
export function visibleExtent(box: Box, width: number, height: number): Extent {
  const scale = Math.min(width / box.width, height / box.height) || 1;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [w, h] = [width / scale / 2, height / scale / 2];
  return [
    [x - w, y - h],
    [x + w, y + h],
  ];
}

/** How the land is brought to the middle of the window, as large as it fits. */
export function fitTransform(land: Box, extent: Extent, farthest = 1): ZoomTransform {
  const [[left, top], [right, bottom]] = extent;
  const wide = (right - left) / (land.width * MARGIN);
  const tall = (bottom - top) / (land.height * MARGIN);
  const k = Math.min(CLOSEST, Math.max(farthest, Math.min(wide, tall)));
  return zoomIdentity
    .translate((left + right) / 2, (top + bottom) / 2)
    .scale(k)
    .translate(-land.x - land.width / 2, -land.y - land.height / 2);
}

/** Half way from one view to another, by the share of the time that has passed. */
export function interpolate(from: ZoomTransform, to: ZoomTransform, share: number): ZoomTransform {
  const eased = share * share * (3 - 2 * share);
  const part = (a: number, b: number): number => a + (b - a) * eased;
  return new ZoomTransform(part(from.k, to.k), part(from.x, to.x), part(from.y, to.y));
}

export class Zoom {
  /** The reader has not moved the map: it may be fitted anew when the window changes. */
  untouched = true;

  #behaviour: ZoomBehavior<SVGSVGElement, unknown>;
  #selection: Selection<SVGSVGElement, unknown, null, undefined>;
  #land: Box | null = null;
  #paper: Box | null = null;
  #part: Box | null = null;
  #frame = 0;

  constructor(
    readonly svg: SVGSVGElement,
    readonly sheet: SVGGElement,
    readonly handlers: {
      /** Width and height of the map, in pixels. To ask the page for them makes it lay out everything. */
      size: () => readonly [number, number];
      /** A double click that is two quick choices is no wish to come closer. */
      busy: () => boolean;
      /** Pixels at the right edge where buttons lie over the map. */
      inset: () => number;
      moving: (moves: boolean) => void;
      /** Told how many pixels a unit of the drawing has. */
      scaled: (pixels: number) => void;
    },
  ) {
    this.#selection = select(svg);
    this.#behaviour = zoom<SVGSVGElement, unknown>()
      .extent(() => this.#extent)
      .clickDistance(5)
      .tapDistance(12)
      .on("start", ({ sourceEvent }) => {
        if (sourceEvent) handlers.moving(true);
      })
      .on("zoom", ({ transform, sourceEvent }) => {
        sheet.setAttribute("transform", String(transform));
        if (sourceEvent) this.untouched = false;
        handlers.scaled(this.#pixels * transform.k);
      })
      .on("end", () => handlers.moving(false));
    this.#selection.call(this.#behaviour);
    const closer = this.#selection.on("dblclick.zoom");
    this.#selection.on("dblclick.zoom", function (event: MouseEvent, datum: unknown) {
      if (!handlers.busy()) closer?.call(this, event, datum);
    });
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#selection.on(".zoom", null);
  }

  /** The drawing is there, or another one. */
  open(paper: Box, land: Box): void {
    [this.#paper, this.#land] = [paper, land];
    this.#bound();
    this.fit(false);
  }

  // The paper, and the strip beside it that buttons cover: so far the map can be moved and made small.
  #bound(): void {
    if (!this.#paper) return;
    const { x, y, width, height } = this.#paper;
    const strip = this.#strip;
    this.#behaviour.scaleExtent([width / (width + strip), CLOSEST]).translateExtent([
      [x, y],
      [x + width + strip, y + height],
    ]);
  }

  get #strip(): number {
    return this.handlers.inset() / this.#pixels;
  }

  /** How many pixels a unit of the drawing has while nothing is zoomed. */
  get #pixels(): number {
    const [[left], [right]] = this.#extent;
    return (this.handlers.size()[0] || 1) / (right - left);
  }

  /** Keep these places in view until the reader moves the map; null: the whole land. */
  frame(part: Box | null): void {
    if (part === this.#part) return;
    this.#part = part;
    if (this.untouched) this.fit();
  }

  /** How many pixels a unit of the drawing has when the whole land is shown. */
  get fitted(): number {
    return this.#land ? this.#pixels * fitTransform(this.#land, this.#extent, this.#farthest).k : 1;
  }

  fit(gently = true): void {
    const box = this.#part ? grown(this.#part, AROUND) : this.#land;
    if (!box) return;
    this.untouched = true;
    const [[left, top], [right, bottom]] = this.#extent;
    const room: Extent = [
      [left, top],
      [right - this.#strip, bottom],
    ];
    this.#go(fitTransform(box, room, this.#farthest), gently);
  }

  get #farthest(): number {
    return this.#behaviour.scaleExtent()[0];
  }

  resized(): void {
    this.#bound();
    if (this.untouched) this.fit(false);
    else this.#behaviour.translateBy(this.#selection, 0, 0);
  }

  by(factor: number): void {
    this.untouched = false;
    const { k } = this.#now;
    const next = Math.min(CLOSEST, Math.max(this.#farthest, k * factor));
    const [[left, top], [right, bottom]] = this.#extent;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [fixedX, fixedY] = this.#now.invert([x, y]);
    this.#go(zoomIdentity.translate(x, y).scale(next).translate(-fixedX, -fixedY));
  }

  /** By a share of the window. */
  pan(right: number, down: number): void {
    this.untouched = false;
    const [[x0, y0], [x1, y1]] = this.#extent;
    const { k, x, y } = this.#now;
    this.#go(new ZoomTransform(k, x - right * (x1 - x0), y - down * (y1 - y0)));
  }

  /** Move just so far that this element can be seen. */
  reveal(element: Element): void {
    const [inner, outer] = [element.getBoundingClientRect(), this.svg.getBoundingClientRect()];
    const right = overshoot(inner.left, inner.right, outer.left, outer.right);
    const down = overshoot(inner.top, inner.bottom, outer.top, outer.bottom);
    if (right || down) this.pan(right / outer.width, down / outer.height);
  }

  get #now(): ZoomTransform {
    return this.#target ?? currentOf(this.svg);
  }

  get #extent(): Extent {
    return visibleExtent(this.svg.viewBox.baseVal, ...this.handlers.size());
  }

  #target: ZoomTransform | null = null;

  #go(wanted: ZoomTransform, gently = true): void {
    cancelAnimationFrame(this.#frame);
    const from = currentOf(this.svg);
    const to = this.#constrained(wanted);
    if (!gently || reducedMotion()) return this.#set(to);
    this.#target = to;
    const began = performance.now();
    const glide = (time: number): void => {
      const share = Math.min(1, Math.max(0, time - began) / GLIDE);
      this.#set(interpolate(from, to, share));
      if (share < 1) this.#frame = requestAnimationFrame(glide);
      else this.#target = null;
    };
    this.#frame = requestAnimationFrame(glide);
  }

  #constrained(wanted: ZoomTransform): ZoomTransform {
    const constrain = this.#behaviour.constrain();
    return constrain(wanted, this.#extent, this.#behaviour.translateExtent());
  }

  #set(transform: ZoomTransform): void {
    this.#behaviour.transform(this.#selection, transform);
  }
}

function grown(box: Box, by: number): Box {
  return {
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
  };
}

function currentOf(svg: SVGSVGElement): ZoomTransform {
  return (svg as SVGSVGElement & { __zoom?: ZoomTransform }).__zoom ?? zoomIdentity;
}

/** How far a stretch lies outside another, in pixels; negative: to the left or above. */
function overshoot(from: number, to: number, least: number, most: number): number {
  if (from < least + EDGE) return from - least - EDGE;
  if (to > most - EDGE) return to - most + EDGE;
  return 0;
}
