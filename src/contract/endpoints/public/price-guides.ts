import { LEAST_DEALS, MONTHS_COUNTED } from "#domain/price-guide/thresholds.ts";
import * as z from "zod";
import { endpoint } from "../../endpoint.ts";
import { listOf, regionCode, slug } from "../../schemas.ts";
import { priceRange } from "./catalogue.ts";

const named = z.object({ slug: z.string(), name: z.string() });
const namedRegion = z.object({ code: z.string(), name: z.string(), full_name: z.string() });

/** `agreed` from 20 completed deals on, `example` below: then only the catalogue's illustrative range stands. */
const basis = z.enum(["example", "agreed"]);

/** Si-do or si-gun-gu. */
const areaCode = regionCode.refine((code) => code.length <= 5, "시·도나 시·군·구를 골라 주세요.");

/** Deals that share an answer or a region; the median of their agreed prices in won. */
const group = { n: z.int(), median: z.int() };

export const priceEndpoints = {
  "prices.get": endpoint("GET /api2/prices/{slug}/", {
    summary: `가격 가이드: 최근 ${MONTHS_COUNTED}개월에 완료된 거래의 합의 가격. region(시·도나 시·군·구)과 answers(질문:답,질문:답)로 좁힌다`,
    access: "anyone",
    shared: true,
    mayLag: true,
    params: { slug },
    query: z.strictObject({
      region: areaCode.optional(),
      /** Answers to questions of the current form, "area:20,layout:two_room"; a number by where its bin begins. */
      answers: z
        .string()
        .max(300)
        .regex(/^[a-z0-9_.]+:[a-z0-9_.]+(,[a-z0-9_.]+:[a-z0-9_.]+)*$/, "조건을 다시 골라 주세요.")
        .optional(),
    }),
    output: z.object({
      service: named.extend({ unit: z.string() }),
      /** What the guide is narrowed down to. */
      asked: z.object({
        region: namedRegion.nullable(),
        answers: z.array(
          z.object({
            question: z.string(),
            label: z.string(),
            option: z.string(),
            option_label: z.string(),
          }),
        ),
      }),
      basis,
      /** Deals counted, the newest 3,000 at most; null when so few answer to what is asked that they stay untold. */
      n: z.int().nullable(),
      /** How many deals figures need: `deals` the guide, `group` each part of it, of at least `pros` pros. */
      least: z.object({ deals: z.int(), group: z.int(), pros: z.int() }),
      /** The Seoul day counted to, included. */
      as_of: z.string(),
      /** Null while `basis` is `example`. */
      agreed: z
        .object({
          /** Seoul days on which the first and the last of these deals were completed. */
          from: z.string(),
          to: z.string(),
          /** Won, by linear interpolation between ranks, rounded half up. */
          percentiles: z.object({
            p10: z.int(),
            p25: z.int(),
            p50: z.int(),
            p75: z.int(),
            p90: z.int(),
          }),
          /** Prices of at least `from` and below `to`; null where the bar is open. None holds 1 to 4 deals. */
          histogram: z.array(
            z.object({ from: z.int().nullable(), to: z.int().nullable(), n: z.int() }),
          ),
          /** Si-do, or si-gun-gu of the si-do asked for, most deals first; `region` null: done online. */
          by_region: z.array(z.object({ region: namedRegion.nullable(), ...group })),
          /** Questions whose answers move the price, the strongest first; `difference` in won between medians. */
          by_answer: z.array(
            z.object({
              question: z.string(),
              label: z.string(),
              difference: z.int(),
              groups: z.array(z.object({ option: z.string(), option_label: z.string(), ...group })),
            }),
          ),
        })
        .nullable(),
      /** The catalogue's illustrative range (예시), null where none is known. */
      example: priceRange.nullable(),
    }),
    errors: ["not_found"],
  }),
  "prices.list": endpoint("GET /api2/prices/", {
    summary: `서비스마다 보통 가격: 거래 ${LEAST_DEALS}건부터 합의 가격, 그 전에는 예시. 합의 가격만 부르면 거래가 많은 순서`,
    access: "anyone",
    shared: true,
    mayLag: true,
    query: z.strictObject({
      category: slug.optional(),
      service: slug.optional(),
      basis: basis.optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    output: listOf(
      z.object({
        service: named.extend({ unit: z.string() }),
        category: named,
        basis,
        /** Completed deals counted. */
        n: z.int(),
        /** Won: half of the agreed prices lie from `low` to `high`; or the example's. Null where neither is known. */
        price: priceRange.omit({ basis: true }).nullable(),
        /** What the example is of ("20평대 포장이사"); null for agreed prices. */
        example_of: z.string().nullable(),
        as_of: z.string(),
      }),
    ),
  }),
};
