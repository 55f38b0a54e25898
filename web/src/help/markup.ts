/** The little Markdown that rules are written in: strong, emphasis, code. */

export interface Part {
  kind: "plain" | "strong" | "em" | "code";
  text: string;
}

const MARK = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`/g;

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > from) found.push({ kind: "plain", text: text.slice(from, match.index) });
    const [kind, inside] = Object.entries(match.groups ?? {}).find(([, value]) => value) ?? ["plain", ""];
    found.push({ kind: kind as Part["kind"], text: inside });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: "plain", text: text.slice(from) });
  return found;
}
