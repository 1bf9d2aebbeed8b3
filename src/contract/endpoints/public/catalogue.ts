import * as z from "zod";
import { REQUIRED_CERTIFICATES, SERVICE_UNITS } from "#domain/catalogue/service.ts";
import { TIERS } from "#domain/catalogue/tier.ts";
import { NEARBY_KM, type NearbyKm } from "#domain/region/nearby.ts";
import type { Question } from "#domain/request-form/question.ts";
import { endpoint } from "../../endpoint.ts";
import { instant, listOf, regionCode, searchWords, slug } from "../../schemas.ts";
import { listedPro } from "../market-parts.ts";

export const serviceSummary = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  category1: z.object({ slug: z.string(), name: z.string() }),
  category2: z.object({ slug: z.string(), name: z.string() }),
});

/** Illustrative figures (예시) in won, null where none is known. */
export const priceRange = z.object({
  low: z.int(),
  mid: z.int(),
  high: z.int(),
  basis: z.string(),
});

const serviceInCategory = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  pro_count: z.int(),
});

const category1 = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
});
const regionItem = z.object({ code: z.string(), name: z.string(), full_name: z.string() });

/** Decimal degrees as a query carries them; both ends belong to what is asked for. */
function degrees(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,3}(\.\d{1,15})?$/, "좌표를 확인해 주세요.")
    .transform(Number)
    .refine((value) => value >= min && value <= max, "우리나라 안의 좌표를 보내 주세요.");
}

/** By a region's centre or by coordinates. */
const place = z.strictObject({
  region_code: regionCode.optional(),
  lat: degrees(32, 40).optional(),
  lng: degrees(123, 133).optional(),
});
const ONE_PLACE = "지역이나 위도와 경도 가운데 하나를 보내 주세요.";
const KM_AGAIN = `거리는 ${NEARBY_KM.join(", ")} 가운데 하나를 보내 주세요.`;

function isOnePlace({ region_code, lat, lng }: z.output<typeof place>): boolean {
  return region_code === undefined
    ? lat !== undefined && lng !== undefined
    : lat === undefined && lng === undefined;
}

/** A line that most quotes for a service have. */
export const standardLine = z.object({ id: z.string(), name: z.string() });

export const catalogueEndpoints = {
  "categories.list": endpoint("GET /api2/categories/", {
    summary: "1단계 분류와 그 서비스",
    access: "anyone",
    shared: true,
    mayLag: true,
    output: listOf(
      category1.extend({ services: z.array(z.object({ slug: z.string(), name: z.string() })) }),
    ),
  }),
  "categories.get": endpoint("GET /api2/categories/{cat1Slug}", {
    summary: "한 1단계 분류와 그 서비스",
    access: "anyone",
    shared: true,
    mayLag: true,
    params: { cat1Slug: slug },
    output: category1.extend({
      groups: z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          services: z.array(serviceInCategory),
        }),
      ),
    }),
    errors: ["not_found"],
  }),
  "services.list": endpoint("GET /api2/services/", {
    summary: "이름이나 별칭으로 서비스 찾기",
    access: "anyone",
    mayLag: true,
    query: z.strictObject({ q: searchWords.optional() }),
    output: listOf(serviceSummary),
  }),
  "services.get": endpoint("GET /api2/services/{slug}", {
    summary: "서비스 소개",
    access: "anyone",
    shared: true,
    mayLag: true,
    params: { slug },
    output: serviceSummary.extend({
      unit: z.enum(SERVICE_UNITS),
      tier: z.enum(TIERS),
      required_certificates: z.array(z.enum(REQUIRED_CERTIFICATES)),
      price: priceRange.nullable(),
      pro_count: z.int(),
      review_count: z.int(),
      rating: z.number().nullable(),
      /** Median minutes from publishing to the first quote; null below ten requests. */
      first_quote_minutes: z.int().nullable(),
      /** The questions of the request form, as a person will be asked them. */
      asked: z.array(z.string()),
      questions: z.array(z.object({ question: z.string(), answer: z.string() })),
      related: z.array(z.object({ slug: z.string(), name: z.string() })),
      top_pros: z.array(listedPro),
    }),
    errors: ["not_found"],
  }),
  "services.form": endpoint("GET /api2/services/{slug}/form", {
    summary: "요청서 질문",
    access: "anyone",
    mayLag: true,
    params: { slug },
    output: z.object({
      service: z.object({ slug: z.string(), name: z.string() }),
      version: z.int(),
      questions: z.array(
        z.custom<Question>((value) => typeof value === "object" && value !== null),
      ),
    }),
    errors: ["not_found"],
  }),
  "services.standardLines": endpoint("GET /api2/services/{slug}/standard-lines/", {
    summary: "견적에 자주 적는 항목",
    access: "anyone",
    mayLag: true,
    params: { slug },
    output: z.object({ items: z.array(standardLine) }),
    errors: ["not_found"],
  }),
  "services.popular": endpoint("GET /api2/search/pro/popular-services", {
    summary: "많이 찾는 서비스",
    access: "anyone",
    shared: true,
    mayLag: true,
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(30).optional() }),
    output: listOf(
      serviceSummary.extend({
        /** People who asked for it in the days that were counted. */
        asked_count: z.int(),
      }),
    ).extend({
      /** How it was counted: people of the last days, each once per service. */
      counted: z.object({ days: z.int(), at: instant.nullable() }),
    }),
  }),
  "address.siGunGu": endpoint("GET /api/address/si-gun-gu", {
    summary: "시·도와 시·군·구 (si_do가 없으면 전국)",
    access: "anyone",
    mayLag: true,
    query: z.strictObject({ si_do: regionCode.optional() }),
    output: z.object({
      items: z.array(regionItem.extend({ si_gun_gu: z.array(regionItem) })),
    }),
  }),
  "address.eupMyeonDong": endpoint("GET /api/address/eup-myeon-dong", {
    summary: "한 시·군·구의 읍·면·동",
    access: "anyone",
    mayLag: true,
    query: z.strictObject({ si_gun_gu: regionCode }),
    output: z.object({ items: z.array(regionItem) }),
    errors: ["not_found"],
  }),
  "geo.coord": endpoint("GET /api/geo/coord", {
    summary: "지역의 좌표(region_code), 또는 좌표에서 가장 가까운 시·군·구(lat, lng)",
    access: "anyone",
    mayLag: true,
    query: place.refine(isOnePlace, ONE_PLACE),
    output: regionItem.extend({ lat: z.number(), lng: z.number() }),
    errors: ["not_found"],
  }),
  "geo.nearby": endpoint("GET /api/geo/nearby", {
    summary: "지역(region_code)이나 좌표(lat, lng)에서 km 안에 중심이 있는 시·군·구, 가까운 순",
    access: "anyone",
    mayLag: true,
    query: place
      .extend({
        km: z
          .string()
          .transform(Number)
          .refine((km): km is NearbyKm => NEARBY_KM.some((one) => one === km), KM_AGAIN),
      })
      .refine(isOnePlace, ONE_PLACE),
    output: z.object({ items: z.array(regionItem) }),
    errors: ["not_found"],
  }),
};
