import { untilConnected } from "#web/platform/api/connection.ts";
import type { AppRouter } from "./router.ts";

const waiting = new WeakSet<Lazy>();

/**
 * Lets a move to a page whose code is not here yet wait for the network, as its data does. Asked for without one,
 * the code would count as missing, and the router would load the URL anew: into the browser's own error.
 */
export function awaitNetwork(router: AppRouter): void {
  for (const { options } of Object.values(router.routesById)) {
    const component: unknown = options.component;
    if (!isLazy(component) || waiting.has(component)) continue;
    waiting.add(component);
    const load = component.preload;
    component.preload = () => untilConnected().then(load);
  }
}

type Lazy = { preload: () => Promise<void> };

function isLazy(component: unknown): component is Lazy {
  return (
    typeof component === "function" &&
    "preload" in component &&
    typeof component.preload === "function"
  );
}
