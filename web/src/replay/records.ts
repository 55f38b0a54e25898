/** Records in a file: one JSON object, or one on each line. */

export interface Brought {
  record: unknown;
  /** Who plays what, to choose by. */
  label: string;
}

/** All records of a text; nothing if it holds none. */
export function recordsIn(text: string): Brought[] {
  const whole = parsed(text);
  const found = whole === undefined ? text.split("\n").map(parsed) : [whole];
  return found.flatMap((record) => {
    if (typeof record !== "object" || record === null || !("players" in record)) return [];
    const { players, game } = record as { players: unknown; game?: unknown };
    const names = Array.isArray(players) ? players.join(", ") : "";
    return [{ record, label: [String(game ?? ""), names].filter(Boolean).join(": ") }];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
