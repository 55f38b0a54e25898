/** What this browser remembers: how it looks, how fast things move, what you are called. */

export type Light = "auto" | "light" | "dark";
export type Speed = "calm" | "brisk" | "none";

const KEY = "sabika.settings";

interface Kept {
  light: Light;
  speed: Speed;
  sound: boolean;
  name: string;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  light = $state<Light>("auto");
  speed = $state<Speed>("calm");
  sound = $state(false);
  name = $state("");

  constructor() {
    Object.assign(this, read());
    this.shine();
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { light, speed, sound, name } = this;
    localStorage.setItem(KEY, JSON.stringify({ light, speed, sound, name }));
    this.shine();
  }

  private shine(): void {
    document.documentElement.dataset["light"] = this.light;
  }
}

export const settings = new Settings();

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a movement of so many milliseconds takes as things are set; 0 is no movement. */
export function paced(milliseconds: number): number {
  if (still.matches || settings.speed === "none") return 0;
  return settings.speed === "brisk" ? milliseconds / 2 : milliseconds;
}
