/** The sentence at the top: what is going on, and what is possible now. */
import { listed, tileName, victory } from "../words/naming";
import { capital, say } from "../words/words.svelte";
import type { Play } from "./play.svelte";

/** Tiles of the market that can be paid exactly. */
function exactTiles(play: Play): string[] {
  const tiles = play.view?.market ?? [];
  return tiles.filter((tile) => tile !== null && play.choice.exact(tile)).map((tile) => tileName(tile!));
}

export function sentence(play: Play): string {
  const { model, view, choice } = play;
  const status = model.table?.status;
  if (!view || !model.position) return "";
  if (status === "over") {
    const { table } = model;
    if (table?.ended !== "finished") return say(`ended-${table?.ended ?? "abandoned"}`);
    return victory(table.winners, view.seats.map((seat) => seat.score), model.names, view.seat);
  }
  if (model.position.held) return say("sentence-confirm");
  const { lesson } = model.position;
  if (lesson && !lesson.over) return say("coach-title", { title: say(`title-${view.game}`) });
  const actor = model.position.to_act;
  if (actor === null) return "";
  if (actor !== model.seat) {
    return say(`sentence-wait-${view.phase}`, { name: model.names[actor] ?? "" });
  }
  if (model.table?.seats[actor]?.stand_in) return say("sentence-stood-in");
  const said = [say(doing(play))];
  const exact = view.phase === "action" ? exactTiles(play) : [];
  if (exact.length) said.push(say("sentence-exact", { tiles: listed(exact) }));
  else if (view.phase === "action" && choice.offers.size === 0 && !view.extra_action) {
    said.push(say("sentence-nothing-affordable"));
  }
  if (view.last_turn) said.push(say("sentence-last"));
  return said.map(capital).join(" ");
}

function doing(play: Play): string {
  const { view, choice } = play;
  if (view?.phase === "action") {
    if (choice.simple("pass")) return "sentence-pass";
    return view.extra_action ? "sentence-again" : "now-action";
  }
  if (view?.phase === "chests") {
    return view.player === view.seat ? "now-chests" : "sentence-chests-offered";
  }
  return `now-${view?.phase ?? "action"}`;
}
