/** A game as steps of a replay: the set-up, then every decision with what followed from it. */
import type { Components, GameEvent, Scored, Story, Tile } from "../server/types";

export interface Step {
  /** The first and the last event that belong to it. */
  first: number;
  last: number;
  /** Who decided; null for the set-up. */
  player: number | null;
}

export function stepsOf(events: readonly GameEvent[]): Step[] {
  const found: Step[] = [{ first: 0, last: -1, player: null }];
  events.forEach((event, number) => {
    if ("player" in event) found.push({ first: number, last: number, player: event.player });
    else (found.at(-1) as Step).last = number;
  });
  return found;
}

/** The step that an event belongs to; the last one for what comes after the game. */
export function stepAt(steps: readonly Step[], event: number): number {
  const found = steps.findIndex((step) => step.last >= event);
  return found < 0 ? steps.length - 1 : found;
}

/** Steps at which something was scored, with the letters. */
export function scoredAt(story: Story, steps: readonly Step[]): { step: number; scoring: string }[] {
  return steps.flatMap(({ first, last }, step) =>
    story.events
      .slice(first, last + 1)
      .filter((event): event is Scored => event.event === "scored")
      .map(({ scoring }) => ({ step, scoring })),
  );
}

/** All tiles of a title by id, so that a log can name what is not on the table any more, or not yet. */
export function tilesIn(components: Pick<Components, "tiles" | "bazaar_tiles">, game: string): Map<string, Tile> {
  const plain = { currency: null, types: [], other_type: null, other_price: null, side: "front" } as const;
  const found = new Map<string, Tile>();
  for (const { id, walls, front, back } of components.tiles[game] ?? []) {
    const other = back ? { other_type: back.type, other_price: back.price } : {};
    found.set(id, { ...plain, id, walls, ...front, ...other, types: [] });
  }
  for (const { id, currency, types } of components.bazaar_tiles) {
    found.set(id, { ...plain, id, walls: "", type: null, price: null, currency, types });
  }
  return found;
}
