/** Where the squares of a city lie in its drawing: 100 a square, the start tile from 0, 0. */
import { BEYOND, LETTERS } from "./outline";

interface Spot {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box around some squares and the start tile, with a margin. */
export function bounds(spots: readonly Spot[], margin: number): Box {
  const xs = [0, ...spots.map((spot) => spot.x)];
  const ys = [0, ...spots.map((spot) => spot.y)];
  const left = 100 * Math.min(...xs) - margin;
  const top = -100 * Math.max(...ys) - margin;
  return {
    left,
    top,
    width: 100 * Math.max(...xs) + 100 + margin - left,
    height: 100 - 100 * Math.min(...ys) + margin - top,
  };
}

/** The empty squares around a city. */
export function around(spots: readonly Spot[]): Spot[] {
  const taken = new Set(["0,0", ...spots.map(({ x, y }) => `${x},${y}`)]);
  const found = new Map<string, Spot>();
  for (const { x, y } of [{ x: 0, y: 0 }, ...spots]) {
    for (const letter of LETTERS) {
      const [dx, dy] = BEYOND[letter];
      const key = `${x + dx},${y + dy}`;
      if (!taken.has(key)) found.set(key, { x: x + dx, y: y + dy });
    }
  }
  return [...found.values()].sort((a, b) => b.y - a.y || a.x - b.x);
}
