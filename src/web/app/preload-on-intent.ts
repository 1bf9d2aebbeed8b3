import { onlineManager } from "@tanstack/react-query";
import { knowsPage, learnRoutes } from "./page-router.ts";
import type { AppRouter } from "./router.ts";

/** A pointer that only passes over a link stays shorter than this. */
const HOVER_MS = 65;

/**
 * Fetches a page's code when somebody is about to open it: a pointer rests on its link, a finger touches it, the
 * focus reaches it. Its data comes with it only for pages that say that reading it does nothing (`harmless`): to
 * load a quote is to have read it.
 */
export function preloadOnIntent(router: AppRouter): void {
  // What the browser did of it until now (speculation-rules.ts).
  document.querySelector('script[type="speculationrules"]')?.remove();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const done = new Set<string>();

  const preload = (link: HTMLAnchorElement) => {
    const { origin, pathname, search, href } = link;
    if (origin !== window.location.origin || link.target || link.hasAttribute("download")) return;
    if (pathname === window.location.pathname || done.has(href) || !onlineManager.isOnline())
      return;
    done.add(href);
    // What fails here is fetched again, and shown as a failure, when the link is pressed.
    preloadPage(router, pathname, search).catch(() => done.delete(href));
  };
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || savesData()) return;
    if (type === "mouseover") resting = setTimeout(() => preload(link), HOVER_MS);
    else preload(link);
  };
  for (const type of ["mouseover", "touchstart", "focusin"]) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

async function preloadPage(router: AppRouter, path: string, search: string): Promise<void> {
  if (!knowsPage(router, path)) await learnRoutes(router, path);
  const [routes, , found] = router.getMatchedRoutes(path);
  if (!found) return;
  if (found.options.staticData?.harmless) {
    await router.preloadRoute({ to: path, search: router.options.parseSearch(search) } as never);
  } else await Promise.all(routes.map(async (route) => router.loadRouteChunk(route)));
}

/** The person pays for each byte, or waits for it. */
function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
