import type { Method } from "./endpoint.ts";
import type { EndpointName } from "./registry.ts";
import { routeList } from "./route-list.ts";

export const endpointNames = Object.keys(routeList) as readonly EndpointName[];

export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(routeList, name);
}

/** An endpoint's method, and its path with {placeholders}. */
export function routeOf(name: EndpointName): { method: Method; path: string } {
  const [method, path] = routeList[name].split(" ") as [Method, string];
  return { method, path };
}
