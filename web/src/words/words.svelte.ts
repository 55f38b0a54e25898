/** What the page says: Fluent messages, in the language chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "es", "it", "nl", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, FluentVariable>;

const KEY = "sabika.language";
const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  es: () => import("virtual:words/es"),
  it: () => import("virtual:words/it"),
  nl: () => import("virtual:words/nl"),
  pt: () => import("virtual:words/pt"),
};
/** How each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
  pt: "Português",
};

const loaded = new Map<Language, FluentBundle>();
let spoken = $state.raw<Language>("en");
let words = $state.raw<FluentBundle | null>(null);

async function bundle(language: Language): Promise<FluentBundle> {
  const known = loaded.get(language);
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource((await TEXTS[language]()).default));
  loaded.set(language, made);
  return made;
}

/** The language that was chosen before, or the first that the browser asks for and we speak. */
export function preferred(kept: string | null, asked: readonly string[]): Language {
  for (const tag of [kept ?? "", ...asked]) {
    const found = LANGUAGES.find((language) => language === tag.split("-")[0]?.toLowerCase());
    if (found) return found;
  }
  return "en";
}

/** Speak a language from now on. */
export async function speak(language: Language, remember = true): Promise<void> {
  const found = await bundle(language);
  spoken = language;
  words = found;
  document.documentElement.lang = language;
  if (remember) localStorage.setItem(KEY, language);
}

export function startSpeaking(): Promise<void> {
  return speak(preferred(localStorage.getItem(KEY), navigator.languages), false);
}

export function language(): Language {
  return spoken;
}

export function knows(id: string): boolean {
  return words?.hasMessage(id) ?? false;
}

/** A message in the language spoken. */
export function say(id: string, params?: Params): string {
  const pattern = words?.getMessage(id)?.value;
  return words && pattern ? words.formatPattern(pattern, params) : id;
}

/** With a capital letter, as at the beginning of a sentence or in a heading. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(spoken) + text.slice(1);
}

export function heading(id: string, params?: Params): string {
  return capital(say(id, params));
}
