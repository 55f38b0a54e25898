/** The drawings: symbols from `sabika.art`, the same that stand in reports and in the terminal's SVG. */
import drawn from "../generated/art.svg?raw";

/** Put all symbols into the page once; `<use>` finds them by `symbol(name)`. */
export function placeArt(): void {
  const parsed = new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement;
  parsed.setAttribute("aria-hidden", "true");
  parsed.removeAttribute("aria-label");
  parsed.classList.add("symbols");
  document.body.prepend(document.importNode(parsed, true));
}

export function symbol(name: string): string {
  return `#sabika-${name}`;
}

/** A tile is drawn 100 by 100, a card 44 by 66, a mark 64 by 64, a currency's shape around 0, 0. */
export const TILE = 100;
export const CARD = { width: 44, height: 66 };
