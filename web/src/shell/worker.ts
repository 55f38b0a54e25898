/** The page's own copy of itself, so that it opens at once; a new version is fetched beside it. */
import { renew } from "./route.svelte";

const HOUR = 3_600_000;

export function keepCopy(): void {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", renew);
  const begin = async (): Promise<void> => {
    try {
      const copy = await serviceWorker.register("/sw.js");
      setInterval(() => void copy.update().catch(() => undefined), HOUR);
    } catch {
      return; // a page without a copy of itself works as well
    }
  };
  if (document.readyState === "complete") void begin();
  else addEventListener("load", () => void begin());
}
