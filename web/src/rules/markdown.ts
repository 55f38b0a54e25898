/** The text of a rule as parts: emphasis, code, and other rules to be followed. */

export type Kind = "text" | "strong" | "emphasis" | "code" | "rule";

export interface Part {
  kind: Kind;
  text: string;
}

const MARKED = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;
const RULE = /(?<![\w.])((?:1?\d|[A-Z])\.\d{1,2})(?![\w]|\.\d)/g;
const KINDS: Kind[] = ["strong", "emphasis", "code"];

/** Take a rule's Markdown apart; numbers that are ids of rules become links. */
export function partsOf(text: string, ids: ReadonlySet<string>): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    found.push(...withRules(text.slice(from, match.index), ids));
    const marked = match.slice(1).findIndex((group) => group !== undefined);
    found.push({ kind: KINDS[marked] ?? "text", text: match[marked + 1] ?? "" });
    from = match.index + match[0].length;
  }
  found.push(...withRules(text.slice(from), ids));
  return found;
}

function withRules(text: string, ids: ReadonlySet<string>): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(RULE)) {
    if (!ids.has(match[0])) continue;
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    found.push({ kind: "rule", text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

/** A text as it is compared with what somebody looks for: small letters without accents or marks. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/[\u0300-\u036f*`]/g, "").toLowerCase();
}

/** Whether a rule is meant: its id begins so, or it has all the words. */
export function matches(rule: { id: string; section: string; text: string }, wanted: string): boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 1 && /^(?:\d{1,2}|[a-z])\.\d*$/.test(words[0] ?? "")) {
    return rule.id.toLowerCase().startsWith(words[0] ?? "");
  }
  const text = plain(`${rule.id} ${rule.section} ${rule.text}`);
  return words.every((word) => text.includes(word));
}
