import {
  RECEIVED_DEADLINES,
  RECEIVED_TABS,
  type ReceivedDeadline,
  type ReceivedTab,
} from "#domain/received-request/received-filter.ts";
import { ONLINE } from "#domain/received-request/received-facts.ts";
import { RECEIVED_SORTS, type ReceivedSort } from "#domain/received-request/received-order.ts";
import { regionLevelOf } from "#domain/region/region.ts";
import { usableWords } from "#domain/search/search-words.ts";
import { keepSearch } from "#web/platform/navigation/search-text.ts";

/** What the list's URL may ask for. Not `q`: that is what the field of the header is filled with. */
const NAMES = [
  "filter",
  "words",
  "service",
  "region",
  "deadline",
  "designated",
  "urgent",
  "sort",
] as const;
type ReceivedName = (typeof NAMES)[number];

/** The list's URL as text. Absent is any, or the first. */
export type ReceivedParams = { [N in ReceivedName]?: string };

const SLUG = /^[a-z0-9-]{1,80}$/;

const keepNamed = keepSearch(...NAMES);

const readers: Record<ReceivedName, (text: string) => string | undefined> = {
  filter: (text) => RECEIVED_TABS.slice(1).find((tab) => tab === text),
  words: usableWords,
  service: (text) => (SLUG.test(text) ? text : undefined),
  region: (text) => (text === ONLINE || regionLevelOf(text) === "si_gun_gu" ? text : undefined),
  deadline: (text) => RECEIVED_DEADLINES.find((deadline) => deadline === text),
  designated: (text) => (text === "true" ? text : undefined),
  urgent: (text) => (text === "true" ? text : undefined),
  sort: (text) => RECEIVED_SORTS.slice(1).find((sort) => sort === text),
};

/** What a URL asks for. What is unknown or ill-formed asks for nothing. */
export function readReceivedParams(search: Record<string, unknown>): ReceivedParams {
  const params: ReceivedParams = keepNamed(search);
  for (const name of NAMES) {
    const text = params[name];
    if (text !== undefined) params[name] = readers[name](text);
  }
  return params;
}

/** The list of a URL as the endpoint takes it. */
export function receivedInput({ words, ...params }: ReceivedParams) {
  const given = Object.entries({ ...params, q: words }).filter(([, text]) => text !== undefined);
  return Object.fromEntries(given) as Omit<ReceivedParams, "words"> & Narrowed;
}

/** Texts that the readers have let through. */
interface Narrowed {
  filter?: Exclude<ReceivedTab, "all">;
  q?: string;
  deadline?: ReceivedDeadline;
  designated?: "true";
  urgent?: "true";
  sort?: Exclude<ReceivedSort, "newest">;
}

/** The URL without what narrows its tab down; the order stays. */
export function withoutFilters({ filter, sort }: ReceivedParams): ReceivedParams {
  return { filter, sort };
}

/** How many filters are set, words among them. */
export function filterCount(params: ReceivedParams): number {
  const { filter: _tab, sort: _sort, ...filters } = params;
  return Object.values(filters).filter((text) => text !== undefined).length;
}
