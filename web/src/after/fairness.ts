/** Was chance fair? What a browser can check by itself: every SHA-256 between the parts and the seed. */
import type { Noted } from "../server/noted";
import type { GameRecord } from "../server/past";

export type Outcome = "right" | "wrong" | "unknown";

export interface Check {
  /** `secret`: the server's part; `seed`: what follows from all parts; `promise`: what was published of
   * it; `noted` and `mine`: what this browser remembers of both. */
  name: "secret" | "seed" | "promise" | "noted" | "mine";
  outcome: Outcome;
}

/** Whether this browser can check: only where the connection is secure, or the server on this machine. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seed that a server's secret and a text of each player give (docs/chance.md). */
export async function joinedSeed(part: string, contributions: readonly string[]): Promise<string> {
  const hashed = await Promise.all(contributions.map(sha256));
  return sha256(["sabika-fair-1", part, ...hashed].map((line) => `${line}\n`).join(""));
}

function outcome(right: boolean): Outcome {
  return right ? "right" : "wrong";
}

/** Check a record against itself and what was noted; nothing if it reveals no parts. */
export async function checkChance(record: GameRecord, noted: Noted, seat: number | null): Promise<Check[]> {
  const { fair } = record.meta;
  if (record.seed === null || !fair) return [];
  const seed = String(record.seed);
  const found: Check[] = [
    { name: "secret", outcome: outcome((await sha256(fair.server_part)) === fair.server_commitment) },
    { name: "seed", outcome: outcome((await joinedSeed(fair.server_part, fair.contributions)) === seed) },
    { name: "promise", outcome: outcome((await sha256(seed)) === record.commitment) },
  ];
  const known = noted.server !== undefined || noted.game !== undefined;
  const kept = [noted.server ?? fair.server_commitment, noted.game ?? record.commitment];
  const same = kept[0] === fair.server_commitment && kept[1] === record.commitment;
  found.push({ name: "noted", outcome: known ? outcome(same) : "unknown" });
  if (seat !== null && noted.contribution !== undefined) {
    found.push({ name: "mine", outcome: outcome(fair.contributions[seat] === noted.contribution) });
  }
  return found;
}
