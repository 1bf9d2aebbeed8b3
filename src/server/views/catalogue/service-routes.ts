import { withoutSpaces } from "#domain/text/without-spaces.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { byPopularity, POPULARITY_DAYS } from "#domain/catalogue/popularity.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findTopPros } from "./top-pros.ts";
import { findMarketFigures, findServiceFigures, NO_FIGURES } from "./figure-rows.ts";
import { loadQuestions } from "./load-questions.ts";
import { presentPopularService, presentService, presentServiceSummary } from "./present.ts";
import {
  findForm,
  findService,
  findServices,
  findServicesOfCategory,
  presentStandardLines,
} from "../../features/catalogue/queries.ts";

/** For who names no limit; pages name theirs. */
const POPULAR = 12;
const TOP_PROS = 6;
const RELATED = 8;

/** Services: found by words, one by itself with all that is known of it, its form, the most sought after. */
export function serviceHandlers() {
  return {
    "services.list": async ({ sql, query }) => {
      const words = withoutSpaces(query.q ?? "");
      return { items: (await findServices(sql, words)).map(presentServiceSummary), next: null };
    },
    "services.get": async ({ sql, params, now }) => {
      const row = (await findService(sql, params.slug)) ?? refuse("not_found");
      const [figures, form, siblings, topPros] = await Promise.all([
        findServiceFigures(sql, [row.slug]),
        findForm(sql, row.slug),
        findServicesOfCategory(sql, row.category1_slug),
        findTopPros(sql, { service: row.slug, limit: TOP_PROS }),
      ]);
      const counted = figures.get(row.slug) ?? NO_FIGURES;
      return presentService(row, {
        figures: counted,
        asked: (form?.questions ?? []).map(({ label }) => label),
        questions: await loadQuestions(sql, row, counted, now),
        related: siblings
          .filter(({ slug }) => slug !== row.slug)
          // Those of the same trade first.
          .toSorted((a, b) => tradeDistance(a, row) - tradeDistance(b, row))
          .slice(0, RELATED),
        topPros,
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
    "services.standardLines": async ({ sql, params }) => {
      const service = (await findService(sql, params.slug)) ?? refuse("not_found");
      return { items: presentStandardLines(service.slug) };
    },
    "services.popular": async ({ sql, query }) => {
      const [services, { counted_at: at }] = await Promise.all([
        findServices(sql, ""),
        findMarketFigures(sql),
      ]);
      const figures = await findServiceFigures(
        sql,
        services.map(({ slug }) => slug),
      );
      const sought = services.map((row) => {
        const { demand, asked_count } = figures.get(row.slug) ?? NO_FIGURES;
        return { row, demand, asked_count, weight: row.popular_weight };
      });
      return {
        items: byPopularity(sought)
          .slice(0, query.limit ?? POPULAR)
          .map(({ row, asked_count }) => presentPopularService(row, asked_count)),
        next: null,
        counted: { days: POPULARITY_DAYS, at: at && seoulIso(at.getTime()) },
      };
    },
  } satisfies Partial<Handlers>;
}

function tradeDistance(one: { category2_slug: string }, other: { category2_slug: string }): number {
  return one.category2_slug === other.category2_slug ? 0 : 1;
}
