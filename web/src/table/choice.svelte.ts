/** What a player has picked up so far this decision, and the move that it makes. */
import type { Move, Position, Problem, Tile, View } from "../server/types";
import { total } from "../words/naming";
import {
  cardKey,
  cardsAt,
  flipsFor,
  holds,
  moveKey,
  ofKind,
  optionsOf,
  payments,
  slotsOf,
  squareKey,
  squaresFor,
  swapsFor,
  type Option,
  type Square,
} from "./legal";

export type Picked =
  | { what: "nothing" }
  | { what: "display"; slots: number[] }
  | { what: "offer"; tile: string; paid: number[] }
  | { what: "room"; room: number; paid: number[] }
  | { what: "tile"; tile: string; turned: boolean; paid: number[]; square: Square | null }
  | { what: "city"; tile: string }
  | { what: "chest"; chest: string };

export interface Table {
  readonly position: Position | null;
  readonly seat: number | null;
  readonly busy: boolean;
  play(move: Move): Promise<Problem | null>;
  ask(move: Move): Promise<Problem | null>;
}

const NOTHING: Picked = { what: "nothing" };

export class Choice {
  picked = $state.raw<Picked>(NOTHING);
  /** The master builder that is used, where there is a choice. */
  builder = $state.raw<string | null>(null);
  /** Why the last thing touched is not possible. */
  refusal = $state.raw<Problem | null>(null);
  /** The square that the refusal is about. */
  refused = $state.raw<Square | null>(null);
  /** Moves beyond the list that the server said are possible (any sufficient payment is, 12.11). */
  private allowed = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly table: Table) {}

  view = $derived.by((): View | null => this.table.position?.view ?? null);
  hand = $derived.by((): string[] => {
    const { seat } = this.table;
    return seat === null ? [] : (this.view?.seats[seat]?.hand ?? []);
  });
  all = $derived.by((): Option[] => optionsOf(this.table.position?.legal ?? []));
  builders = $derived.by((): string[] => {
    const named = this.all.map((option) => option.master).filter((card) => card !== null);
    return [...new Set(named)];
  });
  /** The moves that the chosen master builder, if any, leaves. */
  options = $derived.by((): Option[] => {
    const builder = this.builder ?? this.builders[0] ?? null;
    return this.all.filter((option) => option.master === null || option.master === builder);
  });
  known = $derived.by((): ReadonlySet<string> => new Set(this.all.map(({ move }) => moveKey(move))));

  // What is possible.

  takes = $derived.by((): string[][] => ofKind(this.options, "take").map(({ act }) => act.cards));
  offers = $derived.by((): Map<string, string[][]> => {
    const sets = new Map<string, string[][]>();
    for (const { act } of ofKind(this.options, "buy")) {
      sets.set(act.tile, [...(sets.get(act.tile) ?? []), act.payment]);
    }
    return new Map([...sets].map(([tile, found]) => [tile, payments(found)]));
  });
  rooms = $derived.by((): Map<number, string[][]> => {
    const sets = new Map<number, string[][]>();
    for (const { act } of ofKind(this.options, "chests")) {
      sets.set(act.room, [...(sets.get(act.room) ?? []), act.payment]);
    }
    return new Map([...sets].map(([room, found]) => [room, payments(found)]));
  });
  removable = $derived.by(
    (): Map<string, Move> =>
      new Map(ofKind(this.options, "remove").map(({ act, move }) => [act.tile, move])),
  );
  /** Tiles beside the city that something can be done with. */
  movable = $derived.by((): Set<string> => {
    const found = new Set<string>();
    for (const { act } of this.options) {
      if (["place", "build", "swap", "reserve", "gift", "forgo"].includes(act.event)) {
        found.add((act as { tile: string }).tile);
      }
    }
    return found;
  });
  chests = $derived.by((): Set<string> => new Set(ofKind(this.options, "stow").map(({ act }) => act.chest)));

  // What follows from what is picked.

  /** The cards picked in the display. */
  taken = $derived.by((): string[] =>
    this.picked.what === "display" ? cardsAt(this.view?.display ?? [], this.picked.slots) : [],
  );
  /** The cards picked in the hand to pay with. */
  paid = $derived.by((): string[] => ("paid" in this.picked ? cardsAt(this.hand, this.picked.paid) : []));
  /** Payments of what is picked, the cheapest first. */
  ways = $derived.by((): string[][] => {
    const picked = this.picked;
    if (picked.what === "offer") return this.offers.get(picked.tile) ?? [];
    if (picked.what === "room") return this.rooms.get(picked.room) ?? [];
    if (picked.what === "tile" && picked.turned) return flipsFor(this.options, picked.tile);
    return [];
  });
  flips = $derived.by((): string[][] =>
    this.picked.what === "tile" ? flipsFor(this.options, this.picked.tile) : [],
  );
  /** Squares where the picked tile can go. */
  squares = $derived.by((): Map<string, Move> => {
    const picked = this.picked;
    if (picked.what !== "tile") return new Map();
    return squaresFor(this.options, picked.tile, picked.turned ? this.paid : null);
  });
  /** City tiles that can be touched: taken out, replaced, or given a chest. */
  touchable = $derived.by((): Map<string, Move> => {
    const picked = this.picked;
    if (picked.what === "tile") return swapsFor(this.options, picked.tile);
    if (picked.what === "chest") {
      const found = ofKind(this.options, "stow").filter(({ act }) => act.chest === picked.chest);
      return new Map(found.map(({ act, move }) => [act.tile, move]));
    }
    return this.removable;
  });
  /** The tile that is picked, on the side it would be used. */
  ghost = $derived.by((): Tile | null => {
    const picked = this.picked;
    if (picked.what !== "tile") return null;
    const tile = this.loose.find((one) => one.id === picked.tile);
    return tile ? (picked.turned ? turnedOver(tile) : tile) : null;
  });
  loose = $derived.by((): Tile[] => {
    const { view } = this;
    const { seat } = this.table;
    if (!view || seat === null) return [];
    const found = [...(view.seats[seat]?.reserve ?? [])];
    if (view.player === seat) found.unshift(...view.to_place);
    if (view.left_over && view.to_act === seat) found.unshift(view.left_over);
    return found;
  });
  /** The move that what is picked makes; null while something is missing. */
  wish = $derived.by((): Move | null => {
    const { picked } = this;
    switch (picked.what) {
      case "display":
        return this.taken.length ? { event: "take", cards: this.taken } : null;
      case "offer":
        return this.paid.length ? { event: "buy", tile: picked.tile, payment: this.paid } : null;
      case "room":
        return this.paid.length ? { event: "chests", room: picked.room, payment: this.paid } : null;
      case "tile":
        return picked.square ? (this.squares.get(squareKey(...picked.square)) ?? null) : null;
      case "city":
        return this.removable.get(picked.tile) ?? null;
      default:
        return null;
    }
  });
  ready = $derived.by((): boolean => {
    if (!this.wish || this.table.busy) return false;
    const key = moveKey(this.wish);
    return this.known.has(key) || this.allowed.has(key);
  });

  /** A display card that may be taken together with those picked. */
  canAdd(card: string): boolean {
    return this.takes.some((set) => holds(set, [...this.taken, card]));
  }

  /** Whether the cheapest payment is exactly the price. */
  exact(tile: Tile): boolean {
    const best = this.offers.get(tile.id)?.[0];
    return best !== undefined && (tile.price === null || total(best) === tile.price);
  }

  /** Whether a tile on offer can be bought, and how well. */
  stateOf(tile: Tile): "exact" | "payable" | "dear" | "idle" {
    if (!this.all.length || this.view?.phase !== "action") return "idle";
    if (!this.offers.has(tile.id)) return "dear";
    return this.exact(tile) ? "exact" : "payable";
  }

  /** A move that needs nothing picked, of this kind. */
  simple(event: Move["event"]): Move | null {
    return this.all.find(({ move }) => move.event === event)?.move ?? null;
  }

  /** What can be done with the picked tile besides placing it. */
  aside = $derived.by((): Option[] => {
    const picked = this.picked;
    if (picked.what !== "tile") return [];
    return this.options.filter(({ act }) => {
      if (act.event === "gift") {
        const turned = act.flip ?? null;
        const alike = picked.turned ? turned && cardKey(turned) === cardKey(this.paid) : !turned;
        return act.tile === picked.tile && Boolean(alike);
      }
      return (act.event === "reserve" || act.event === "forgo") && act.tile === picked.tile;
    });
  });

  // Picking.

  /** Forget what was picked, and pick what has to be dealt with now. */
  reset(): void {
    this.refusal = null;
    this.refused = null;
    this.allowed = new Set();
    this.builder = null;
    this.picked = NOTHING;
    const phase = this.view?.phase;
    const due = phase === "placing" || phase === "left_over";
    const first = due ? this.loose.find((tile) => this.movable.has(tile.id)) : undefined;
    if (first) this.pickTile(first.id);
    const [chest] = this.chests;
    if (chest) this.picked = { what: "chest", chest };
  }

  drop(): void {
    this.reset();
  }

  pickCard(slot: number): void {
    this.refusal = null;
    const card = this.view?.display[slot];
    if (!card || !this.takes.length) return;
    const slots = this.picked.what === "display" ? this.picked.slots : [];
    if (slots.includes(slot)) this.picked = { what: "display", slots: slots.filter((one) => one !== slot) };
    else if (this.canAdd(card)) this.picked = { what: "display", slots: [...slots, slot] };
    else this.picked = { what: "display", slots: [slot] };
  }

  /** Touch a tile on offer: pick it with the best payment; again: buy it. */
  async pickOffer(tile: Tile): Promise<void> {
    if (this.picked.what === "offer" && this.picked.tile === tile.id) return this.act();
    const best = this.offers.get(tile.id)?.[0];
    if (!best) return this.askWhy(this.dearest(tile));
    this.refusal = null;
    this.picked = { what: "offer", tile: tile.id, paid: slotsOf(this.hand, best) };
  }

  /** All that one has of the currency that a tile is paid in: if even that is refused, why? */
  private dearest(tile: Tile): Move {
    const space = this.view?.market.findIndex((one) => one?.id === tile.id) ?? -1;
    const currency = tile.currency ?? ["denar", "dirham", "ducat", "florin"][space] ?? "";
    const payment = this.hand.filter((card) => card.startsWith(currency));
    return { event: "buy", tile: tile.id, payment };
  }

  async pickRoom(room: number): Promise<void> {
    if (this.picked.what === "room" && this.picked.room === room) return this.act();
    const best = this.rooms.get(room)?.[0];
    if (!best) return this.askWhy({ event: "chests", room, payment: this.hand });
    this.refusal = null;
    this.picked = { what: "room", room, paid: slotsOf(this.hand, best) };
  }

  pickTile(tile: string): void {
    if (!this.movable.has(tile)) return;
    this.refusal = null;
    this.refused = null;
    this.picked = { what: "tile", tile, turned: false, paid: [], square: null };
  }

  pickChest(chest: string): void {
    if (this.chests.has(chest)) this.picked = { what: "chest", chest };
  }

  /** Turn the picked tile over, or back again; the best payment is proposed. */
  turn(): void {
    const { picked } = this;
    if (picked.what !== "tile") return;
    const turned = !picked.turned;
    const best = turned ? (this.flips[0] ?? []) : [];
    this.picked = { ...picked, turned, paid: slotsOf(this.hand, best), square: null };
  }

  /** Touch a card of the hand: add it to the payment, or take it back. */
  async pickPayment(slot: number): Promise<void> {
    const { picked } = this;
    if (!("paid" in picked) || (picked.what === "tile" && !picked.turned)) return;
    const without = picked.paid.filter((one) => one !== slot);
    const paid = without.length < picked.paid.length ? without : [...picked.paid, slot].sort((a, b) => a - b);
    this.picked = { ...picked, paid };
    this.refusal = null;
    if (this.wish && !this.ready && picked.what !== "tile") await this.askWhy(this.wish);
  }

  /** Pay in another of the ways that are proposed. */
  payWith(cards: readonly string[]): void {
    const { picked } = this;
    if ("paid" in picked) this.picked = { ...picked, paid: slotsOf(this.hand, cards) };
    this.refusal = null;
  }

  /** Touch a square: put the picked tile there, or learn why not. */
  async pickSquare(square: Square, atOnce: boolean): Promise<void> {
    const { picked } = this;
    if (picked.what !== "tile") return;
    this.refusal = null;
    this.refused = null;
    if (this.squares.has(squareKey(...square))) {
      const again = picked.square && squareKey(...picked.square) === squareKey(...square);
      this.picked = { ...picked, square };
      if (atOnce || again) await this.act();
      return;
    }
    this.picked = { ...picked, square: null };
    const [x, y] = square;
    const placing = this.view?.phase === "placing" || this.view?.phase === "left_over";
    const flip = picked.turned ? { flip: this.paid } : {};
    const act = { tile: picked.tile, x, y };
    const builder = this.builder ?? this.builders[0];
    const build: Move = { event: "build", ...act };
    const wanted: Move = placing
      ? { event: "place", ...act, ...flip }
      : builder
        ? { event: "master", card: builder, remodel: build }
        : build;
    await this.askWhy(wanted);
    this.refused = square;
  }

  /** Touch a tile of one's city: swap it, give it a chest, or offer to take it out. */
  async pickCity(tile: string): Promise<void> {
    this.refusal = null;
    const move = this.touchable.get(tile);
    if (this.picked.what === "tile" || this.picked.what === "chest") {
      if (move) await this.play(move);
      return;
    }
    if (!move) return;
    if (this.picked.what === "city" && this.picked.tile === tile) return this.act();
    this.picked = { what: "city", tile };
  }

  /** Pick what a move needs, so that it only has to be confirmed; as far as it can be picked. */
  suggest(move: Move): void {
    const act = move.event === "master" ? move.remodel : move;
    if (move.event === "master") this.builder = move.card;
    if (act.event === "take") this.picked = { what: "display", slots: slotsOf(this.view?.display ?? [], act.cards) };
    else if (act.event === "buy") this.picked = { what: "offer", tile: act.tile, paid: slotsOf(this.hand, act.payment) };
    else if (act.event === "chests") this.picked = { what: "room", room: act.room, paid: slotsOf(this.hand, act.payment) };
    else if (act.event === "remove") this.picked = { what: "city", tile: act.tile };
    else if (act.event === "stow") this.pickChest(act.chest);
    else if (act.event === "place" || act.event === "build") {
      const flip = act.event === "place" ? (act.flip ?? []) : [];
      const square: Square = [act.x, act.y];
      this.picked = { what: "tile", tile: act.tile, turned: flip.length > 0, paid: slotsOf(this.hand, flip), square };
    } else if ("tile" in act) this.pickTile(act.tile);
  }

  // Acting.

  async act(): Promise<void> {
    if (this.wish && this.ready) await this.play(this.wish);
  }

  async play(move: Move): Promise<void> {
    this.refusal = await this.table.play(move);
  }

  private async askWhy(move: Move): Promise<void> {
    const problem = await this.table.ask(move);
    this.refusal = problem;
    if (!problem) this.allowed = new Set([...this.allowed, moveKey(move)]);
  }
}

/** The tile on its other side. */
export function turnedOver(tile: Tile): Tile {
  return {
    ...tile,
    side: tile.side === "front" ? "back" : "front",
    type: tile.other_type ?? null,
    price: tile.other_price ?? null,
    other_type: tile.type,
    other_price: tile.price,
  };
}
