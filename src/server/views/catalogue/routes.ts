import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findServiceFigures } from "./figure-rows.ts";
import { serviceRegionHandlers } from "./service-region-routes.ts";
import { presentCategories, presentCategoryTree } from "./present.ts";
import {
  findCategoryTree,
  findServices,
  findServicesOfCategory,
  findTopCategories,
} from "../../features/catalogue/queries.ts";
import { serviceHandlers } from "./service-routes.ts";

/** The catalogue as anyone may read it. */
export function catalogueHandlers() {
  return {
    ...serviceHandlers(),
    ...serviceRegionHandlers(),
    "categories.list": async ({ sql }) => {
      const [categories, services] = await Promise.all([
        findTopCategories(sql),
        findServices(sql, ""),
      ]);
      return { items: presentCategories(categories, services), next: null };
    },
    "categories.get": async ({ sql, params }) => {
      const [rows, services] = await Promise.all([
        findCategoryTree(sql, params.cat1Slug),
        findServicesOfCategory(sql, params.cat1Slug),
      ]);
      const figures = await findServiceFigures(
        sql,
        services.map(({ slug }) => slug),
      );
      return presentCategoryTree(rows, services, figures) ?? refuse("not_found");
    },
  } satisfies Partial<Handlers>;
}
