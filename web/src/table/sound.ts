/** Small sounds, off unless somebody wants them: made on the spot, no files. */
import { settings } from "../shell/settings.svelte";

let audio: AudioContext | null = null;

function tone(frequency: number, at: number, length: number, type: OscillatorType, loud: number): void {
  if (!audio) return;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = type;
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(loud, audio.currentTime + at);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(audio.currentTime + at);
  voice.stop(audio.currentTime + at + length);
}

/** Coins for money, stone for tiles, a plucked fifth when it is your turn, an arpeggio for a scoring. */
const SOUNDS = {
  money: () => [1900, 2500].forEach((frequency, n) => tone(frequency, 0.05 * n, 0.09, "triangle", 0.05)),
  tile: () => tone(170, 0, 0.12, "sine", 0.22),
  turn: () => [392, 587].forEach((frequency, n) => tone(frequency, 0.12 * n, 0.5, "triangle", 0.08)),
  scoring: () => [392, 494, 587, 784].forEach((frequency, n) => tone(frequency, 0.11 * n, 0.7, "triangle", 0.07)),
};

export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound || document.hidden) return;
  audio ??= new AudioContext();
  SOUNDS[name]();
}

/** What an event sounds like. */
export function soundOf(event: string): keyof typeof SOUNDS | null {
  if (event === "take" || event === "buy" || event === "chests") return "money";
  if (["place", "build", "swap", "remove", "gift", "reserve", "master"].includes(event)) return "tile";
  return event === "scored" ? "scoring" : null;
}
