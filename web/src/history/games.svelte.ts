/** Finished games that are looked for: some at once, more when asked. */
import { finishedGames, type Search } from "../server/past";
import type { FinishedGame } from "../server/types";
import { say } from "../words/words.svelte";

const AT_ONCE = 25;

export class Found {
  games = $state.raw<FinishedGame[]>([]);
  /** There may be older ones. */
  more = $state(false);
  looking = $state(true);
  trouble = $state("");
  private search: Search = {};
  private asked = 0;

  /** Look for other games; an answer that comes too late is not shown. */
  async look(search: Search): Promise<void> {
    this.search = search;
    await this.add(true);
  }

  async older(): Promise<void> {
    await this.add(false);
  }

  private async add(anew: boolean): Promise<void> {
    this.asked += 1;
    const asked = this.asked;
    this.looking = true;
    const last = anew ? undefined : this.games.at(-1)?.updated;
    try {
      const found = await finishedGames({ ...this.search, limit: AT_ONCE, ...(last ? { before: last } : {}) });
      if (asked !== this.asked) return;
      this.games = anew ? found : [...this.games, ...found];
      this.more = found.length === AT_ONCE;
      this.trouble = "";
    } catch {
      this.trouble = say("connection-lost");
    }
    this.looking = false;
  }
}
