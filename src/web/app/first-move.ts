import { isPageAlive } from "#web/platform/page/early-input.ts";
import { allAwake } from "#web/platform/page/when-used.ts";
import { loadFrame } from "./layout/site-frame.tsx";
import type { AppRouter } from "./router.ts";

/** To an address of ours, in what waits for the first use or stays as it was written. */
const UNHYDRATED_LINK = ':is([data-waiting="use"], [data-still]) a[href^="/"]';

/**
 * Holds the first move back until the frame lives: it is hydrated as the page that the server rendered it for. Where its
 * code is lost the browser itself moves on.
 */
export function holdFirstMove(router: AppRouter): void {
  const letGo = router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ nextLocation }) => {
      try {
        const loading = loadFrame();
        await Promise.all([loading, allAwake()]);
      } catch {
        window.location.assign(nextLocation.href);
        return true;
      }
      letGo();
      return false;
    },
  });
  followLinks(router);
}

/** Links that are not hydrated lead on inside the app, too. */
function followLinks(router: AppRouter): void {
  // Above the document, where React stops what is meant for parts that are not hydrated.
  window.addEventListener(
    "click",
    (event) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (!isPageAlive() || !(target instanceof Element) || button > 0) return;
      if (metaKey || ctrlKey || shiftKey || altKey) return;
      const link = target.closest<HTMLAnchorElement>(UNHYDRATED_LINK);
      if (!link || link.target) return;
      event.preventDefault();
      void router.navigate({ href: link.pathname + link.search + link.hash });
    },
    true,
  );
}
