import { initialsOf, toJamo } from "#domain/hangul/jamo.ts";
import type { RegionLevel } from "#domain/region/region.ts";
import { buildLikeness, type Likeness } from "./likeness.ts";
import { nameText, type NameText } from "./name-text.ts";

export type NamedService = {
  slug: string;
  name: string;
  aliases: readonly string[];
  /** What people say for it that is no name of it: 변기 막혔어요. */
  everyday: readonly string[];
  category: string;
  weight: number;
};
export type NamedCategory = { slug: string; parent: string | null; name: string };
export type NamedRegion = {
  code: string;
  level: RegionLevel;
  name: string;
  full_name: string;
  /** Centre; null for a si-do. */
  lat: number | null;
  lng: number | null;
};

/**
 * A thing that words can name, with its names as the keys that write them. Entries come in the order of their weight: the
 * best known service and the widest region first.
 */
export type Entry<Thing> = {
  thing: Thing;
  names: readonly string[];
  /** Everyday words, which have no initials: nobody types the first letters of a complaint. */
  everyday: readonly string[];
  /** The same from each further word on: 막혔어요. */
  everydayWords: readonly string[];
  initials: readonly string[];
};

/** The names of a list in one text each. */
export type Texts = Record<"names" | "everyday" | "everydayWords" | "initials", NameText>;

/** What words are read against: the catalogue and the regions, prepared once. */
export type Vocabulary = {
  services: readonly Entry<NamedService>[];
  categories: readonly Entry<NamedCategory>[];
  regions: readonly Entry<NamedRegion>[];
  serviceBySlug: ReadonlyMap<string, NamedService>;
  categoryBySlug: ReadonlyMap<string, NamedCategory>;
  regionByCode: ReadonlyMap<string, NamedRegion>;
  /** Slugs of the services in a category of either level. */
  servicesIn: ReadonlyMap<string, readonly string[]>;
  /** The words of the categories' names, each once: 이사·청소 has two. */
  categoryWords: readonly string[];
  texts: Record<"services" | "categories" | "regions", Texts>;
  /** How alike other words are to what each of the services goes by. */
  likeness: Likeness;
  /** Services by each of their names and everyday words. */
  servicesNamed: ReadonlyMap<string, readonly NamedService[]>;
  /** Regions by each of their names. */
  regionsNamed: ReadonlyMap<string, readonly NamedRegion[]>;
};

type Facts = {
  services: readonly NamedService[];
  categories: readonly NamedCategory[];
  regions: readonly NamedRegion[];
  /** Names of parts of towns that are no regions, with the codes of those in which each lies: 홍대 is 서교동. */
  quarters: ReadonlyMap<string, readonly string[]>;
};

export function buildVocabulary(facts: Facts): Vocabulary {
  const quarters = quartersByRegion(facts);
  const regions = facts.regions.map((region) =>
    entry(region, [...namesOfRegion(region), ...(quarters.get(region.code) ?? [])]),
  );
  const services = facts.services.map((one) =>
    entry(one, [one.name, ...one.aliases], one.everyday),
  );
  const categories = facts.categories.map((one) => entry(one, [one.name]));
  return {
    services,
    categories,
    regions,
    texts: {
      services: textsOf(services),
      categories: textsOf(categories),
      regions: textsOf(regions),
    },
    serviceBySlug: new Map(facts.services.map((one) => [one.slug, one])),
    categoryBySlug: new Map(facts.categories.map((one) => [one.slug, one])),
    regionByCode: new Map(facts.regions.map((one) => [one.code, one])),
    servicesIn: servicesByCategory(facts),
    categoryWords: wordsOf(facts.categories),
    likeness: buildLikeness(
      facts.services.map(({ name, aliases, everyday }) => [name, ...aliases, ...everyday]),
    ),
    servicesNamed: groupByName(services),
    regionsNamed: groupByName(regions),
  };
}

