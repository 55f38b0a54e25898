/** Who one is: a name is enough. */
import { nameMe, type Me } from "../server/api";
import { say } from "../words/words.svelte";
import { settings } from "./settings.svelte";

let known = $state.raw<Me | null>(null);

/** A name for somebody who has not given one: others read it, and so do replays. */
function guest(): string {
  return say("guest", { number: String(100 + (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 900) });
}

/** Be somebody on the server before anything is asked of it: under the name given, or the one it knows. */
export async function introduced(): Promise<Me> {
  const name = settings.name.trim();
  if (known && known.name === name) return known;
  known = name ? await nameMe(name) : await nameMe(guest(), true);
  settings.keep({ name: known.name });
  return known;
}

/** Be somebody else from now on, as an account or a link says. */
export function become(person: Me): void {
  known = person;
  settings.keep({ name: person.name });
}

/** Be nobody; the next thing that is asked of the server makes a guest. */
export function forget(): void {
  known = null;
  settings.keep({ name: "" });
}
