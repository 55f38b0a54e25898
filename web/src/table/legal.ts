/**
 * The legal moves that the server sent, grouped by what a person touches: cards, tiles, squares, payments.
 *
 * There are no rules here. What is not in the list is not offered.
 */
import type { Move } from "../server/types";
import { total } from "../words/naming";

export type Plain = Exclude<Move, { event: "master" }>;
export type Kind<E extends Plain["event"]> = Extract<Plain, { event: E }>;

/** A legal move; `act` is what a master builder does where one pays for it, else the move itself. */
export interface Option {
  move: Move;
  act: Plain;
  master: string | null;
}

export function optionsOf(legal: readonly Move[]): Option[] {
  return legal.map((move) =>
    move.event === "master"
      ? { move, act: move.remodel, master: move.card }
      : { move, act: move, master: null },
  );
}

/** The options of one kind, with what they do. */
export function ofKind<E extends Plain["event"]>(
  options: readonly Option[],
  event: E,
): { move: Move; act: Kind<E>; master: string | null }[] {
  return options.filter((option) => option.act.event === event) as never;
}

// Cards.

/** Cards in one order, so that equal sets look equal. */
export function cardKey(cards: readonly string[]): string {
  return [...cards].sort().join(" ");
}

/** Whether a set holds all these cards, each as often. */
export function holds(set: readonly string[], cards: readonly string[]): boolean {
  const left = [...set];
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The sets without those that come twice, the cheapest first, then those of fewer cards. */
export function payments(sets: readonly (readonly string[])[]): string[][] {
  const found = new Map(sets.map((set) => [cardKey(set), [...set]]));
  return [...found.values()].sort((a, b) => total(a) - total(b) || a.length - b.length);
}

/** Where in a hand the cards of a payment are; of equal cards the first. */
export function slotsOf(hand: readonly (string | null)[], cards: readonly string[]): number[] {
  const found: number[] = [];
  for (const card of cards) {
    const at = hand.findIndex((name, slot) => name === card && !found.includes(slot));
    if (at >= 0) found.push(at);
  }
  return found.sort((a, b) => a - b);
}

export function cardsAt(hand: readonly (string | null)[], slots: readonly number[]): string[] {
  return slots.map((slot) => hand[slot]).filter((card): card is string => card != null);
}

// Moves as keys, to find out whether one is in the list.

const LISTS = ["cards", "payment", "flip"];

export function moveKey(move: Move): string {
  const parts = Object.entries(move).map(([name, value]): [string, unknown] =>
    LISTS.includes(name) && Array.isArray(value)
      ? [name, cardKey(value as string[])]
      : [name, name === "remodel" ? moveKey(value as Move) : value],
  );
  return JSON.stringify(parts.sort(([a], [b]) => a.localeCompare(b)));
}

// Squares.

export type Square = readonly [x: number, y: number];

export function squareKey(x: number, y: number): string {
  return `${x},${y}`;
}

/** Where a tile can go: place or build, turned for these cards or not. */
export function squaresFor(
  options: readonly Option[],
  tile: string,
  flip: readonly string[] | null,
): Map<string, Move> {
  const found = new Map<string, Move>();
  for (const { move, act } of options) {
    if (act.event !== "place" && act.event !== "build") continue;
    const turned = act.event === "place" ? (act.flip ?? null) : null;
    const alike = flip ? turned !== null && cardKey(turned) === cardKey(flip) : turned === null;
    if (act.tile === tile && alike) found.set(squareKey(act.x, act.y), move);
  }
  return found;
}

/** What may be paid to turn a tile before it is placed or given away. */
export function flipsFor(options: readonly Option[], tile: string): string[][] {
  const sets: string[][] = [];
  for (const { act } of options) {
    if ((act.event === "place" || act.event === "gift") && act.tile === tile && act.flip) {
      sets.push(act.flip);
    }
  }
  return payments(sets);
}

/** City tiles that a reserve tile can replace. */
export function swapsFor(options: readonly Option[], tile: string): Map<string, Move> {
  const found = ofKind(options, "swap").filter(({ act }) => act.tile === tile);
  return new Map(found.map(({ act, move }) => [act.out, move]));
}
