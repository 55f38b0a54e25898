/** The rules in the language spoken, fetched once for each. */
import { rulesIn } from "../server/past";
import type { Rule } from "../server/types";

const fetched = new Map<string, Promise<Rule[]>>();

export function rulesOf(language: string): Promise<Rule[]> {
  const known = fetched.get(language);
  if (known) return known;
  const asked = rulesIn(language);
  asked.catch(() => fetched.delete(language));
  fetched.set(language, asked);
  return asked;
}
