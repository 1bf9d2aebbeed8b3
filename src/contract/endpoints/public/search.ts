import { SEARCH_SORTS } from "#domain/search/search-sorts.ts";
import { REVIEW_LIMITS } from "#domain/review/review-rules.ts";
import { HIGHEST_PRICE } from "#domain/won/highest-price.ts";
import * as z from "zod";
import { SEARCH_REASON_KINDS } from "#domain/search/reasons.ts";
import { REQUIRED_CERTIFICATES } from "#domain/catalogue/service.ts";
import { endpoint } from "../../endpoint.ts";
import { flag, listOf, page, picture, regionCode, searchWords, slug } from "../../schemas.ts";
import { proCard } from "../market-parts.ts";

/** Orders of a list of pros; `fit` is the default and explains itself by `reasons`. */
export const searchSort = z.enum(SEARCH_SORTS);
export type SearchSort = z.output<typeof searchSort>;

const wonInQuery = z.coerce.number().int().min(0).max(HIGHEST_PRICE);

/** What pros are looked for by; each stands in the URL of the page under the same name. */
export const searchFilters = z.strictObject({
  q: searchWords.optional(),
  category: slug.optional(),
  service: slug.optional(),
  region: regionCode.optional(),
  min_price: wonInQuery.optional(),
  max_price: wonInQuery.optional(),
  min_rating: z.coerce.number().min(REVIEW_LIMITS.scoreMin).max(REVIEW_LIMITS.scoreMax).optional(),
  certificate: z.enum(REQUIRED_CERTIFICATES).optional(),
  /** Only pros who take new requests and were active in the last days. */
  available: flag.optional(),
  sort: searchSort.optional(),
});

const named = z.object({ slug: z.string(), name: z.string() });
const namedRegion = z.object({ code: z.string(), name: z.string(), full_name: z.string() });

/** Why a pro stands where they stand, strongest first: a fixed set, worded by the page. */
export const searchReason = z.object({
  kind: z.enum(SEARCH_REASON_KINDS),
  /** The figure behind it (stars, reviews, hires, minutes, percent), null where there is none. */
  value: z.number().nullable(),
});

/** One found pro. `price` is what their finished jobs cost: of the service asked for, else of their most done one. */
export const foundPro = z.object({
  pro: proCard,
  services: z.array(named),
  regions: z.array(namedRegion),
  price: z.object({ service: named, median: z.int(), count: z.int() }).nullable(),
  /** Of their newest piece of work; null when they show none. */
  work_photo: picture.nullable(),
  accepts_requests: z.boolean(),
  reasons: z.array(searchReason),
});
export type FoundPro = z.output<typeof foundPro>;

/** Choices by what stands for them in the URL, each with how many pros it would leave. */
const choiceCounts = z.array(z.object({ value: z.string(), count: z.int() }));

export const searchEndpoints = {
  "search.pro": endpoint("GET /api2/search/pro", {
    summary: "고수 찾기: 말, 분야, 서비스, 지역, 금액, 평점, 증빙, 바로 가능",
    access: "anyone",
    shared: true,
    mayLag: true,
    query: searchFilters.extend(page.shape),
    output: listOf(foundPro).extend({
      /** How the words were understood. */
      understood: z.object({
        /** Other words that were searched for instead (`dltk` → 이사); null when as typed. */
        instead: z.string().nullable(),
        /** Nothing has the name: `services` are those that come closest. */
        guessed: z.boolean(),
        /** Words that were not found at all, and are looked for no more. */
        dropped: z.array(z.string()),
        /** Services and a region that the words name: links to narrow the list down. */
        services: z.array(named),
        region: namedRegion.nullable(),
        /** The words without those that name regions, to look with elsewhere; null when they name none. */
        besides_region: z.string().nullable(),
      }),
      /** What is asked for, by name; null when not asked for. */
      asked: z.object({
        category: named.nullable(),
        service: named.nullable(),
        region: namedRegion.nullable(),
      }),
      /** Filled on a first page without a single pro. */
      nearby: z.object({ regions: z.array(namedRegion), services: z.array(named) }),
    }),
    errors: ["not_found"],
  }),
  "search.proCounts": endpoint("GET /api2/search/pro/counts", {
    summary: "찾은 고수의 수와, 필터를 고를 때마다 남을 고수의 수",
    access: "anyone",
    mayLag: true,
    query: searchFilters.omit({ sort: true }),
    output: z.object({
      /** At most as many as are looked through; `is_more` when there are more. */
      total: z.int(),
      is_more: z.boolean(),
      /** Of each choice beside the other filters that are set. Null among more pros than are looked through. */
      categories: choiceCounts.nullable(),
      /** Of the category asked for; empty without one. */
      services: choiceCounts.nullable(),
      ratings: choiceCounts.nullable(),
      certificates: choiceCounts.nullable(),
      available: z.int().nullable(),
    }),
    errors: ["not_found"],
  }),
  "search.suggest": endpoint("GET /api2/search/suggest", {
    summary:
      "입력하는 동안 서비스, 분야, 지역, 고수 추천. `kind=region`이면 그 이름의 지역만 더 많이",
    access: "anyone",
    mayLag: true,
    query: z.strictObject({ q: searchWords, kind: z.literal("region").optional() }),
    output: z.object({
      /** Other words that were looked up instead (`dltk` → 이사); null when as typed. */
      instead: z.string().nullable(),
      items: z.array(
        z.discriminatedUnion("kind", [
          z.object({
            kind: z.literal("service"),
            slug: z.string(),
            name: z.string(),
            detail: z.string(),
          }),
          z.object({
            kind: z.literal("category"),
            slug: z.string(),
            name: z.string(),
            detail: z.string(),
          }),
          z.object({
            kind: z.literal("region"),
            code: z.string(),
            name: z.string(),
            detail: z.string(),
          }),
          z.object({
            kind: z.literal("pro"),
            id: z.string(),
            name: z.string(),
            detail: z.string(),
            photo_url: z.string().nullable(),
          }),
        ]),
      ),
    }),
  }),
};
