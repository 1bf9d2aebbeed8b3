import { createRoute, redirect, type AnyRoute } from "@tanstack/react-router";
import { untilConnected } from "#web/platform/api/connection.ts";
import type { PageContext } from "#web/platform/page/page-context.ts";
import { awaitNetwork } from "./await-network.ts";
import { firstRoutes } from "./first-routes.ts";
import { keepPageWhileSearching } from "./keep-page.ts";
import { rootRoute } from "./root-route.ts";
import { createAppRouter, type AppRouter } from "./router.ts";
import type { RouteTree } from "./routes.ts";

/** The router of a browser's page: it begins with the first routes and learns all others when one is asked for. */
export function createPageRouter(context: PageContext): AppRouter {
  const elsewhere = createRoute({
    getParentRoute: () => rootRoute,
    path: "$",
    // Never rendered: once the others are learned there is no such route to render, though it be for a moment only.
    pendingMs: Infinity,
    beforeLoad: async ({ location }) => {
      await learnRoutes(router, location.pathname);
      throw redirect({ href: location.href, replace: true });
    },
  });
  const firstTree: unknown = rootRoute.addChildren([...firstRoutes, elsewhere]);
  const router = createAppRouter(firstTree as RouteTree, context);
  keepPlaceOfArrival(router);
  awaitNetwork(router);
  keepPageWhileSearching(router);
  return router;
}

/**
 * A page is read and scrolled before it lives: whoever is further down by then, by their own move or because the page's
 * head brought them back there, stays. Each later page begins at its top, or where it was left.
 */
function keepPlaceOfArrival(router: AppRouter): void {
  const { href } = router.latestLocation;
  let hasArrived = false;
  router.options.scrollRestoration = ({ location }) => {
    const isArriving = !hasArrived && location.href === href;
    hasArrived = true;
    if (!isArriving || window.scrollY === 0) return true;
    // It brings back later to where it saw somebody scroll; here they did before it could see.
    document.dispatchEvent(new Event("scroll"));
    return false;
  };
}

/** Whether the router knows the page of a path without asking for more routes. */
export function knowsPage(router: AppRouter, path: string): boolean {
  const found = router.getMatchedRoutes(path)[2];
  return found !== undefined && found.fullPath !== "/$";
}

/** People arrive at the form, too, and are long in it: it begins with its own route beside the first ones. */
const REQUEST_FORM = /^\/request\//;

/** Fetches the routes of all pages that this visitor may come to from a path, once; from the request form its own alone. */
export async function learnRoutes(router: AppRouter, path: string): Promise<void> {
  await untilConnected();
  const loaded = REQUEST_FORM.test(path)
    ? [(await import("./routes/arrival/request-form.ts")).requestFormRoute]
    : await loadAllRoutes(router, path);
  const elsewhere = (router.routesByPath as Readonly<Record<string, AnyRoute>>)["/$"];
  if (elsewhere === undefined) return;
  const unknown = REQUEST_FORM.test(path) ? [elsewhere] : [];
  rootRoute.addChildren([...firstRoutes, ...loaded, ...unknown]);
  router.setRoutes(router.buildRouteTree());
  awaitNetwork(router);
}

async function loadAllRoutes(router: AppRouter, path: string): Promise<readonly AnyRoute[]> {
  const isStaff =
    router.options.context.visitor.userType === "staff" || /^\/staff(?:\/|$)/.test(path);
  const [{ laterRoutes }, staffPages] = await Promise.all([
    import("./later-routes.ts"),
    isStaff ? import("./staff-routes.ts").then((module) => module.staffPages) : [],
  ]);
  return [...laterRoutes, ...staffPages];
}
