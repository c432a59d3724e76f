// Chart library (uPlot), set up as our charts look. Loaded with the first chart that somebody opens.
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { Value } from "./series";

interface PlotLine {
  colour: string;
  dash: readonly number[];
  values: readonly Value[];
  /** At the end of the line: the path of a badge in a square of 24, or letters. */
  badge: string;
  letters: string;
}

export interface PlotTheme {
  ink: string;
  soft: string;
  rule: string;
  raised: string;
  font: string;
}

interface PlotHandlers {
  /** The crosshair is over this action, or nowhere. */
  pointed: (number: number | null) => void;
  picked: (number: number, event: MouseEvent) => void;
  say: (value: number) => string;
}

const BADGE = 13; // pixels

export class Plot {
  readonly #chart: uPlot;
  readonly #last: number;

  constructor(
    host: HTMLElement,
    lines: readonly PlotLine[],
    last: number,
    theme: PlotTheme,
    handlers: PlotHandlers,
    size: { width: number; height: number },
  ) {
    this.#last = last;
    const numbers = Array.from({ length: last + 1 }, (_, number) => number);
    const data = [numbers, ...lines.map(({ values }) => [...values])] as uPlot.AlignedData;
    const axis: uPlot.Axis = {
      stroke: theme.soft,
      font: theme.font,
      grid: { stroke: theme.rule, width: 1 },
      ticks: { stroke: theme.rule, width: 1, size: 5 },
      incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000],
      values: (_, marks) => marks.map((mark) => handlers.say(mark)),
    };
    this.#chart = new uPlot(
      {
        ...size,
        padding: [10, 20, 0, 0],
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false }, points: { size: 8 } },
        scales: {
          x: { time: false, range: [0, Math.max(1, last)] },
          y: { range: (_, least, most) => around(least, most) },
        },
        axes: [
          { ...axis, size: 34 },
          { ...axis, size: 52 },
        ],
        series: [
          {},
          ...lines.map(({ colour, dash }): uPlot.Series => ({
            stroke: colour,
            width: 2,
            dash: [...dash],
            paths: uPlot.paths.stepped!({ align: 1 }),
            points: { show: false },
          })),
        ],
        hooks: {
          setCursor: [(chart) => handlers.pointed(chart.cursor.idx ?? null)],
          draw: [(chart) => signed(chart, lines, theme)],
        },
      },
      data,
      host,
    );
    this.#chart.over.addEventListener("click", (event) => {
      const { idx } = this.#chart.cursor;
      if (typeof idx === "number") handlers.picked(idx, event);
    });
  }

  resize(width: number, height: number): void {
    if (this.#chart.width !== width || this.#chart.height !== height)
      this.#chart.setSize({ width, height });
  }

  /** Move the crosshair there. */
  point(number: number): void {
    const left = this.#chart.valToPos(Math.min(number, this.#last), "x");
    this.#chart.setCursor({ left, top: this.#chart.over.clientHeight / 2 }, false);
  }

  destroy(): void {
    this.#chart.destroy();
  }
}

/** Room above and below, and never a line of noughts on the edge. */
function around(least: number | null, most: number | null): uPlot.Range.MinMax {
  const [low, high] = [Math.min(0, least ?? 0), Math.max(1, most ?? 1)];
  const air = (high - low) * 0.06;
  return [low < 0 ? low - air : 0, high + air];
}

/** Whose a line is stands at its end. */
function signed(chart: uPlot, lines: readonly PlotLine[], theme: PlotTheme): void {
  const { ctx } = chart;
  const size = BADGE * devicePixelRatio;
  const taken: number[] = [];
  ctx.save();
  lines.forEach(({ values, badge, letters, colour }, index) => {
    const at = values.findLastIndex((value) => value !== null);
    if (at < 0 || chart.series[index + 1]?.show === false) return;
    const x = chart.valToPos(at, "x", true);
    const y = free(chart.valToPos(values[at]!, "y", true), taken, size);
    ctx.save();
    ctx.translate(x, y - size / 2);
    ctx.lineWidth = 2;
    ctx.strokeStyle = theme.raised;
    ctx.fillStyle = colour;
    if (badge) {
      ctx.scale(size / 24, size / 24);
      const shape = new Path2D(badge);
      ctx.stroke(shape);
      ctx.fill(shape);
    } else if (letters) {
      ctx.font = theme.font.replace(/[\d.]+px/, `${10 * devicePixelRatio}px`);
      ctx.textBaseline = "top";
      ctx.strokeText(letters, 2, 0);
      ctx.fillStyle = theme.ink;
      ctx.fillText(letters, 2, 0);
    }
    ctx.restore();
  });
  ctx.restore();
}

/** Lines that end at the same height are signed one under the other. */
function free(y: number, taken: number[], size: number): number {
  let place = y;
  while (taken.some((other) => Math.abs(other - place) < size)) place += size / 2;
  taken.push(place);
  return place;
}
