/** The server's HTTP API, as far as the page uses it. */
import { language } from "../words/words.svelte";
import { noteMine, notePublished } from "./noted";
import type { Line, Move, NewTable, Problem, Table, TableCard } from "./types";

const ROOT = "/api/v1";

/** Something that the server refused; `problem.detail` says why in the reader's language. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

export interface Me {
  id: string;
  name: string;
  login: string | null;
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Ask the server something; `Refused` says why not. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (method !== "GET") headers["Idempotency-Key"] = newKey();
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    const sent = body === undefined ? null : JSON.stringify(body);
    answer = await fetch(ROOT + path, { method, headers, body: sent });
  } catch {
    throw new Unreachable(path);
  }
  if (!answer.ok) throw new Refused((await answer.json()) as Problem);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

/** Take a name; with `keep` only if one has none yet. */
export function nameMe(name: string, keep = false): Promise<Me> {
  return ask("POST", "/me", { name, keep });
}

export async function myTables(status: "open" | "playing" | "over"): Promise<TableCard[]> {
  return (await ask<{ tables: TableCard[] }>("GET", `/tables?mine=true&status=${status}`)).tables;
}

export async function openTables(): Promise<TableCard[]> {
  return (await ask<{ tables: TableCard[] }>("GET", "/tables?status=open")).tables;
}

export async function makeTable(terms: NewTable): Promise<Table> {
  const { table } = await ask<{ table: Table }>("POST", "/tables", terms);
  notePublished(table);
  return table;
}

/** Begin the lesson of a title, or go on with it; the id of its table. */
export async function learn(title: string): Promise<string> {
  return (await ask<{ table: Table }>("POST", `/tutorials/${title}`)).table.id;
}

/** Sit down, and add a part of one's own to the chance of the game. */
export async function sit(table: string, seat: number): Promise<void> {
  const contribution = newKey();
  await ask("POST", `/tables/${table}/seats`, { seat, contribution });
  noteMine(table, contribution);
}

export function leave(table: string): Promise<unknown> {
  return ask("DELETE", `/tables/${table}/seats/mine`);
}

export function kick(table: string, seat: number): Promise<unknown> {
  return ask("DELETE", `/tables/${table}/seats/${seat}`);
}

export function addBot(table: string, bot: string, seat?: number): Promise<unknown> {
  return ask("POST", `/tables/${table}/bots`, seat === undefined ? { bot } : { bot, seat });
}

/** Begin, with a part of one's own of the chance: the server has published something of its part before. */
export async function start(table: string): Promise<void> {
  const contribution = newKey();
  noteMine(table, contribution); // before it is sent: the answer may be lost
  await ask("POST", `/tables/${table}/start`, { contribution });
}

/** Why a move is not possible now; null if it is. */
export async function whyNot(table: string, move: Move): Promise<Problem | null> {
  const found = await ask<{ problem: Problem | null }>("POST", `/tables/${table}/why-not`, { move });
  return found.problem;
}

/** The lines that a scoring would give now. */
export async function scoreNow(table: string, scoring: string): Promise<Line[]> {
  const path = `/tables/${table}/score-now?scoring=${scoring}`;
  return (await ask<{ lines: Line[] }>("GET", path)).lines;
}

/** Make a new table for the same people; its id. */
export async function rematch(table: string): Promise<string> {
  const contribution = newKey();
  const { id } = (await ask<{ table: Table }>("POST", `/tables/${table}/rematch`, { contribution })).table;
  noteMine(id, contribution);
  return id;
}

export function recordAddress(table: string): string {
  return `${ROOT}/tables/${table}/record`;
}

/** What a bot would do on one's own turn. */
export async function hint(table: string): Promise<Move> {
  return (await ask<{ move: Move }>("POST", `/tables/${table}/hint`, { bot: "expert" })).move;
}