function wordsOf(categories: readonly NamedCategory[]): string[] {
  return [...new Set(categories.flatMap(({ name }) => name.split(/[·\s]/)).map(toJamo))];
}

function entry<Thing>(
  thing: Thing,
  names: readonly string[],
  everyday: readonly string[] = [],
): Entry<Thing> {
  return {
    thing,
    names: [...new Set(names.map(toJamo))],
    everyday: [...new Set(everyday.map(toJamo))],
    everydayWords: [...new Set(everyday.flatMap(fromFurtherWords).map(toJamo))],
    initials: [...new Set(names.map(initialsOf))],
  };
}

/** 변기 물이 안 내려가요 → 물이 안 내려가요, 안 내려가요, 내려가요. */
function fromFurtherWords(phrase: string): string[] {
  const words = phrase.split(" ");
  return words.slice(1).map((_, at) => words.slice(at + 1).join(" "));
}

function textsOf(entries: readonly Entry<unknown>[]): Texts {
  return {
    names: nameText(entries.map(({ names }) => names)),
    everyday: nameText(entries.map(({ everyday }) => everyday)),
    everydayWords: nameText(entries.map(({ everydayWords }) => everydayWords)),
    initials: nameText(entries.map(({ initials }) => initials)),
  };
}

function quartersByRegion({ quarters }: Facts): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, codes] of quarters) {
    for (const code of codes) found.set(code, [...(found.get(code) ?? []), name]);
  }
  return found;
}

function servicesByCategory({ services, categories }: Facts): Map<string, string[]> {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  const found = new Map<string, string[]>();
  for (const { slug, category } of services) {
    for (const one of [category, parents.get(category) ?? null]) {
      if (one !== null) found.set(one, [...(found.get(one) ?? []), slug]);
    }
  }
  return found;
}

function groupByName<Thing>(entries: readonly Entry<Thing>[]): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const { thing, names, everyday } of entries) {
    for (const name of [...names, ...everyday]) {
      found.set(name, [...(found.get(name) ?? []), thing]);
    }
  }
  return found;
}

/** What si-do go by whose short names are not their beginning, and what they were called before. */
const OTHER_SI_DO = new Map([
  ["충청북도", ["충북"]],
  ["충청남도", ["충남"]],
  ["전북특별자치도", ["전북", "전라북도"]],
  ["전라남도", ["전남"]],
  ["경상북도", ["경북"]],
  ["경상남도", ["경남"]],
  // Not 광주시, which is the name of a city in 경기도.
  ["전남광주통합특별시", ["전남", "전라남도", "광주", "광주광역시"]],
]);
const SI_DO = /(특별자치시|특별자치도|특별시|광역시|도)$/;
const SI_GUN_GU = /[시군구]$/;
/** 역삼1동 → 역삼, 창신제2동 → 창신, 종로5·6가동 → 종로. */
const NUMBERED_DONG = /^(\D+?)제?\d[\d·,.]*가?동$/;

/**
 * How people write a region: in full, by its own name, and shortened while two syllables stay. The gu of a city also
 * answers to the city, a numbered dong to its name without the number.
 */
export function namesOfRegion({ name, full_name, level }: NamedRegion): string[] {
  const names = [full_name, name];
  if (level === "si_do") names.push(...(OTHER_SI_DO.get(name) ?? shortNamesOfSiDo(name)));
  if (level === "si_gun_gu") {
    for (const part of name.split(" ")) names.push(part, part.replace(SI_GUN_GU, ""));
  }
  if (level === "eup_myeon_dong") {
    const base = NUMBERED_DONG.exec(name)?.[1];
    if (base !== undefined) names.push(`${base}동`);
  }
  return [...new Set(names)].filter((one) => one.length >= 2);
}

/** 서울특별시 → 서울, 서울시; 제주특별자치도 → 제주, 제주도. */
function shortNamesOfSiDo(name: string): string[] {
  const short = name.replace(SI_DO, "");
  return [short, short + name.slice(-1)];
}
