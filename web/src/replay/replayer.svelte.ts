/** A game played again: which step is shown, with whose eyes, and how time goes on. */
import { Refused } from "../server/api";
import type { Eyes, Source } from "../server/past";
import type { Frame, Frames, GameEvent, Story, Table, TableSeat } from "../server/types";
import type { Play } from "../table/play.svelte";
import { say } from "../words/words.svelte";
import { stepAt, stepsOf, type Step } from "./steps";

const AT_ONCE = 25;
/** Fetch what comes next when so few steps are left. */
const AHEAD = 8;
const STEP = 1100;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replayer {
  story = $state.raw<Story | null>(null);
  eyes = $state<Eyes>("open");
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  trouble = $state("");
  steps = $derived.by((): Step[] => (this.story ? stepsOf(this.story.events) : []));
  frame = $state.raw<Frame | null>(null);
  private readonly known = new Map<number, Promise<Frame>>();
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: Source,
    private readonly play: Play,
    private readonly seats: TableSeat[] | null,
  ) {}

  get last(): number {
    return this.steps.length - 1;
  }

  /** The last event of the step that is shown. */
  get event(): number {
    return this.steps[this.at]?.last ?? 0;
  }

  eventsOf(step: number): GameEvent[] {
    const found = this.steps[step];
    return found ? (this.story?.events.slice(found.first, found.last + 1) ?? []) : [];
  }

  /** Begin, or see it with other eyes; `event` is where, the same place if it is left out. */
  async look(eyes: Eyes, event?: number): Promise<void> {
    this.pause();
    try {
      const story = await this.source.story(eyes);
      this.known.clear();
      this.story = story;
      this.eyes = eyes;
      this.play.model.table = tableFor(story, eyes, this.seats);
      await this.go(event === undefined ? this.at : stepAt(this.steps, event));
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : say("connection-lost");
    }
  }

  /** Show a step; a step forward is shown as it happened. */
  async go(step: number): Promise<void> {
    const wanted = Math.min(Math.max(0, step), this.last);
    const forward = wanted > 0 && wanted === this.at + 1;
    this.asked += 1;
    const asked = this.asked;
    this.at = wanted;
    let frame: Frame;
    try {
      frame = await this.fetch(wanted);
    } catch (error) {
      this.pause();
      this.trouble = error instanceof Refused ? error.message : say("connection-lost");
      return;
    }
    if (asked !== this.asked) return; // somebody has gone on
    this.trouble = "";
    if (forward) await this.happen(frame, wanted);
    else this.show(frame);
    if (wanted + AHEAD < this.last) void this.fetch(wanted + AHEAD).catch(() => undefined);
  }

  start(): void {
    if (this.at >= this.last) this.at = -1;
    this.playing = true;
    void this.run();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
    this.play.motion.hurry();
    this.play.motion.rest();
  }

  private async run(): Promise<void> {
    const begun = performance.now();
    await this.go(this.at + 1);
    if (this.at >= this.last) this.playing = false;
    if (!this.playing) return;
    const left = STEP / this.speed - (performance.now() - begun);
    this.timer = setTimeout(() => void this.run(), Math.max(40, left));
  }

  private show(frame: Frame): void {
    this.frame = frame;
    const { event: decision, view } = frame;
    this.play.model.position = { seq: 0, status: "over", to_act: view.to_act, decision, clock: null, view, can_undo: false };
  }

  private async happen(frame: Frame, step: number): Promise<void> {
    const { model, motion } = this.play;
    const events = this.eventsOf(step).filter((event) => event.event !== "scored");
    const news = { seq: 0, at: 0, kind: "moved", seat: -1, events, view: frame.view, can_undo: false };
    if (this.speed > 1) this.show(frame);
    else await motion.stage(news, model.view, () => this.show(frame));
  }

  private fetch(step: number): Promise<Frame> {
    const found = this.known.get(step);
    if (found) return found;
    const first = AT_ONCE * Math.floor(step / AT_ONCE);
    const part = this.source.frames(this.eyes, this.steps[first]?.last ?? 0, AT_ONCE);
    for (let n = 0; n < AT_ONCE; n += 1) {
      const one = part.then((frames: Frames) => frames.frames[n] as Frame);
      one.catch(() => this.known.delete(first + n));
      this.known.set(first + n, one);
    }
    return this.known.get(step) as Promise<Frame>;
  }
}

/** A table as the parts of the board want it, made from a story. */
function tableFor(story: Story, eyes: Eyes, seats: TableSeat[] | null): Table {
  return {
    id: "",
    seq: 0,
    status: "over",
    ended: story.reason === "finished" ? "finished" : "abandoned",
    winners: story.winners,
    terms: {
      game: story.game,
      players: story.players.length,
      modules: story.modules,
      scoring: "standard",
      open_attack: false,
      ages: null,
      title: "",
      public: true,
      pace: "live",
      per_turn: null,
      bank: 0,
      confirm: false,
      undo: false,
      hints: false,
      chat: false,
      spectators: true,
      delay: 0,
      rated: false,
      stand_in: "",
    },
    host: null,
    seats: seats ?? story.players.map((name) => ({ name, person: null, bot: null, resigned: false, abandoning: false })),
    to_act: null,
    decision: 0,
    clock: null,
    created: 0,
    updated: 0,
    rematch: null,
    commitments: { server: "", game: null, contributions: null },
    seat: eyes === "open" ? null : eyes,
  };
}
