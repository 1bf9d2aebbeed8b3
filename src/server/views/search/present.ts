import type { FoundPro } from "#contract/endpoints/public/search.ts";
import { REQUIRED_CERTIFICATES } from "#domain/catalogue/service.ts";
import type { Reading } from "#domain/search/read-words.ts";
import { reasonsOf } from "#domain/search/reasons.ts";
import type { NamedRegion, Vocabulary } from "#domain/search/vocabulary.ts";
import { presentPicture } from "../../features/uploads/present.ts";
import type { PictureRow } from "../../features/uploads/queries.ts";
import { presentProCard } from "../../features/pros/present.ts";
import type { ProCardRow } from "../../features/pros/queries.ts";
import { servedCode, type SearchFilter } from "./search-filter.ts";
import type { SearchedRow, ServicePrice } from "../../features/search/queries.ts";

export function presentNamed({ slug, name }: { slug: string; name: string }) {
  return { slug, name };
}

export function presentServiceRegion({ code, name, full_name }: NamedRegion) {
  return { code, name, full_name };
}

interface Facts {
  vocabulary: Vocabulary;
  asked: SearchFilter;
  reading: Reading | null;
  price: ServicePrice | undefined;
  photo: PictureRow | undefined;
}

/** One found pro, as anyone may see them. */
export function presentFound(row: SearchedRow, card: ProCardRow, facts: Facts): FoundPro {
  const { vocabulary, price } = facts;
  const priced = price && vocabulary.serviceBySlug.get(price.service_slug);
  return {
    pro: presentProCard(card),
    services: known(row.services, vocabulary.serviceBySlug).map(presentNamed),
    regions: known(row.regions, vocabulary.regionByCode)
      .filter(({ level }) => level === "si_gun_gu")
      .map(presentServiceRegion),
    price:
      price && priced
        ? { service: presentNamed(priced), median: price.median, count: price.count }
        : null,
    work_photo: facts.photo ? presentPicture(facts.photo) : null,
    accepts_requests: row.accepts_requests,
    reasons: reasonsOf(
      {
        rating: { count: card.review_count, sum: card.rating_sum },
        hires: card.hire_count,
        answers: { count: card.quote_count, seconds: card.answer_seconds },
        deals: { completed: card.deal_count, kept: card.deal_kept_count },
        certificates: REQUIRED_CERTIFICATES.filter((kind) => row.certificates.includes(kind)),
        isNew: row.is_new,
      },
      matchOf(row, facts),
    ),
  };
}

function known<Thing>(names: readonly string[], things: ReadonlyMap<string, Thing>): Thing[] {
  return names.flatMap((name) => things.get(name) ?? []);
}

/** How the pro meets the filters and the words. */
function matchOf(row: SearchedRow, { asked, reading, vocabulary }: Facts) {
  const services = new Set([
    ...(asked.service ? [asked.service.slug] : []),
    ...(asked.category ? (vocabulary.servicesIn.get(asked.category.slug) ?? []) : []),
    ...(reading?.services ?? []),
  ]);
  const regions = [...(asked.region ? [asked.region] : []), ...(reading?.regions ?? [])];
  return {
    name: reading !== null && isInName(row, reading),
    service: row.services.some((slug) => services.has(slug)),
    region: regions.some(({ code }) => row.regions.includes(servedCode(code))),
  };
}

function isInName({ name, initials }: SearchedRow, reading: Reading): boolean {
  if (reading.areInitials) return initials.includes(reading.whole);
  const words = reading.rest.length > 0 ? reading.rest : [reading.whole];
  return words.every((word) => name.includes(word));
}
