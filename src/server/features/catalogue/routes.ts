import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { countProsOfService, findTopPros } from "../pros/queries.ts";
import { presentProCard } from "../pros/present.ts";
import {
  presentCategory,
  presentCategoryTree,
  presentService,
  presentServiceSummary,
} from "./present.ts";
import {
  findCategoryTree,
  findForm,
  findPopularServices,
  findService,
  findServices,
  findServicesOfCategory,
  findTopCategories,
} from "./queries.ts";

const POPULAR_DAYS_MS = 30 * 86_400_000;
const TOP_PROS = 6;

type Names =
  | "categories.list"
  | "categories.get"
  | "services.list"
  | "services.get"
  | "services.form"
  | "services.popular";

/** The catalogue as anyone may read it. */
export function catalogueHandlers(): Pick<Handlers, Names> {
  return {
    "categories.list": async ({ sql }) => ({
      items: (await findTopCategories(sql)).map(presentCategory),
      next: null,
    }),
    "categories.get": async ({ sql, params }) => {
      const rows = await findCategoryTree(sql, params.cat1Slug);
      const services = await findServicesOfCategory(sql, params.cat1Slug);
      return presentCategoryTree(rows, services) ?? refuse("not_found");
    },
    "services.list": async ({ sql, query }) => {
      const words = (query.q ?? "").replaceAll(/\s+/g, "");
      return { items: (await findServices(sql, words)).map(presentServiceSummary), next: null };
    },
    "services.get": async ({ sql, params }) => {
      const row = (await findService(sql, params.slug)) ?? refuse("not_found");
      const topPros = await findTopPros(sql, params.slug, TOP_PROS);
      return presentService(row, {
        proCount: await countProsOfService(sql, params.slug),
        topPros: topPros.map(presentProCard),
      });
    },
    "services.form": async ({ sql, params }) => {
      const service = (await findService(sql, params.slug)) ?? refuse("not_found");
      const form = (await findForm(sql, params.slug)) ?? refuse("not_found");
      return {
        service: { slug: service.slug, name: service.name },
        version: form.version,
        questions: form.questions,
      };
    },
    "services.popular": async ({ sql, query, now }) => {
      const since = new Date(now.getTime() - POPULAR_DAYS_MS);
      const rows = await findPopularServices(sql, since, query.limit ?? 12);
      return { items: rows.map(presentServiceSummary), next: null };
    },
  };
}
