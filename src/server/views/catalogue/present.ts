import type { ListedPro } from "#contract/endpoints/market-parts.ts";
import type { Output } from "#contract/registry.ts";
import { firstQuoteTime, type QuestionAndAnswer } from "#domain/catalogue/service-questions.ts";
import { averageRating } from "#domain/review/rating.ts";
import { presentExamplePrice } from "../priced-services.ts";
import type { ServiceFiguresRow } from "./figure-rows.ts";
import type { CategoryRow, ServiceRow } from "../../features/catalogue/queries.ts";

export function presentServiceSummary(row: ServiceRow): Output<"services.list">["items"][number] {
  return {
    slug: row.slug,
    name: row.name,
    description: row.description,
    category1: { slug: row.category1_slug, name: row.category1_name },
    category2: { slug: row.category2_slug, name: row.category2_name },
  };
}

export function presentPopularService(
  row: ServiceRow,
  askedCount: number,
): Output<"services.popular">["items"][number] {
  return { ...presentServiceSummary(row), asked_count: askedCount };
}

export function presentService(
  row: ServiceRow,
  facts: {
    figures: ServiceFiguresRow;
    asked: string[];
    questions: QuestionAndAnswer[];
    related: ServiceRow[];
    topPros: ListedPro[];
  },
): Output<"services.get"> {
  const { figures } = facts;
  return {
    ...presentServiceSummary(row),
    unit: row.unit,
    tier: row.tier,
    required_certificates: row.required_certificates,
    price: presentExamplePrice(row),
    pro_count: figures.pro_count,
    review_count: figures.review_count,
    rating: averageRating({ count: figures.review_count, sum: figures.rating_sum }),
    first_quote_minutes: firstQuoteTime({
      requests: figures.first_quote_count,
      minutes: figures.first_quote_minutes,
    }),
    asked: facts.asked,
    questions: facts.questions,
    related: facts.related.map(presentName),
    top_pros: facts.topPros,
  };
}

function presentName({ slug, name }: ServiceRow) {
  return { slug, name };
}

function presentCategory({ slug, name, description, icon }: CategoryRow) {
  return { slug, name, description, icon };
}

/** The level-1 categories, each with its services in the order of its trades. */
export function presentCategories(
  rows: CategoryRow[],
  services: ServiceRow[],
): Output<"categories.list">["items"] {
  return rows.map((row) => ({
    ...presentCategory(row),
    services: services.filter((one) => one.category1_slug === row.slug).map(presentName),
  }));
}

/** The level-1 category with its level-2 groups and their services. */
export function presentCategoryTree(
  rows: CategoryRow[],
  services: ServiceRow[],
  figures: ReadonlyMap<string, ServiceFiguresRow>,
): Output<"categories.get"> | null {
  const [top, ...groups] = rows;
  if (!top) return null;
  return {
    ...presentCategory(top),
    groups: groups.map((group) => ({
      slug: group.slug,
      name: group.name,
      services: services
        .filter((service) => service.category2_slug === group.slug)
        .map((service) => ({
          slug: service.slug,
          name: service.name,
          description: service.description,
          pro_count: figures.get(service.slug)?.pro_count ?? 0,
        })),
    })),
  };
}
