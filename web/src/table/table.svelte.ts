/** One table as this browser sees it, kept up to date over the WebSocket. */
import type { Entry, Hello, Move, News, Position, Problem, Table, View } from "../server/types";
import { Live, type LinkState, type Wish } from "../server/live";
import { called } from "../words/naming";

/** Shows what has happened before the next thing does; resolves when it has been seen. */
export type Stage = (news: News, before: View | null, apply: () => void) => Promise<void>;

export class TableModel {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<Entry[]>([]);
  link = $state<LinkState>("joining");
  /** What the server said when it refused something. */
  problem = $state.raw<Problem | null>(null);
  /** A command is on its way. */
  busy = $state(false);
  /** Things that happened and have not been shown yet. */
  waiting = $state(0);
  /** The server's clock minus ours, in milliseconds. */
  skew = 0;

  stage: Stage = (_news, _before, apply) => Promise.resolve(apply());
  private readonly queue: News[] = [];
  private showing = false;
  private readonly live: Live | null = null;

  /** A table that is not `live` shows what it is given: a replay. */
  constructor(
    readonly id: string,
    live = true,
  ) {
    if (!live) return;
    this.live = new Live(id, {
      hello: (message) => this.greeted(message),
      news: (message) => this.hear(message),
      link: (state, problem) => {
        this.link = state;
        if (problem) this.problem = problem;
      },
    });
  }

  get view(): View | null {
    return this.position?.view ?? null;
  }

  /** One's own seat; null for a spectator. */
  get seat(): number | null {
    return this.table?.seat ?? null;
  }

  get legal(): Move[] {
    return this.position?.legal ?? [];
  }

  get names(): string[] {
    return this.table?.seats.map(called) ?? [];
  }

  close(): void {
    this.live?.close();
  }

  /** Look with the eyes of the seat that was just taken. */
  reopen(): void {
    this.live?.reopen();
  }

  /** Ask for something; the answer is what was wrong, or null. */
  async wish(wish: Wish): Promise<Problem | null> {
    this.busy = true;
    this.problem = (await this.live?.wish(wish)) ?? null;
    this.busy = false;
    return this.problem;
  }

  private greeted(hello: Hello): void {
    this.queue.length = 0;
    this.waiting = 0;
    const known = this.log.at(-1)?.seq ?? 0;
    this.log = [...this.log, ...(hello.missed ?? []).filter((entry) => entry.seq > known)];
    this.table = hello.table;
    this.skew = hello.table.updated > Date.now() ? hello.table.updated - Date.now() : this.skew;
    if (hello.view) this.position = hello as Position;
  }

  private hear(news: News): void {
    this.skew = news.at - Date.now();
    this.queue.push(news);
    this.waiting = this.queue.length;
    if (!this.showing) void this.showAll();
  }

  private async showAll(): Promise<void> {
    this.showing = true;
    for (let news = this.queue.shift(); news; news = this.queue.shift()) {
      const next = news;
      await this.stage(next, this.view, () => this.apply(next));
      this.waiting = this.queue.length;
    }
    this.showing = false;
  }

  private apply(news: News): void {
    if (news.table && typeof news.table === "object") this.table = news.table as Table;
    if (news.view) this.position = news as Position;
    if (news.seq > (this.log.at(-1)?.seq ?? 0)) {
      this.log = [...this.log, news as Entry];
    }
  }
}
