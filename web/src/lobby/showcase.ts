/** Two cities from real games between bots, to show what is played. */
import type { Placed } from "../server/types";

type Brief = [id: string, side: string, walls: string, x: number, y: number];

const ALHAMBRA: Brief[] = [
  ["pavilion-2", "front", "NEW", 2, 2],
  ["pavilion-5", "front", "NW", -1, 0],
  ["arcades-4", "front", "NES", 1, -1],
  ["arcades-6b", "front", "SW", -1, -1],
  ["arcades-7", "front", "ES", 1, 0],
  ["chambers-9a", "front", "S", 2, 1],
  ["chambers-10", "front", "", 0, -1],
  ["garden-6", "front", "ESW", 0, -2],
  ["garden-9", "front", "E", 3, 1],
  ["garden-10b", "front", "N", 1, 1],
  ["garden-12", "front", "S", 3, -1],
  ["tower-7", "front", "NEW", 3, 2],
  ["tower-9c", "front", "NW", 0, 1],
  ["tower-10", "front", "W", 3, 0],
];
const GRANADA: Brief[] = [
  ["arena-2", "back", "NEW", 1, 3],
  ["bath_house-2", "front", "ESW", 0, -2],
  ["arena-4", "front", "NES", 3, 3],
  ["bath_house-4", "front", "NW", -1, 0],
  ["library-4", "back", "NE", 3, 2],
  ["hospital-4", "front", "NSW", -1, 1],
  ["district-4", "front", "ES", 1, -1],
  ["hostel-6", "back", "NE", 2, 0],
  ["bath_house-8", "front", "SW", -1, -1],
  ["market-8", "front", "", 2, 2],
  ["park-8", "front", "NW", 2, 3],
  ["bath_house-10", "back", "N", 0, 1],
  ["hostel-10", "back", "", 0, -1],
  ["school-10", "front", "W", 1, 2],
  ["library-12", "back", "", 1, 0],
  ["hospital-12", "front", "", 1, 1],
];

function city(brief: Brief[], moats: boolean): Placed[] {
  return brief.map(([id, side, walls, x, y]) => ({
    tile: {
      id,
      side,
      walls,
      type: null,
      price: null,
      other_type: moats ? "moats" : null,
      other_price: null,
      currency: null,
      types: [],
    },
    x,
    y,
    chest: false,
  }));
}

export const SHOWCASE = { alhambra: city(ALHAMBRA, false), granada: city(GRANADA, true) } as const;
export type Title = keyof typeof SHOWCASE;
export const TITLES: readonly Title[] = ["alhambra", "granada"];
/** Modules by title. */
export const MODULES: Record<Title, readonly string[]> = {
  alhambra: ["treasure_chamber", "master_builders", "invaders", "bazaars"],
  granada: ["master_builders", "invaders"],
};
export const LEVELS = ["beginner", "apprentice", "journeyman", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];
