/** What the words of a lesson's step are about: the tile, the money, wall or moat. */
import type { Step, Tile } from "../server/types";
import { turnedOver } from "../table/choice.svelte";
import type { Play } from "../table/play.svelte";
import { money, tileName } from "../words/naming";
import type { Params } from "../words/words.svelte";

function tileOf(play: Play, id: string): Tile | undefined {
  const market = (play.view?.market ?? []).filter((tile) => tile !== null);
  return [...market, ...play.choice.loose].find((tile) => tile.id === id);
}

export function spoken(step: Step, play: Play): Params {
  const params: Params = { side: play.side };
  const move = step.move ?? step.refused;
  if (!move) return params;
  if (move.event === "take") params["money"] = money(move.cards);
  if (move.event === "buy") params["money"] = money(move.payment);
  if (move.event === "place" && move.flip) params["money"] = money(move.flip);
  const tile = "tile" in move ? tileOf(play, move.tile) : undefined;
  if (tile) {
    const flipped = (move.event === "place" && move.flip) || (move.event === "reserve" && move.side && move.side !== tile.side);
    params["tile"] = tileName(flipped ? turnedOver(tile) : tile);
  }
  return params;
}
