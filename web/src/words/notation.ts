/** Moves in the text notation (docs/notation.md). */
import type { Move, Remodel } from "../server/types";

function cards(names: readonly string[]): string {
  return names
    .map((name) => name.slice(0, 2) + name.slice(name.indexOf("-") + 1).replace("builder", "B"))
    .join(" ");
}

function remodel(move: Remodel): string {
  switch (move.event) {
    case "build":
      return `build ${move.tile} ${move.x},${move.y}`;
    case "remove":
      return `remove ${move.tile}`;
    case "swap":
      return `swap ${move.tile} ${move.out}`;
  }
}

export function notation(move: Move): string {
  switch (move.event) {
    case "take":
      return `take ${cards(move.cards)}`;
    case "buy":
      return `buy ${move.tile} ${cards(move.payment)}`;
    case "chests":
      return `chests ${move.room} ${cards(move.payment)}`;
    case "place":
      return `place ${move.tile} ${move.x},${move.y}${move.flip ? ` flip ${cards(move.flip)}` : ""}`;
    case "reserve":
      return `reserve ${move.tile}${move.side ? ` ${move.side}` : ""}`;
    case "gift":
      return `gift ${move.tile}${move.flip ? ` flip ${cards(move.flip)}` : ""}`;
    case "stow":
      return `stow ${move.chest} ${move.tile}`;
    case "master":
      return `master ${cards([move.card])} ${remodel(move.remodel)}`;
    case "forgo":
      return `forgo ${move.tile}`;
    case "end_actions":
      return "end";
    case "no_master":
      return "no master";
    case "pass":
    case "decline":
      return move.event;
    default:
      return remodel(move);
  }
}
