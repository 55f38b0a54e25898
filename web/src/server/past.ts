/** The part of the API that is about games that ended, people and rules. */
import { ask, type Me } from "./api";
import type { FinishedGame, Frames, HeadToHead, Player, Rated, Rule, Story, Table } from "./types";

/** Whose eyes a replay is seen with; `open` sees everything. */
export type Eyes = number | "open";
export type Title = "alhambra" | "granada";

/** A record, as far as the page itself reads it. */
export interface GameRecord {
  players: string[];
  game: string;
  seed: string | number | null;
  commitment: string | null;
  meta: { fair?: Parts; table?: string };
}

/** What proves the chance of a game: `meta.fair` of its record. */
export interface Parts {
  server_part: string;
  server_commitment: string;
  contributions: string[];
}

/** Where a replay comes from: a table, or a record that somebody has opened. */
export interface Source {
  story(eyes: Eyes): Promise<Story>;
  frames(eyes: Eyes, event: number, count: number): Promise<Frames>;
}

function seenBy(eyes: Eyes): string {
  return eyes === "open" ? "open=true" : `seat=${eyes}`;
}

export function fromTable(table: string): Source {
  return {
    story: (eyes) => ask("GET", `/tables/${table}/story?${seenBy(eyes)}`),
    frames: (eyes, event, count) => ask("GET", `/tables/${table}/replay?${seenBy(eyes)}&event=${event}&count=${count}`),
  };
}

export function fromRecord(record: unknown): Source {
  return {
    story: (eyes) => ask("POST", `/records/story?${seenBy(eyes)}`, record),
    frames: (eyes, event, count) => ask("POST", `/records/replay?${seenBy(eyes)}&event=${event}&count=${count}`, record),
  };
}

export async function tableOf(id: string): Promise<Table> {
  return ask("GET", `/tables/${id}`);
}

export function recordOf(table: string): Promise<GameRecord> {
  return ask("GET", `/tables/${table}/record`);
}

export interface Search {
  player?: string;
  name?: string;
  game?: string;
  before?: number;
  limit?: number;
}

/** Games that ended, the latest first. */
export async function finishedGames(search: Search): Promise<FinishedGame[]> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, String(value));
  return (await ask<{ games: FinishedGame[] }>("GET", `/games?${query}`)).games;
}

export async function bestRated(game: Title): Promise<Rated[]> {
  return (await ask<{ ratings: Rated[] }>("GET", `/ratings?game=${game}&limit=100`)).ratings;
}

export function onePlayer(person: string): Promise<Player> {
  return ask("GET", `/players/${person}`);
}

export function headToHead(person: string, other: string): Promise<HeadToHead> {
  return ask("GET", `/players/${person}/against/${other}`);
}

export async function rulesIn(language: string): Promise<Rule[]> {
  return (await ask<{ rules: Rule[] }>("GET", `/rules?lang=${language}`)).rules;
}

// People.

export function makeAccount(login: string, password: string): Promise<Me> {
  return ask("PUT", "/me/account", { login, password });
}

export function openAccount(login: string, password: string): Promise<Me> {
  return ask("POST", "/login", { login, password });
}

export function signOut(everywhere: boolean): Promise<unknown> {
  return ask("POST", `/logout?everywhere=${everywhere}`);
}

/** A link by which one's seat can be taken over on another device, once. */
export async function seatLink(table: string): Promise<string> {
  const { link } = await ask<{ link: string }>("POST", `/tables/${table}/seats/mine/link`);
  return `${location.origin}/seat#${link}`;
}

/** Take a seat over; the id of its table. */
export async function takeSeat(link: string): Promise<string> {
  return (await ask<{ table: Table }>("POST", "/seat-links", { link })).table.id;
}
