import type { Route } from "./endpoint.ts";
import { registry } from "./registry.ts";

/**
 * Where each endpoint is, by its name. What is built for browsers and for rendering holds the value of this module in
 * its place, so that a page looks an endpoint up without loading validation (`computedRoutes` in vite.config.ts).
 */
export const routeList = routesOf(registry);

function routesOf<E extends Record<string, { route: Route }>>(endpoints: E) {
  const routes = Object.entries(endpoints).map(([name, { route }]) => [name, route] as const);
  return Object.fromEntries(routes) as { readonly [N in keyof E]: Route };
}
