import { REQUIRED_CERTIFICATES, type RequiredCertificate } from "#domain/catalogue/service.ts";
import { RATING_CHOICES } from "./rating-choices.ts";

/** What a found pro is counted by. */
export interface CountedPro {
  services: readonly string[];
  /** As shown; 0 without reviews. */
  ratingTenths: number;
  certificates: readonly string[];
  isAvailable: boolean;
}

/** How many of the pros each choice of a filter would leave, in the order in which the choices are offered. */
export interface ChoiceCounts {
  categories: [slug: string, count: number][];
  services: [slug: string, count: number][];
  ratings: [least: (typeof RATING_CHOICES)[number], count: number][];
  certificates: [kind: RequiredCertificate, count: number][];
  available: number;
}

/** `offered` names the categories with their services, and the services, that may be chosen. */
export function countChoices(
  pros: readonly CountedPro[],
  offered: {
    categories: ReadonlyMap<string, readonly string[]>;
    services: readonly string[];
  },
): ChoiceCounts {
  const count = (holds: (pro: CountedPro) => boolean) => pros.filter(holds).length;
  const offers = (slugs: readonly string[]) => {
    const wanted = new Set(slugs);
    return (pro: CountedPro) => pro.services.some((slug) => wanted.has(slug));
  };
  return {
    categories: [...offered.categories].map(([slug, services]) => [slug, count(offers(services))]),
    services: offered.services.map((slug) => [slug, count(offers([slug]))]),
    ratings: RATING_CHOICES.map((least) => [
      least,
      count(({ ratingTenths }) => ratingTenths >= least * 10),
    ]),
    certificates: REQUIRED_CERTIFICATES.map((kind) => [
      kind,
      count(({ certificates }) => certificates.includes(kind)),
    ]),
    available: count(({ isAvailable }) => isAvailable),
  };
}
