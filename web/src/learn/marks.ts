/** What a lesson's step marks on the table, as things are picked up: one thing after the other. */
import type { Lesson, Move, Step } from "../server/types";
import { cardKey, slotsOf, squareKey } from "../table/legal";
import type { Picked } from "../table/choice.svelte";

/** Parts of the table by the names that lessons use. */
const PARTS: Record<string, string> = {
  city: '[data-drop="city"]',
  market: 'section:has(> ul > [data-at="market-0"])',
  bag: '[data-at="bag"]',
  score: "#tab-score",
  wall: ':has(> [data-at="points"])',
};
const ACT = '[data-do="act"]';

/** As much of the table as marks depend on. */
export interface Hold {
  display: readonly (string | null)[];
  picked: Picked;
  /** The cards picked in the display. */
  taken: readonly string[];
}

function spot(move: { x: number; y: number }): string {
  return `[data-spot="${squareKey(move.x, move.y)}"]`;
}

function next(move: Move, { display, picked, taken }: Hold): string[] {
  switch (move.event) {
    case "take": {
      if (cardKey(taken) === cardKey(move.cards)) return [ACT];
      const slots = picked.what === "display" ? picked.slots : [];
      return slotsOf(display, move.cards)
        .filter((slot) => !slots.includes(slot))
        .map((slot) => `[data-display="${slot}"]`);
    }
    case "buy":
      return [picked.what === "offer" && picked.tile === move.tile ? ACT : `[data-offer="${move.tile}"]`];
    case "place":
    case "build": {
      if (picked.what !== "tile" || picked.tile !== move.tile) return [`[data-loose="${move.tile}"]`];
      if (move.event === "place" && move.flip && !picked.turned) return ['[data-do="turn"]'];
      return [picked.square ? ACT : spot(move)];
    }
    default:
      return [`[data-do="${move.event}"]`];
  }
}

/** Selectors of what to look at, or to touch next. */
export function marked(step: Step, hold: Hold): string[] {
  if (step.refused) return "x" in step.refused ? [spot(step.refused)] : [];
  const looks = step.look.map((name) => PARTS[name] ?? "").filter(Boolean);
  return step.move ? [...looks, ...next(step.move, hold)] : looks;
}

/** The step that is read now; null after the last one, and while partners play. */
export function current(lesson: Lesson, page: number): Step | null {
  return lesson.steps[Math.min(page, lesson.over ? page : lesson.steps.length - 1)] ?? null;
}
