/** One WebSocket at one table, opened again whenever it is lost. */
import { language } from "../words/words.svelte";
import { newKey } from "./api";
import type { Hello, Move, News, Problem } from "./types";

export type Wish =
  | { do: "move"; move: Move }
  | { do: "chat"; text: string }
  | { do: "undo" | "restart" | "confirm" | "resign" | "abandon" | "return" | "leave" | "start" };
export type LinkState = "joining" | "live" | "lost" | "refused";

export interface Listener {
  hello(message: Hello): void;
  news(message: News): void;
  link(state: LinkState, problem?: Problem): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** The server closes with it when somebody may not watch, or there is no such table. */
const REFUSED = 4403;

interface Waiting {
  wish: Wish;
  done: () => void;
  refused: (problem: Problem) => void;
}

export class Live {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private problem: Problem | undefined;
  private readonly waiting = new Map<string, Waiting>();
  /** The last entry known. */
  seq = 0;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.again);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    this.socket?.close();
  }

  /** Open the line anew, as after sitting down: the server then sees with other eyes. */
  reopen(): void {
    const old = this.socket;
    if (old) {
      old.onclose = null;
      old.close();
    }
    this.open();
  }

  /** Send a command. What was not acknowledged when the line broke is sent again with its key. */
  wish(wish: Wish): Promise<Problem | null> {
    return new Promise((resolve) => {
      const key = newKey();
      this.waiting.set(key, { wish, done: () => resolve(null), refused: resolve });
      this.send(key, wish);
    });
  }

  private send(key: string, wish: Wish): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ ...wish, key }));
    }
  }

  private again = (): void => {
    if (this.socket === null && !this.closed) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `after=${this.seq}&language=${language()}`;
    const address = `${scheme}://${location.host}/api/v1/tables/${this.table}/live?${query}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (message: MessageEvent<string>) => this.read(JSON.parse(message.data));
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.closed) return;
    if (code === REFUSED) {
      this.listener.link("refused", this.problem);
      return;
    }
    this.listener.link("lost");
    this.timer = setTimeout(() => this.open(), this.pause * (0.7 + 0.6 * Math.random()));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  private read(message: Record<string, unknown>): void {
    if ("ack" in message) {
      this.answered(message["ack"])?.done();
    } else if ("refused" in message) {
      this.problem = message["problem"] as Problem;
      this.answered(message["refused"])?.refused(this.problem);
    } else if (message["kind"] === "hello") {
      this.greeted(message as unknown as Hello);
    } else {
      const news = message as unknown as News;
      this.seq = news.seq;
      this.listener.news(news);
    }
  }

  private greeted(hello: Hello): void {
    this.seq = hello.seq;
    this.pause = FIRST_PAUSE;
    this.listener.hello(hello);
    this.listener.link("live");
    for (const [key, { wish }] of this.waiting) this.send(key, wish);
  }

  private answered(key: unknown): Waiting | undefined {
    const found = this.waiting.get(String(key));
    this.waiting.delete(String(key));
    return found;
  }
}
