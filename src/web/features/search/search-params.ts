import { HIGHEST_PRICE } from "#domain/won/highest-price.ts";
import { SEARCH_SORTS, type SearchSort } from "#domain/search/search-sorts.ts";
import { REQUIRED_CERTIFICATES, type RequiredCertificate } from "#domain/catalogue/service.ts";
import { RATING_CHOICES } from "#domain/search/rating-choices.ts";
import { regionLevelOf } from "#domain/region/region.ts";
import { usableWords } from "#domain/search/search-words.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";

/** What the page's URL may ask for, in the order in which it stands there. */
const NAMES = [
  "q",
  "category",
  "service",
  "region",
  "min_price",
  "max_price",
  "min_rating",
  "certificate",
  "available",
  "sort",
] as const;
export type SearchName = (typeof NAMES)[number];

/** A search as text, as it stands in the page's URL. Absent is any. */
export type SearchParams = { [N in SearchName]?: string };

export const RATINGS = RATING_CHOICES.map(String);

const SLUG = /^[a-z0-9-]{1,80}$/;

const keepNamed = keepSearch(...NAMES);
const keepWords = keepSearch("q");

const readers: Record<SearchName, (text: string) => string | undefined> = {
  q: usableWords,
  category: (text) => (SLUG.test(text) ? text : undefined),
  service: (text) => (SLUG.test(text) ? text : undefined),
  region: (text) => (regionLevelOf(text) === null ? undefined : text),
  min_price: readWon,
  max_price: readWon,
  min_rating: (text) => RATINGS.find((rating) => rating === text),
  certificate: (text) => REQUIRED_CERTIFICATES.find((kind: RequiredCertificate) => kind === text),
  available: (text) => (text === "true" ? text : undefined),
  // The first is the default, which stays out of the URL.
  sort: (text) => SEARCH_SORTS.slice(1).find((sort) => sort === text),
};

/** What a URL asks for. What is unknown or ill-formed asks for nothing. */
export function readSearchParams(search: Record<string, unknown>): SearchParams {
  const params: SearchParams = keepNamed(search);
  for (const name of NAMES) {
    const text = params[name];
    if (text !== undefined) params[name] = readers[name](text);
  }
  return params;
}

/** The words alone, for the page on which they are typed. */
export function readWordsInput(search: Record<string, unknown>): Pick<SearchParams, "q"> {
  const { q, ...others } = keepWords(search);
  return { ...others, q: q === undefined ? undefined : usableWords(q) };
}

/** As a form without code sends it, too: "120,000". */
function readWon(text: string): string | undefined {
  const digits = text.replaceAll(/[,\s]/g, "");
  if (!/^\d{1,10}$/.test(digits) || Number(digits) > HIGHEST_PRICE) return undefined;
  return String(Number(digits));
}

/** True when the least is more than the most: nothing can cost that. */
export function isPriceTwisted({ min_price: min, max_price: max }: SearchParams): boolean {
  return min !== undefined && max !== undefined && Number(min) > Number(max);
}

/** The search of a URL as the endpoint takes it: without prices that contradict each other. */
export function searchInput(params: SearchParams) {
  const { min_price, max_price, ...rest } = params;
  const price = isPriceTwisted(params) ? {} : { min_price, max_price };
  const given = Object.entries({ ...rest, ...price }).filter(([, text]) => text !== undefined);
  return Object.fromEntries(given) as SearchParams & Narrowed;
}

/** Texts that the readers have let through. */
interface Narrowed {
  certificate?: RequiredCertificate;
  available?: "true";
  sort?: SearchSort;
}

/** The URL without what narrows the search down; the words and the order stay. */
export function withoutFilters({ q, sort }: SearchParams): SearchParams {
  return { q, sort };
}

/** The order that a URL asks for: the first unless it says so. */
export function sortOf(params: SearchParams): SearchSort {
  return SEARCH_SORTS.find((sort) => sort === params.sort) ?? SEARCH_SORTS[0];
}
