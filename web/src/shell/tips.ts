/** Where a tip goes: above what it is about if there is room, never outside of the window. */

interface Size {
  width: number;
  height: number;
}

interface Place extends Size {
  left: number;
  top: number;
}

const GAP = 8;
const EDGE = 6;

export function placeTip(about: Place, tip: Size, room: Size): { left: number; top: number } {
  const middle = about.left + about.width / 2 - tip.width / 2;
  const left = Math.max(EDGE, Math.min(middle, room.width - tip.width - EDGE));
  const above = about.top - tip.height - GAP;
  const below = about.top + about.height + GAP;
  const top = above >= EDGE || below + tip.height > room.height ? Math.max(EDGE, above) : below;
  return { left, top };
}
