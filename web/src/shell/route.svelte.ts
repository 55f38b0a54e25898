/** Where in the page one is: the address, and links that do not load it anew. */

let path = $state(location.pathname);

addEventListener("popstate", () => {
  path = location.pathname;
});

export function here(): string {
  return path;
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** For `onclick` of whatever holds links: those of ours are followed without loading the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute("download")) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || to.pathname.startsWith("/api")) return;
  if (to.pathname === location.pathname && to.hash) return; // a place on this page
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
}
