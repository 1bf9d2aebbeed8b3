import type { Tier } from "./tier.ts";

/** What a service is counted in: a job, a 평 (3.3 ㎡), an hour, a visit, a month. */
export const SERVICE_UNITS = ["건", "평", "시간", "회", "월"] as const;
export type ServiceUnit = (typeof SERVICE_UNITS)[number];

/** Certificates that a service may ask of a pro. */
export const REQUIRED_CERTIFICATES = ["identity", "licence", "business"] as const;
export type RequiredCertificate = (typeof REQUIRED_CERTIFICATES)[number];

/** Whom or what a service brings somebody to, where people want to know what was checked of them. */
export const SAFETY_CONCERNS = ["children", "care", "home"] as const;
export type SafetyConcern = (typeof SAFETY_CONCERNS)[number];

/** Illustrative price (예시) in whole won; `basis` says for what, "평당". */
interface IllustrativePrice {
  low: number;
  mid: number;
  high: number;
  basis: string;
}

/** One service of the catalogue. `category2` is the slug of its level-2 category. */
export interface CatalogueService {
  slug: string;
  name: string;
  category2: string;
  tier: Tier;
  unit: ServiceUnit;
  aliases: string[];
  required_certificates: RequiredCertificate[];
  /** Left out where there is none. */
  safety?: SafetyConcern | undefined;
  description: string;
  price: IllustrativePrice | null;
  /** Larger is more sought after; orders the popular services until there are real counts. */
  popular_weight: number;
}
