/** Lines around a city for its drawing, as `sabika.art.outline` has them: where the golden line runs. */
import type { Placed } from "../server/types";

export type Point = readonly [x: number, y: number];
export type Letter = "N" | "E" | "S" | "W";

export const LETTERS: readonly Letter[] = ["N", "E", "S", "W"];
export const BEYOND: Record<Letter, Point> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
// Corners of a side, walked clockwise, from the square's lower left corner.
const FROM: Record<Letter, Point> = { N: [0, 1], E: [1, 1], S: [1, 0], W: [0, 0] };
const TO: Record<Letter, Point> = { N: [1, 1], E: [1, 0], S: [0, 0], W: [0, 1] };

export interface Side {
  walled: boolean;
  start: Point;
  end: Point;
}

type City = readonly Pick<Placed, "tile" | "x" | "y">[];

/** Walls by square; the start tile on 0, 0 has none. */
export function wallsOf(city: City): Map<string, string> {
  return new Map([["0,0", ""], ...city.map((one): [string, string] => [`${one.x},${one.y}`, one.tile.walls])]);
}

/** The outer sides, in walking order. */
export function outline(city: City): Side[] {
  const walls = wallsOf(city);
  const sides = new Map<string, Side>();
  for (const [key, walled] of walls) {
    const [x = 0, y = 0] = key.split(",").map(Number);
    for (const letter of LETTERS) {
      const [dx, dy] = BEYOND[letter];
      if (walls.has(`${x + dx},${y + dy}`)) continue;
      const at = ([cx, cy]: Point): Point => [x + cx, y + cy];
      const start = at(FROM[letter]);
      sides.set(start.join(), { walled: walled.includes(letter), start, end: at(TO[letter]) });
    }
  }
  const walk: Side[] = [];
  for (let next = sides.values().next().value; next && !walk.includes(next); ) {
    walk.push(next);
    next = sides.get(next.end.join());
  }
  return walk;
}

/** The longest unbroken stretch of outer wall, in walking order. */
export function longestWall(city: City): Side[] {
  const walk = outline(city);
  const gap = walk.findIndex((side) => !side.walled);
  if (gap < 0) return walk;
  let best: Side[] = [];
  let run: Side[] = [];
  for (const side of [...walk.slice(gap), ...walk.slice(0, gap)]) {
    run = side.walled ? [...run, side] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

// The two sides that meet in a corner of a square, and the way to the squares around it.
const CORNERS: readonly [string, number, number][] = [
  ["NE", 1, 1],
  ["ES", 1, -1],
  ["SW", -1, -1],
  ["NW", -1, 1],
];

export interface Join {
  x: number;
  y: number;
  turn: number;
}

/** Corners where the walls of two squares turn around a third, which has none: the gap to close. */
export function joins(city: City): Join[] {
  const walls = wallsOf(city);
  const found: Join[] = [];
  for (const [key, own] of walls) {
    const [x = 0, y = 0] = key.split(",").map(Number);
    CORNERS.forEach(([sides, dx, dy], corner) => {
      if ([...sides].some((side) => own.includes(side))) return;
      const beside = walls.get(`${x + dx},${y}`) ?? "";
      const above = walls.get(`${x},${y + dy}`) ?? "";
      if (beside.includes(dy > 0 ? "N" : "S") && above.includes(dx > 0 ? "E" : "W")) {
        found.push({ x, y, turn: 90 * corner });
      }
    });
  }
  return found;
}
