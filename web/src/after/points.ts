/** Where the points of a game came from: by scoring and source, losses to invaders included. */
import type { Scored, Who } from "../server/types";

/** What the invaders took, as a source. */
export const INVADERS = "invaders";

/** What everybody got for something in one scoring, or lost after it; Dirk last. */
export interface Share {
  scoring: string;
  source: string;
  points: number[];
}

export interface SourceRow {
  source: string;
  points: number[];
}

function place(player: Who, people: number): number {
  return player === "dirk" ? people : player;
}

/** Bazaars are many, and each is a source of its own: for people they are one. */
function sourceOf(name: string): string {
  return name.startsWith("bazaar") ? "bazaars" : name;
}

/** All shares in order. Points change by scorings and attacks only, so that what is missing was lost. */
export function sharesOf(scorings: readonly Scored[], final: readonly number[], people: number): Share[] {
  const found: Share[] = [];
  scorings.forEach(({ scoring, lines, totals }, n) => {
    const shares = new Map<string, number[]>();
    for (const line of lines) {
      const source = sourceOf(line.for);
      const points = shares.get(source) ?? totals.map(() => 0);
      const who = place(line.player, people);
      points[who] = (points[who] ?? 0) + line.points;
      shares.set(source, points);
    }
    found.push(...[...shares].map(([source, points]) => ({ scoring, source, points })));
    const next = scorings[n + 1];
    const before = next ? next.totals.map((total, who) => total - got(next, who, people)) : final;
    const lost = totals.map((total, who) => (before[who] ?? total) - total);
    if (lost.some((points) => points < 0)) found.push({ scoring, source: INVADERS, points: lost });
  });
  return found;
}

function got(scored: Scored, who: number, people: number): number {
  const lines = scored.lines.filter((line) => place(line.player, people) === who);
  return lines.reduce((sum, line) => sum + line.points, 0);
}

/** The shares of one scoring, or of all, by source: walls, types, chests, bazaars, losses. */
export function rowsOf(shares: readonly Share[], types: readonly string[], scoring?: string): SourceRow[] {
  const order = ["wall", ...types, "chests", "bazaars", INVADERS];
  const wanted = shares.filter((share) => scoring === undefined || share.scoring === scoring);
  return order.flatMap((source) => {
    const of = wanted.filter((share) => share.source === source);
    const [first] = of;
    if (!first) return [];
    const points = first.points.map((_, who) => of.reduce((sum, share) => sum + (share.points[who] ?? 0), 0));
    return [{ source, points }];
  });
}

/** Who came in which place: equal points share one. */
export function places(points: readonly number[]): number[] {
  return points.map((own) => 1 + points.filter((other) => other > own).length);
}
