/** The chart of scores over time: where its lines, marks and names lie. */
import type { Standing } from "../server/types";

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export class Chart {
  readonly most: number;
  readonly last: number;

  constructor(
    readonly course: readonly Standing[],
    readonly area: Area,
  ) {
    const all = course.flatMap((at) => [...at.scores, ...at.worth]);
    this.most = ceiling(Math.max(10, ...all));
    this.last = Math.max(1, course.length - 1);
  }

  x(step: number): number {
    return this.area.left + (this.area.width * step) / this.last;
  }

  y(points: number): number {
    return this.area.top + this.area.height * (1 - points / this.most);
  }

  /** Points as they stood: level, then at once higher or lower. */
  steps(who: number): string {
    return this.path(who, "scores", (x, y) => `H${x}V${y}`);
  }

  /** Points as if it were scored at that moment. */
  slopes(who: number): string {
    return this.path(who, "worth", (x, y) => `L${x} ${y}`);
  }

  private path(who: number, of: "scores" | "worth", on: (x: number, y: number) => string): string {
    const found: string[] = [];
    let before: number | undefined;
    this.course.forEach((at, step) => {
      const points = at[of][who] ?? 0;
      const [x, y] = [round(this.x(step)), round(this.y(points))];
      const next = this.course[step + 1]?.[of][who];
      // The ends of a level stretch draw it; what lies between them is left out.
      if (step === 0) found.push(`M${x} ${y}`);
      else if (points !== before || next !== points) found.push(on(x, y));
      before = points;
    });
    return found.join("");
  }

  /** The step nearest to a place on the chart. */
  nearest(x: number): number {
    const step = Math.round(((x - this.area.left) / this.area.width) * this.last);
    return Math.min(this.last, Math.max(0, step));
  }

  /** Some round numbers of points to draw a line at. */
  levels(): number[] {
    const by = this.most / 5;
    return [0, 1, 2, 3, 4, 5].map((n) => n * by);
  }

  /** The steps at which rounds of turns begin, about so many. */
  turns(about: number): { step: number; turns: number }[] {
    const all = this.course.at(-1)?.turns ?? 0;
    const by = [5, 10, 20, 25, 50, 100, 200, 500].find((each) => all / each <= about) ?? 1000;
    const found: { step: number; turns: number }[] = [];
    for (let turns = by; turns <= all; turns += by) {
      found.push({ turns, step: this.course.findIndex((at) => at.turns >= turns) });
    }
    return found;
  }
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}

/** The next number that divides into five round parts. */
function ceiling(points: number): number {
  for (let by = 1; ; by *= 10) {
    for (const step of [2, 3, 4, 5, 6, 8, 10]) if (5 * step * by >= points) return 5 * step * by;
  }
}

/** Labels at these heights, moved as little as it takes to lie `gap` apart, inside of the chart. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((height, n) => ({ height, n })).sort((a, b) => a.height - b.height || a.n - b.n);
  let free = top;
  for (const label of order) {
    label.height = Math.max(label.height, free);
    free = label.height + gap;
  }
  free = bottom;
  for (const label of order.toReversed()) {
    label.height = Math.min(label.height, free);
    free = label.height - gap;
  }
  const found = heights.slice();
  for (const { height, n } of order) found[n] = height;
  return found;
}
