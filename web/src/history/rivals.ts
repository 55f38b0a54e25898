/** Whom somebody has played with, those met most often first. */
import type { FinishedGame } from "../server/types";

export interface Rival {
  person: string;
  name: string;
  met: number;
}

/** `first`, if there is such a person, stands at the top: the reader. */
export function rivalsOf(games: readonly FinishedGame[], person: string, first: string | null): Rival[] {
  const found = new Map<string, Rival>();
  for (const { seats } of games) {
    for (const seat of seats) {
      if (!seat.person || seat.person === person) continue;
      const known = found.get(seat.person);
      if (known) known.met += 1;
      else found.set(seat.person, { person: seat.person, name: seat.name ?? "", met: 1 });
    }
  }
  const isFirst = (rival: Rival) => Number(rival.person === first);
  return [...found.values()].sort((a, b) => isFirst(b) - isFirst(a) || b.met - a.met || a.name.localeCompare(b.name));
}
