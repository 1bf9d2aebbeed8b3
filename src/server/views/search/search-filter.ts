import type { Query } from "#contract/registry.ts";
import { siGunGuOf } from "#domain/region/region.ts";
import type { Reading } from "#domain/search/read-words.ts";
import type {
  NamedCategory,
  NamedRegion,
  NamedService,
  Vocabulary,
} from "#domain/search/vocabulary.ts";
import type { SearchSort } from "#domain/search/search-sorts.ts";
import { refuse } from "../../platform/refusal.ts";

/** What a search asks for by its filters, each found by its name. */
export interface SearchFilter {
  category: NamedCategory | null;
  service: NamedService | null;
  region: NamedRegion | null;
  minPrice: number | null;
  maxPrice: number | null;
  /** In tenths, as ratings are shown. */
  minRatingTenths: number | null;
  certificate: string | null;
  available: boolean;
}

/** Refuses what is not in the catalogue or on the map, and a price that nothing can have. */
export function searchFilterOf(query: Query<"search.pro">, vocabulary: Vocabulary): SearchFilter {
  const { min_price: minPrice = null, max_price: maxPrice = null } = query;
  if (minPrice !== null && maxPrice !== null && minPrice > maxPrice) {
    refuse("invalid", {
      fields: { max_price: ["가장 높은 금액을 가장 낮은 금액 이상으로 적어 주세요."] },
    });
  }
  return {
    category: found(query.category, (slug) => vocabulary.categoryBySlug.get(slug)),
    service: found(query.service, (slug) => vocabulary.serviceBySlug.get(slug)),
    region: found(query.region, (code) => vocabulary.regionByCode.get(code)),
    minPrice,
    maxPrice,
    minRatingTenths:
      query.min_rating === undefined ? null : Math.ceil(query.min_rating * 10 - 1e-9),
    certificate: query.certificate ?? null,
    available: query.available ?? false,
  };
}

function found<Thing>(name: string | undefined, find: (name: string) => Thing | undefined) {
  return name === undefined ? null : (find(name) ?? refuse("not_found"));
}

/** The service whose prices count: the one asked for, or the only one that the words name. */
export function pricedService(asked: SearchFilter, reading: Reading | null): string | null {
  if (asked.service) return asked.service.slug;
  const [only, ...others] = reading?.services ?? [];
  return only !== undefined && others.length === 0 ? only : null;
}

/**
 * The services of which a price is shown beside a pro: those that are looked for; none stands for whichever a pro does
 * most, as the list is ordered and narrowed by it where no one service is.
 */
export function shownPricesOf(search: {
  asked: SearchFilter;
  reading: Reading | null;
  sort: SearchSort;
  servicesIn: Vocabulary["servicesIn"];
}): readonly string[] {
  const { asked, reading, sort, servicesIn } = search;
  const priced = pricedService(asked, reading);
  if (priced !== null) return [priced];
  if (sort === "price" || asked.minPrice !== null || asked.maxPrice !== null) return [];
  const named = reading?.services ?? [];
  if (named.length > 0 || asked.category === null) return named;
  return servicesIn.get(asked.category.slug) ?? [];
}

/** The code under which a pro's served regions are listed: a dong belongs to its si-gun-gu. */
export function servedCode(code: string): string {
  return siGunGuOf(code) ?? code;
}
