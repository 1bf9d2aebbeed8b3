import { catalogueRoutes } from "./routes/catalogue.ts";
import { homeRoute } from "./routes/home.ts";
import { priceRoutes } from "./routes/price-guides.ts";
import { proRoute } from "./routes/pros.ts";
import { searchRoutes } from "./routes/search.ts";

/**
 * The pages on which people arrive: a browser gets their routes with the first page. Each one here costs every
 * visitor its code, so all others stand in routes.ts alone.
 */
export const firstRoutes = [
  homeRoute,
  ...catalogueRoutes,
  ...searchRoutes,
  ...priceRoutes,
  proRoute,
] as const;
