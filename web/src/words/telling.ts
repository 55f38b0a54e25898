/** Events as lines of a log, as `sabika.notation.telling` tells them in Python. */
import type { GameEvent, Move, Remodel, Scored, Tile, View, Who } from "../server/types";
import { building, bothSides, card, currency, currencyOf, money, tileName } from "./naming";
import { capital, say, type Params } from "./words.svelte";

/** All tiles that a view shows, by id: an event names no others. */
export function tilesOf(view: View): Map<string, Tile> {
  const found = new Map<string, Tile>();
  const add = (tile: Tile | null) => tile && found.set(tile.id, tile);
  view.market.forEach(add);
  view.bazaars.forEach(add);
  view.to_place.forEach(add);
  add(view.left_over);
  for (const seat of view.seats) {
    seat.city.forEach((placed) => add(placed.tile));
    seat.reserve.forEach(add);
  }
  view.dirk?.tiles.forEach(add);
  return found;
}

export class Teller {
  constructor(
    readonly names: readonly string[],
    readonly tiles: ReadonlyMap<string, Tile>,
    readonly seat: number | null,
  ) {}

  player(who: Who): string {
    if (who === "dirk") return say("thing-dirk");
    return this.names[who] ?? say("named-player", { number: who + 1 });
  }

  /** Something that happened, as a sentence without a full stop. */
  tell(event: GameEvent): string {
    return capital("player" in event ? this.decision(event) : this.happening(event));
  }

  private you(seat: number): Params {
    return { player: this.player(seat), you: seat === this.seat ? "yes" : "no" };
  }

  private tile(id: string, side?: string | null): string {
    const tile = this.tiles.get(id);
    if (!tile) return id;
    if (!side || !tile.other_type) return bothSides(tile);
    return side === tile.side
      ? tileName(tile)
      : `${building(tile.other_type)} ${tile.other_price}`;
  }

  private decision(event: Extract<GameEvent, { player: number }>): string {
    let id = `move-${event.event}`;
    const params: Params = { ...this.you(event.player), ...this.parts(event) };
    if (event.event === "master") {
      id = `${id}-${event.remodel.event}`;
      params["currency"] = currency(currencyOf(event.card));
      Object.assign(params, this.parts(event.remodel));
    } else if ("flip" in event && event.flip?.length) {
      id = `${id}-turned`;
    }
    return say(id, params);
  }

  private parts(move: Move | Remodel | GameEvent): Params {
    const said: Params = {};
    if ("tile" in move) said["tile"] = this.tile(move.tile, "side" in move ? move.side : undefined);
    if ("out" in move) said["out"] = this.tile(move.out);
    if ("cards" in move) said["money"] = money(move.cards);
    if ("payment" in move) said["money"] = money(move.payment);
    if ("flip" in move && move.flip) said["money"] = money(move.flip);
    if ("x" in move) said["square"] = `(${move.x}, ${move.y})`;
    if ("room" in move) said["room"] = move.room;
    return said;
  }

  private happening(event: Exclude<GameEvent, { player: number }>): string {
    const id = `event-${event.event}`;
    switch (event.event) {
      case "draw_tile":
        return say(id, { tile: this.tile(event.tile) });
      case "draw_card":
        if (!event.card.includes("-")) return say(`${id}-scoring`, { scoring: event.card });
        return say(id, { card: card(event.card) });
      case "draw_builder":
        return event.card ? say(id, { card: card(event.card) }) : say(`${id}-hidden`);
      case "draw_chest":
        return say(id, { building: building(event.chest) });
      case "scouts":
        if (!event.types.length) return say(`${id}-none`);
        return say(id, { types: event.types.map(building).join(", ") });
      case "peek":
        return event.direction ? say(id, { direction: event.direction }) : say(`${id}-hidden`);
      case "open_attack":
      case "attack":
        return say(id, { direction: event.direction });
      case "start_player":
        return say(id, this.you(event.seat));
      case "scored":
        return this.scoring(event);
      default:
        return say(id);
    }
  }

  private scoring(event: Scored): string {
    const got = new Map<Who, number>();
    for (const line of event.lines) got.set(line.player, (got.get(line.player) ?? 0) + line.points);
    if (!got.size) return say("event-scored-none", { scoring: event.scoring });
    const shares = [...got]
      .sort(([a], [b]) => String(a).localeCompare(String(b))) // Dirk last
      .map(([who, points]) => {
        const total = event.totals.at(who === "dirk" ? -1 : who);
        return `${this.player(who)} +${points} (${total})`;
      });
    return say("event-scored", { scoring: event.scoring, shares: shares.join(", ") });
  }
}
