/** What points are for, in words and colours. */
import { building } from "../words/naming";
import { capital, say } from "../words/words.svelte";
import { INVADERS } from "./points";

export function sourceTitle(source: string, side: "wall" | "moat"): string {
  if (source === "wall") return capital(say(`source-${side}`));
  if (source === "chests") return capital(say("source-chests"));
  if (source === "bazaars" || source === INVADERS) return capital(say(`module-${source}`));
  return capital(building(source));
}

/** The colour of a source in bars. */
export function sourceColour(source: string): string {
  const own: Record<string, string> = { wall: "gold", chests: "bank", bazaars: "bazaar" };
  return `var(--${own[source] ?? source.replaceAll("_", "-")})`;
}
