/** Dragging pieces: what is dragged is picked, and where it is dropped says what is done with it. */
import { symbol } from "../art/art";

export interface Drag {
  piece: string;
  card?: boolean;
  /** Fingers drag too; else they scroll. */
  touch?: boolean;
  enabled: boolean;
  pick: () => void;
  drop: (on: Element) => void;
}

const FAR = 7;
const SVG = "http://www.w3.org/2000/svg";

function drawn(drag: Drag, like: DOMRect): SVGSVGElement {
  const piece = document.createElementNS(SVG, "svg");
  piece.setAttribute("viewBox", drag.card ? "0 0 44 66" : "0 0 100 100");
  piece.setAttribute("class", "flight");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", symbol(drag.piece));
  piece.append(use);
  Object.assign(piece.style, { left: "0", top: "0", width: `${like.width}px`, height: `${like.height}px`, opacity: "0.85" });
  return piece;
}

/** A drag that ends on its own element would be a click as well: it is none. */
function swallowClick(): void {
  const swallow = (click: Event): void => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}

/** A Svelte action. */
export function draggable(node: HTMLElement, given: Drag): { update(next: Drag): void; destroy(): void } {
  let drag = given;
  let start: PointerEvent | null = null;
  let piece: SVGSVGElement | null = null;

  const move = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.pointerId) return;
    const away = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!piece && away < FAR) return;
    const size = node.getBoundingClientRect();
    if (!piece) {
      drag.pick();
      piece = drawn(drag, size);
      document.body.append(piece);
    }
    piece.style.transform = `translate(${event.clientX - size.width / 2}px, ${event.clientY - size.height / 2}px)`;
  };
  const stop = (): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
    piece?.remove();
    piece = null;
    start = null;
  };
  const up = (event: PointerEvent): void => {
    const dropped = piece !== null;
    stop();
    if (!dropped) return;
    swallowClick();
    const on = document.elementFromPoint(event.clientX, event.clientY);
    if (on) drag.drop(on);
  };
  const down = (event: PointerEvent): void => {
    const byTouch = event.pointerType !== "mouse";
    if (!drag.enabled || event.button > 0 || (byTouch && !drag.touch)) return;
    if (byTouch) node.releasePointerCapture(event.pointerId);
    start = event;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("dragstart", (event) => event.preventDefault());
  return {
    update(next) {
      drag = next;
      node.classList.toggle("draggable", drag.enabled && Boolean(drag.touch));
    },
    destroy() {
      stop();
      node.removeEventListener("pointerdown", down);
    },
  };
}
