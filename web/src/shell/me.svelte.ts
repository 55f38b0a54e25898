/** Who one is: a name is enough. */
import { nameMe, type Me } from "../server/api";
import { say } from "../words/words.svelte";
import { settings } from "./settings.svelte";

let known = $state.raw<Me | null>(null);

/** A name for somebody who has not given one: others read it, and so do replays. */
function guest(): string {
  return say("guest", { number: String(100 + (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 900) });
}

/** Be somebody on the server before anything is asked of it. */
export async function introduced(): Promise<Me> {
  if (!settings.name.trim()) settings.keep({ name: guest() });
  const name = settings.name.trim();
  if (known?.name !== name) known = await nameMe(name);
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
