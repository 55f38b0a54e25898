/** Showing what happens: pieces fly to where they go; others' moves are followed one by one. */
import { tick } from "svelte";

import { symbol } from "../art/art";
import type { News, Scored, View } from "../server/types";
import { paced } from "../shell/settings.svelte";
import { flightsOf, type Flight } from "./flights";
import { sound, soundOf } from "./sound";

const LONG = 620;
const PAUSE = 160;
const SVG = "http://www.w3.org/2000/svg";

/** A scoring to be shown, with the cities as they were scored. */
export interface Show {
  scored: Scored;
  view: View;
}

function rectOf(selectors: readonly string[]): DOMRect | null {
  for (const selector of selectors) {
    const found = document.querySelector(selector)?.getBoundingClientRect();
    if (found && found.width > 0) return found;
  }
  return null;
}

function find(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    const found = document.querySelector(selector);
    if (found) return found;
  }
  return null;
}

/** A rectangle of a piece's own proportions in the middle of a place. */
function inside(place: DOMRect, card: boolean): DOMRect {
  const ratio = card ? 44 / 66 : 1;
  const width = Math.min(place.width, place.height * ratio, card ? 66 : 112);
  const height = width / ratio;
  return new DOMRect(place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height);
}

export class Motion {
  /** The scoring that is shown now. */
  show = $state.raw<Show | null>(null);
  /** Scorings seen so far, to be shown again. */
  past = $state.raw<Show[]>([]);
  private hurried = false;
  private readonly running = new Set<Animation>();
  private finishShow: (() => void) | null = null;

  /** Stop waiting: everything is at its place at once. */
  hurry = (): void => {
    this.hurried = true;
    for (const animation of this.running) animation.finish();
    this.close();
  };

  /** Everything has been shown: what comes next is followed again. */
  rest(): void {
    this.hurried = false;
  }

  /** Let the scoring that is shown go. */
  close = (): void => {
    this.show = null;
    this.finishShow?.();
    this.finishShow = null;
  };

  /** Show one entry of the log, as `TableModel.stage` asks for it. */
  stage = async (news: News, before: View | null, apply: () => void): Promise<void> => {
    const after = news.view ?? before;
    const events = news.events ?? [];
    const heard = events.map((event) => soundOf(event.event)).find((name) => name !== null);
    if (heard) sound(heard);
    const time = this.hurried || document.hidden ? 0 : paced(LONG);
    const scored = events.find((event) => event.event === "scored");
    const show = scored && after ? { scored, view: asScored(after, events) } : null;
    if (show) this.past = [...this.past, show];
    if (!time || !before || !after || !events.length) {
      apply();
      return;
    }
    const own = news.seat === before.seat;
    const flights = flightsOf(events, before, after).map((flight) => ({ flight, from: rectOf(flight.from) }));
    apply();
    await tick();
    const landed = Promise.all(flights.map(({ flight, from }, n) => this.fly(flight, from, own ? 0.6 * time : time, Math.min(n, 8) * 60)));
    if (!own) await landed;
    if (show) await this.score(show);
    else if (!own) await new Promise((resolve) => setTimeout(resolve, this.hurried ? 0 : paced(PAUSE)));
  };

  /** Show a scoring until it is closed. */
  score(show: Show): Promise<void> {
    this.show = show;
    return new Promise((resolve) => (this.finishShow = resolve));
  }

  private async fly(flight: Flight, source: DOMRect | null, time: number, delay: number): Promise<void> {
    const target = find(flight.to);
    const place = rectOf(flight.to);
    if (!source || !target || !place) return;
    const [from, to] = [inside(source, flight.card), inside(place, flight.card)];
    const piece = document.createElementNS(SVG, "svg");
    piece.setAttribute("viewBox", flight.card ? "0 0 44 66" : "0 0 100 100");
    piece.setAttribute("class", "flight");
    piece.setAttribute("aria-hidden", "true");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", symbol(flight.piece));
    piece.append(use);
    Object.assign(piece.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
    document.body.append(piece);
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
    const frames = [{ transform: start }, { transform: "none" }];
    const settle = { duration: time, delay, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", fill: "both" } as const;
    const flying = this.started(piece.animate(frames, settle));
    const exact = flight.to[0] !== undefined && target.matches(flight.to[0]) && !flight.to[0].startsWith("[data-at=\"seat");
    if (exact) this.started(target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time + delay }));
    try {
      await flying.finished;
    } finally {
      piece.remove();
    }
  }

  private started(animation: Animation): Animation {
    this.running.add(animation);
    void animation.finished.finally(() => this.running.delete(animation)).catch(() => undefined);
    return animation;
  }
}

/** The view as it was scored: without the tiles that Dirk drew afterwards. */
function asScored(view: View, events: NonNullable<News["events"]>): View {
  const from = events.findIndex((event) => event.event === "scored");
  const drawn = new Set(events.slice(from).map((event) => (event.event === "draw_tile" ? event.tile : "")));
  if (!view.dirk) return view;
  return { ...view, dirk: { ...view.dirk, tiles: view.dirk.tiles.filter((tile) => !drawn.has(tile.id)) } };
}
