/** Which pieces move where when something happens: a list of ways, from place to place. */
import type { GameEvent, View } from "../server/types";

/** A place on the table is found by selectors, the first that is there. */
export interface Flight {
  piece: string;
  card: boolean;
  from: string[];
  to: string[];
}

const at = (name: string): string => `[data-at="${name}"]`;

function seat(player: number, view: View): string {
  return player === view.seat ? at("tray") : at(`seat-${player}`);
}

/** A city square or a loose tile, one's own or in somebody's panel. */
function tileAt(tile: string, player: number, view: View): string[] {
  const inCity = `[data-tile="${tile}"]`;
  if (player === view.seat) return [`.city ${inCity}`, `[data-loose="${tile}"]`, at("tray")];
  return [`${at(`seat-${player}`)} ${inCity}`, at(`seat-${player}`)];
}

function faceOf(tile: string, view: View): string {
  const all = [
    ...view.market,
    ...view.bazaars,
    ...view.to_place,
    view.left_over,
    ...view.seats.flatMap((one) => [...one.reserve, ...one.city.map((placed) => placed.tile)]),
    ...(view.dirk?.tiles ?? []),
  ];
  const side = all.find((one) => one?.id === tile)?.side ?? "front";
  return `tile-${tile}-${side}`;
}

const card = (name: string, from: string[], to: string[]): Flight => ({ piece: `card-${name}`, card: true, from, to });

/** The cards that somebody pays go to the pile. */
function paid(cards: readonly string[], player: number, view: View): Flight[] {
  return cards.map((name) => {
    const from = player === view.seat ? [`[data-hand="${name}"]`] : [at(`seat-${player}`)];
    return card(name, from, [at("discards")]);
  });
}

function decided(event: Extract<GameEvent, { player: number }>, before: View, after: View): Flight[] {
  const { player } = event;
  const own = player === before.seat;
  switch (event.event) {
    case "take":
      return event.cards.map((name) => {
        const slot = before.display.indexOf(name);
        const to = own ? [`[data-hand="${name}"]`, at("hand")] : [at(`seat-${player}`)];
        return card(name, [at(`display-${slot}`)], to);
      });
    case "buy": {
      const from = [`[data-offer="${event.tile}"]`];
      const to = own ? [`[data-loose="${event.tile}"]`, at("tray")] : [at(`seat-${player}`)];
      const tile = { piece: faceOf(event.tile, before), card: false, from, to };
      return [tile, ...paid(event.payment, player, before)];
    }
    case "chests":
      return paid(event.payment, player, before);
    case "place":
    case "build": {
      const to = tileAt(event.tile, player, after);
      const from = own ? [`[data-loose="${event.tile}"]`, seat(player, before)] : [seat(player, before)];
      const flip = event.event === "place" ? paid(event.flip ?? [], player, before) : [];
      return [{ piece: faceOf(event.tile, after), card: false, from, to }, ...flip];
    }
    case "remove":
      return [{ piece: faceOf(event.tile, after), card: false, from: tileAt(event.tile, player, before), to: [`[data-loose="${event.tile}"]`, seat(player, after)] }];
    case "gift":
      return [{ piece: faceOf(event.tile, after), card: false, from: [`[data-loose="${event.tile}"]`, seat(player, before)], to: [at("dirk")] }];
    default:
      return [];
  }
}

/** All pieces that an entry of the log moves, in order. */
export function flightsOf(events: readonly GameEvent[], before: View, after: View): Flight[] {
  const found: Flight[] = [];
  for (const event of events) {
    if ("player" in event) found.push(...decided(event, before, after));
    else if (event.event === "draw_card" && event.card.includes("-")) {
      const slot = after.display.findIndex((name, n) => name === event.card && before.display[n] !== name);
      if (slot >= 0) found.push(card(event.card, [at("deck")], [at(`display-${slot}`)]));
    } else if (event.event === "draw_tile") {
      found.push({ piece: faceOf(event.tile, after), card: false, from: [at("bag")], to: [`[data-offer="${event.tile}"]`, at("dirk")] });
    }
  }
  return found;
}
