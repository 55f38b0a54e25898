/** Points sorted for people: by what they are for, and by who gets them. */
import type { Entry, Line, Scored, View, Who } from "../server/types";
import { building, currency } from "../words/naming";
import { capital, knows, say } from "../words/words.svelte";

/** Everybody who scores, in the order of the seats; Dirk last. */
export function rivals(view: View): Who[] {
  const seats: Who[] = view.seats.map((seat) => seat.seat);
  return view.dirk ? [...seats, "dirk"] : seats;
}

export interface Row {
  source: string;
  /** How many tiles, sides or chests each has; null where that says nothing. */
  counts: (number | null)[];
  points: number[];
}

function countOf(view: View, who: Who, source: string): number | null {
  const tiles = who === "dirk" ? (view.dirk?.tiles ?? []) : (view.seats[who]?.city.map((one) => one.tile) ?? []);
  const holder = who === "dirk" ? view.dirk : view.seats[who];
  if (source === "wall") return who === "dirk" ? null : (view.seats[who]?.wall ?? 0);
  if (source === "chests") return holder?.chests ?? 0;
  return tiles.filter((tile) => tile.type === source).length;
}

/** One row for each thing that somebody has or scores for, walls first. */
export function rowsOf(view: View, lines: readonly Line[], types: readonly string[]): Row[] {
  const who = rivals(view);
  const sources = ["wall", ...types, ...(view.chest_bag === null ? [] : ["chests"])];
  for (const line of lines) if (!sources.includes(line.for)) sources.push(line.for);
  return sources
    .map((source) => ({
      source,
      counts: who.map((one) => (source.startsWith("bazaar") ? null : countOf(view, one, source))),
      points: who.map((one) => pointsOf(lines, one, source)),
    }))
    .filter((row) => row.counts.some(Boolean) || row.points.some(Boolean));
}

/** Why the most points of a row go where they go: who has most, has the dearest of equally many, or shares. */
export function leadOf({ counts, points }: Row): { reason: "most" | "dearest" | "level"; places: number[]; count: number } | null {
  const most = Math.max(...points);
  const places = points.flatMap((one, n) => (one === most && most > 0 ? [n] : []));
  const count = counts[places[0] ?? -1] ?? 0;
  if (!count) return null;
  const equal = counts.filter((one) => one === count).length > places.length;
  return { reason: places.length > 1 ? "level" : equal ? "dearest" : "most", places, count };
}

export function pointsOf(lines: readonly Line[], who: Who, source?: string): number {
  return lines
    .filter((line) => line.player === who && (source === undefined || line.for === source))
    .reduce((sum, line) => sum + line.points, 0);
}

/** What points are for, as a heading. */
export function sourceName(source: string, side: "wall" | "moat"): string {
  if (source === "wall") return capital(say(`source-${side}`));
  if (source === "chests") return capital(say("source-chests"));
  const kind = /^bazaar-([a-z]+)/.exec(source)?.[1];
  if (kind && knows(`currency-${kind}`)) return capital(say("named-bazaar", { currency: currency(kind) }));
  return capital(building(source));
}

/** All scorings of a game so far. */
export function scoringsOf(log: readonly Entry[]): Scored[] {
  return log.flatMap((entry) => (entry.events ?? []).filter((event) => event.event === "scored"));
}

const TYPES: Record<string, readonly string[]> = {
  alhambra: ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"],
  granada: ["arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "district"],
};

/** The building types in scoring order. */
export function typesOf(view: View): readonly string[] {
  return typesOfTitle(view.game);
}

export function typesOfTitle(title: string): readonly string[] {
  return TYPES[title] ?? [];
}

/** The scoring that comes next. */
export function nextScoring(view: View): string {
  if (view.last_turn) return "C";
  return ["A", "B", "C"].find((letter) => !view.scored.includes(letter)) ?? "C";
}
