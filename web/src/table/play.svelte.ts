/** Everything that the parts of the table share: the model, what is picked, and words for events. */
import { createContext } from "svelte";

import { whyNot } from "../server/api";
import type { Move, Problem, Seat } from "../server/types";
import { Teller, tilesOf } from "../words/telling";
import { Choice } from "./choice.svelte";
import { Motion } from "./motion.svelte";
import { TableModel } from "./table.svelte";

export class Play {
  readonly model: TableModel;
  readonly choice: Choice;
  readonly motion = new Motion();

  constructor(id: string, model = new TableModel(id)) {
    this.model = model;
    model.stage = this.motion.stage;
    this.choice = new Choice({
      get position() {
        return model.position;
      },
      get seat() {
        return model.seat;
      },
      get busy() {
        return model.busy;
      },
      play: (move: Move): Promise<Problem | null> => model.wish({ do: "move", move }),
      ask: (move: Move): Promise<Problem | null> => whyNot(id, move),
    });
  }

  view = $derived.by(() => this.model.view);
  /** Whether one has to decide now. */
  mine = $derived.by(() => this.model.legal.length > 0);
  own = $derived.by((): Seat | null => {
    const { seat } = this.model;
    return seat === null ? null : (this.view?.seats[seat] ?? null);
  });
  teller = $derived.by(
    () => new Teller(this.model.names, this.view ? tilesOf(this.view) : new Map(), this.model.seat),
  );
  /** Walls or moats, as this game has them. */
  side = $derived.by((): "wall" | "moat" => (this.view?.marker ? "moat" : "wall"));

  close(): void {
    this.model.close();
  }
}

export const [getPlay, setPlay] = createContext<Play>();
