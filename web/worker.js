/* The page's service worker: it keeps a copy of the page's own files, so that the page opens at once.

   SHELL and VERSION are put here by the build. Nothing that the API says is ever kept. */

const NAME = `sabika-${VERSION}`;

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && isPage(pathname)) event.respondWith(copyOf("/", request));
  else if (pathname.startsWith("/assets/")) event.respondWith(copyOf(request, request));
});

/** Every address that the server answers with the page itself. */
function isPage(path) {
  return !/^\/(api|health$|metrics$)/.test(path) && !path.split("/").at(-1).includes(".");
}

async function keep() {
  const cache = await caches.open(NAME);
  // Files with a hash in their name come from the browser's own cache; the page is asked for anew.
  await cache.addAll(SHELL.map((path) => new Request(path, path === "/" ? { cache: "no-cache" } : {})));
  await skipWaiting();
}

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name.startsWith("sabika-") && name !== NAME);
  // The copy before this one stays: pages that are open may still want parts of it.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
}

async function copyOf(wanted, request) {
  const own = await caches.open(NAME);
  return (await own.match(wanted)) ?? (await caches.match(wanted)) ?? fetch(request);
}
