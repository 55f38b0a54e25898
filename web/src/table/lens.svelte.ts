/** Looking at a city: pan, zoom with wheel or two fingers, fit. */
import type { Box } from "../art/plan";

const NEAREST = 2.4;
const FARTHEST = 0.14;
/** A tile is not made larger than this just to fill the room. */
const LARGEST_FIT = 1.15;
/** Room at the top for the name of the city. */
const HEAD = 46;

interface Finger {
  x: number;
  y: number;
}

export class Lens {
  private x = $state(0);
  private y = $state(0);
  private scale = $state(1);
  private own = false;
  private size = { width: 0, height: 0 };
  private box: Box = { left: 0, top: 0, width: 100, height: 100 };
  private readonly fingers = new Map<number, Finger>();
  private travelled = 0;
  grabbing = $state(false);

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** Whether the pointer that just went up had moved the city rather than touched something. */
  get moved(): boolean {
    return this.travelled > 6;
  }

  /** Show this much; keeps what somebody chose to look at. */
  frame(width: number, height: number, box: Box): void {
    this.size = { width, height };
    this.box = box;
    if (!this.own) this.fit();
  }

  fit(): void {
    const { width, height } = this.size;
    const { box } = this;
    this.own = false;
    if (!width || !height) return;
    const room = height - HEAD;
    const scale = Math.min(width / box.width, room / box.height, LARGEST_FIT);
    this.scale = scale;
    this.x = width / 2 - scale * (box.left + box.width / 2);
    this.y = HEAD + room / 2 - scale * (box.top + box.height / 2);
  }

  zoom(factor: number, x = this.size.width / 2, y = this.size.height / 2): void {
    const scale = Math.min(NEAREST, Math.max(FARTHEST, this.scale * factor));
    const by = scale / this.scale;
    this.own = true;
    this.scale = scale;
    this.x = x - by * (x - this.x);
    this.y = y - by * (y - this.y);
  }

  down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    if (!this.fingers.size) this.travelled = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const to = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.travelled += Math.hypot(to.x - finger.x, to.y - finger.y);
    if (!this.moved) return;
    this.grabbing = true;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (other) this.pinch(finger, to, other, event.currentTarget as Element);
    else this.pan(to.x - finger.x, to.y - finger.y);
    this.fingers.set(event.pointerId, to);
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    if (!this.fingers.size) this.grabbing = false;
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY / 400), event.clientX - frame.left, event.clientY - frame.top);
  };

  private pan(dx: number, dy: number): void {
    this.own = true;
    this.x += dx;
    this.y += dy;
  }

  private pinch(from: Finger, to: Finger, other: Finger, on: Element): void {
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const after = Math.hypot(to.x - other.x, to.y - other.y);
    const frame = on.getBoundingClientRect();
    const [x, y] = [(to.x + other.x) / 2 - frame.left, (to.y + other.y) / 2 - frame.top];
    if (before > 0) this.zoom(after / before, x, y);
    this.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
  }
}
