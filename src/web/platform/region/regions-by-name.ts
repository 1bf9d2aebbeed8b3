import { matchedPart } from "#domain/text/matched-part.ts";

export interface NamedRegion {
  code: string;
  name: string;
  full_name: string;
}

const MOST_SHOWN = 8;

/**
 * Regions whose name is being typed, larger ones first and those whose own name begins that way before the rest:
 * "강" finds 강원특별자치도, 강남구 … and only then 평창군 by its si-do.
 */
export function regionsByName(regions: readonly NamedRegion[], raw: string): NamedRegion[] {
  return regions
    .map((region) => ({ region, rank: rankOf(region, raw) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((a, b) => a.rank - b.rank || a.region.code.length - b.region.code.length)
    .slice(0, MOST_SHOWN)
    .map(({ region }) => region);
}

/**
 * What is known here by its name, then what the server suggests beside it. Where nothing here is called so, all that the
 * server suggests: it also knows 역삼1동 as 역삼동.
 */
export function withSuggested(
  known: readonly NamedRegion[],
  raw: string,
  suggested: readonly NamedRegion[],
): NamedRegion[] {
  const here = regionsByName(known, raw);
  const told = new Set(here.length > 0 ? known.map(({ code }) => code) : []);
  return [...here, ...suggested.filter(({ code }) => !told.has(code))];
}

const NOT_FOUND = 3;

function rankOf({ name, full_name }: NamedRegion, raw: string): number {
  const part = matchedPart(name, raw);
  if (part) return part[0] === 0 ? 0 : 1;
  return matchedPart(full_name, raw) ? 2 : NOT_FOUND;
}
