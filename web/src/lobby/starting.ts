/** Making a table and beginning a game. */
import { learn, makeTable, start } from "../server/api";
import type { NewTable } from "../server/types";
import { introduced } from "../shell/me.svelte";
import { go } from "../shell/route.svelte";
import type { Level, Title } from "./showcase";

/** Bots on all seats but the first. */
export function botsFor(players: number, level: string): Record<string, string> {
  const seats = Array.from({ length: players - 1 }, (_, n) => String(n + 1));
  return Object.fromEntries(seats.map((seat) => [seat, level]));
}

/** Sit down at a new table. */
export async function found(terms: NewTable): Promise<string> {
  await introduced();
  return (await makeTable(terms)).id;
}

/** A game against bots, at once. */
export async function playNow(game: Title, players: number, level: Level): Promise<void> {
  const id = await found({ game, players, public: false, bots: botsFor(players, level) });
  await start(id);
  go(`/table/${id}`);
}

/** A first game with prepared moves. */
export async function playLesson(game: Title): Promise<void> {
  await introduced();
  go(`/table/${await learn(game)}`);
}
