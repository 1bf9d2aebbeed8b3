import { RouterProvider } from "@tanstack/react-router";
import { hydrate as hydrateRouter } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import "#ui/styles/base.css";
import { createPageRouter, knowsPage, learnRoutes } from "./app/page-router.ts";
import { holdFirstMove } from "./app/first-move.ts";
import { preloadOnIntent } from "./app/preload-on-intent.ts";
import type { AppRouter } from "./app/router.ts";
import { ApiFailure } from "./platform/api/api-failure.ts";
import { api } from "./platform/api/api.ts";
import { createPageClock } from "./platform/page/clock.ts";
import { lazyIslandsLoaded } from "./platform/page/lazy-hydrated.tsx";
import { isDevelopmentHost } from "./platform/page/development-host.ts";
import { watchEarlyInput } from "./platform/page/early-input.ts";
import { watchFirstUse } from "./platform/page/when-used.ts";
import { rememberReferrer } from "./platform/navigation/referrer.ts";
import { createQueryClient } from "./platform/api/query-client.ts";
import { readVisitor } from "./platform/session/visitor.ts";

const { dataset } = document.documentElement;

const visitor = readVisitor(dataset);

watchEarlyInput();
watchFirstUse();
void start();

/** In steps with pauses between them: a phone is slow, and must scroll and react to presses meanwhile. */
async function start(): Promise<void> {
  await pause();
  const router = createPageRouter({
    queryClient: createQueryClient(api),
    visitor,
    clock: createPageClock(Number(dataset.now) || null, Date.now),
    seenEvent: dataset.seenEvent === undefined ? null : Number(dataset.seenEvent),
    development: isDevelopmentHost(window.location.hostname),
  });
  router.subscribe("onBeforeNavigate", ({ fromLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged) {
      window.putOnFont?.();
      // The page may be one that was read before, at a place that counts on all heights above it.
      delete dataset.arriving;
      rememberReferrer(new URL(fromLocation.href, window.location.origin).href);
      // What the server said of the page that was asked for (app/seo) is not true of the next.
      document.head.querySelectorAll("[data-arrival]").forEach((tag) => tag.remove());
    }
  });
  preloadOnIntent(router);
  holdFirstMove(router);
  const { pathname } = window.location;
  if (!knowsPage(router, pathname)) await learnRoutes(router, pathname);
  await pause();
  await hydrateRouter(router).finally(() => window.$_TSR?.h());
  // News may change a signed-in person's page as soon as it lives: no part may then still be as the server drew it.
  if (visitor.authenticated) await lazyIslandsLoaded();
  await pause();
  hydrate(router);
}

function hydrate(router: AppRouter): void {
  // As a transition it is done in slices.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        // An answer that the error page shows is not a defect of the page.
        onCaughtError: (error) => {
          if (!(error instanceof ApiFailure)) reportError(error);
        },
        // What React recovered from says nothing by itself; its cause does.
        onRecoverableError: (error) => {
          reportError(error instanceof Error ? (error.cause ?? error) : error);
        },
      },
    );
  });
}

function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}
