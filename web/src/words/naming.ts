/** What things are called, as `sabika.locale.naming` does it in Python. */
import type { TableSeat, Tile } from "../server/types";
import { capital, knows, say } from "./words.svelte";

/** What a money card counts. */
export function worth(card: string): number {
  const value = card.slice(card.indexOf("-") + 1);
  return value === "builder" ? 3 : Number(value);
}

export function currencyOf(card: string): string {
  return card.slice(0, card.indexOf("-"));
}

export function total(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + worth(card), 0);
}

export function building(kind: string): string {
  const id = `building-${kind}`;
  return knows(id) ? say(id) : kind.replaceAll("_", " ");
}

export function currency(name: string): string {
  return say(`currency-${name}`);
}

export function listed(things: readonly string[]): string {
  if (things.length < 2) return things.join("");
  return say("list", { first: things.slice(0, -1).join(", "), last: things.at(-1) ?? "" });
}

export function card(name: string): string {
  const value = name.slice(name.indexOf("-") + 1);
  const params = { currency: currency(currencyOf(name)), value };
  return say(value === "builder" ? "card-builder" : "card-money", params);
}

/** Cards as what was paid or taken: "7 + 4 ducats". */
export function money(cards: readonly string[]): string {
  const parts: string[] = [];
  for (let from = 0, to = 0; from < cards.length; from = to) {
    const kind = currencyOf(cards[from] ?? "");
    while (to < cards.length && currencyOf(cards[to] ?? "") === kind) to += 1;
    const group = cards.slice(from, to);
    const coins = group.filter((name) => !name.endsWith("builder"));
    const values = coins.map((name) => worth(name)).join(" + ");
    if (coins.length) parts.push(say(`money-${kind}`, { values, count: total(coins) }));
    for (let n = coins.length; n < group.length; n += 1) {
      parts.push(say("money-builder", { currency: currency(kind) }));
    }
  }
  return listed(parts);
}

/** One side of a tile: "tower 11". */
export function tileName(tile: Tile): string {
  if (tile.id === "start") return say("thing-start_tile");
  if (tile.currency) return say("named-bazaar", { currency: currency(tile.currency) });
  return `${building(tile.type ?? "")} ${tile.price}`;
}

/** Both sides of a tile: "arena 2/hospital 3". */
export function bothSides(tile: Tile): string {
  if (!tile.other_type) return tileName(tile);
  const sides = [tileName(tile), `${building(tile.other_type)} ${tile.other_price}`];
  return (tile.side === "front" ? sides : sides.reverse()).join("/");
}

const LETTERS: Record<string, string> = { N: "north", E: "east", S: "south", W: "west" };

/** A tile for somebody who does not see it: name, walls, other side, chest. */
export function describe(tile: Tile, chest = false): string {
  if (tile.id === "start") return capital(tileName(tile));
  const said = [capital(tileName(tile))];
  if (tile.currency) said.push(listed(tile.types.map(building)));
  else {
    const side = tile.other_type ? "moat" : "wall";
    const directions = [...tile.walls].map((letter) => say(`direction-${LETTERS[letter]}`));
    said.push(
      directions.length
        ? say("tile-walled", { side, directions: listed(directions) })
        : say("tile-unwalled", { side }),
    );
  }
  if (tile.other_type) {
    said.push(say("tile-other-side", { tile: `${building(tile.other_type)} ${tile.other_price}` }));
  }
  if (chest) said.push(say("tile-with-chest"));
  return said.join(", ");
}

/** Who sits on a seat; a bot with the name that its level gives it is called so in the language spoken. */
export function called(seat: Pick<TableSeat, "name" | "bot">): string {
  const { name, bot } = seat;
  const number = bot && name?.toLowerCase().startsWith(`${bot} `) ? name.slice(bot.length + 1) : null;
  if (number === null || !knows(`level-${bot}`)) return name ?? "";
  return `${capital(say(`level-${bot}`))} ${number}`;
}

/** Who won, in a sentence; winners are the server's word, `own` is one's seat. */
export function victory(winners: readonly number[], points: readonly number[], names: readonly string[], own: number | null): string {
  const [first = 0] = winners;
  const won = winners.map((seat) => names[seat] ?? "");
  const made = say("count-point", { count: points[first] ?? 0 });
  if (won.length > 1) return say("sentence-shared", { names: listed(won), points: made });
  return say("sentence-won", { name: won[0] ?? "", points: made, you: first === own ? "yes" : "no" });
}
