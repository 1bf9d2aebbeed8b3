import { distanceKm } from "#domain/region/nearest.ts";
import type { Reading } from "#domain/search/read-words.ts";
import type { NamedRegion, NamedService, Vocabulary } from "#domain/search/vocabulary.ts";
import type { Db } from "../../platform/database/sql.ts";
import { servedCode, type SearchFilter } from "./search-filter.ts";
import { presentNamed, presentServiceRegion } from "./present.ts";

const NEIGHBOURS_LOOKED_AT = 20;
const MOST = 5;

interface Wanted {
  asked: SearchFilter;
  reading: Reading | null;
  vocabulary: Vocabulary;
}

/** Where else, and what else alike, there are pros when a search finds nobody. */
export async function findNearby(db: Db, wanted: Wanted) {
  const { vocabulary } = wanted;
  const region = regionOf(wanted);
  const services = servicesOf(wanted);
  const neighbours = region ? neighboursOf(region, vocabulary) : [];
  const alike = services.length > 0 ? alikeOf(services, vocabulary) : [];
  const [places, offered] = await Promise.all([
    placesWithPros(
      db,
      neighbours.map(({ code }) => code),
      services,
    ),
    servicesWithPros(
      db,
      alike.map(({ slug }) => slug),
      region ? servedCode(region.code) : null,
    ),
  ]);
  return {
    regions: neighbours
      .filter(({ code }) => places.has(code))
      .slice(0, MOST)
      .map(presentServiceRegion),
    services: alike
      .filter(({ slug }) => offered.has(slug))
      .slice(0, MOST)
      .map(presentNamed),
  };
}

function regionOf({ asked, reading }: Wanted): NamedRegion | null {
  return asked.region ?? reading?.regions[0] ?? null;
}

function servicesOf({ asked, reading, vocabulary }: Wanted): readonly string[] {
  if (asked.service) return [asked.service.slug];
  if (asked.category) return vocabulary.servicesIn.get(asked.category.slug) ?? [];
  return reading?.services ?? [];
}

/** Other si-gun-gu, the nearest centre first. */
function neighboursOf(region: NamedRegion, { regions, regionByCode }: Vocabulary): NamedRegion[] {
  const here = regionByCode.get(servedCode(region.code));
  if (!here || here.lat === null || here.lng === null) return [];
  const centre = { lat: here.lat, lng: here.lng };
  return regions
    .flatMap(({ thing }) =>
      thing.level === "si_gun_gu" &&
      thing.code !== here.code &&
      thing.lat !== null &&
      thing.lng !== null
        ? [{ thing, km: distanceKm(centre, { lat: thing.lat, lng: thing.lng }) }]
        : [],
    )
    .toSorted((a, b) => a.km - b.km)
    .slice(0, NEIGHBOURS_LOOKED_AT)
    .map(({ thing }) => thing);
}

/** Other services of the same level-2 categories, best known first. */
function alikeOf(
  services: readonly string[],
  { services: entries, serviceBySlug }: Vocabulary,
): NamedService[] {
  const categories = new Set(services.map((slug) => serviceBySlug.get(slug)?.category));
  return entries
    .map(({ thing }) => thing)
    .filter(({ slug, category }) => categories.has(category) && !services.includes(slug));
}

async function placesWithPros(
  db: Db,
  codes: readonly string[],
  services: readonly string[],
): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const offers = services.length > 0 ? db`AND s.services && ${[...services]}::text[]` : db``;
  const rows = await db<{ code: string }[]>`
    SELECT code FROM unnest(${[...codes]}::text[]) AS code
    WHERE EXISTS (SELECT 1 FROM search_pros s WHERE s.regions @> ARRAY[code] ${offers})`;
  return new Set(rows.map(({ code }) => code));
}

async function servicesWithPros(
  db: Db,
  slugs: readonly string[],
  code: string | null,
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const serves = code === null ? db`` : db`AND s.regions @> ${[code]}::text[]`;
  const rows = await db<{ slug: string }[]>`
    SELECT slug FROM unnest(${[...slugs]}::text[]) AS slug
    WHERE EXISTS (SELECT 1 FROM search_pros s WHERE s.services @> ARRAY[slug] ${serves})`;
  return new Set(rows.map(({ slug }) => slug));
}
