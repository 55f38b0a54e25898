/** Where in the page one is: the address, and links that do not load it anew. */

let address = $state.raw(new URL(location.href));
let stale = false;

addEventListener("popstate", () => {
  address = new URL(location.href);
});

export function here(): string {
  return address.pathname;
}

/** What the address asks for after its question mark. */
export function asked(name: string): string | null {
  return address.searchParams.get(name);
}

/** The place in the page that the address names after its `#`. */
export function anchor(): string {
  return decodeURIComponent(address.hash.slice(1));
}

/** A new version of the page is there: it is taken with the next step from place to place. */
export function renew(): void {
  stale = true;
}

export function go(to: string, replace = false): void {
  if (stale && !replace) {
    location.assign(to);
    return;
  }
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  address = new URL(location.href);
  if (!replace) scrollTo(0, 0);
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
