import { firstRoutes } from "./first-routes.ts";
import { laterRoutes } from "./later-routes.ts";
import { rootRoute } from "./root-route.ts";
import { staffPages } from "./staff-routes.ts";

/** Every page of the product. A browser learns them in parts: page-router.ts. */
export const routeTree = rootRoute.addChildren([...firstRoutes, ...laterRoutes, ...staffPages]);

export type RouteTree = typeof routeTree;
