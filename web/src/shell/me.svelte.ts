/** Who one is: a name is enough. */
import { nameMe, type Me } from "../server/api";
import { say } from "../words/words.svelte";
import { settings } from "./settings.svelte";

let known = $state.raw<Me | null>(null);

/** Be somebody on the server under the name that is set, before anything is asked of it. */
export async function introduced(): Promise<Me> {
  const name = settings.name.trim() || say("you");
  if (known?.name !== name) known = await nameMe(name);
  return known;
}
