/** What this browser notes of the chance of a game before it begins, to check it when it has ended. */
import type { Table } from "./types";

export interface Noted {
  /** What the server published of its own part, and of the seed. */
  server?: string;
  game?: string;
  /** One's own part. */
  contribution?: string;
}

const KEY = "sabika.noted";
const MOST = 60;

function read(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Noted>;
  } catch {
    return {};
  }
}

function write(table: string, change: (known: Noted) => Noted): void {
  const { [table]: known = {}, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: change(known) }));
}

export function noted(table: string): Noted {
  return read()[table] ?? {};
}

/** Remember what is published while the game goes on; what was noted first stays. */
export function notePublished(table: Table): void {
  if (table.status === "over") return;
  const { server, game } = table.commitments;
  const known = noted(table.id);
  if (known.server && (known.game || !game)) return;
  write(table.id, (before) => ({ server, ...(game ? { game } : {}), ...before }));
}

/** Remember one's own part of the chance; one that is sent later replaces it. */
export function noteMine(table: string, contribution: string): void {
  write(table, (known) => ({ ...known, contribution }));
}
