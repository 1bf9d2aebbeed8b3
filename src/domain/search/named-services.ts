import { initialsPattern, toJamo } from "#domain/hangul/jamo.ts";
import type { Entry, NamedService, Vocabulary } from "./vocabulary.ts";

/** How closely a word has to name a service: wholly, by its beginning, or by any part. */
export type Closeness = "exact" | "prefix" | "infix";

const LEAST_KEYS: Record<Closeness, number> = { exact: 1, prefix: 3, infix: 4 };

/**
 * Slugs of the services that a word names, given as keys. Wholly named are a service by its name, an alias or what people
 * say for it, and all of a category. Of a word that is no service's own, those whose name contains it are meant too: 청소
 * is also 에어컨청소, but 이사 is not 이사청소. With a service of its name a category is meant only if that lies right in
 * it: 이사 is all who move, 이사청소 not all of 이사·청소. What is nobody's name in full, as 영어 is short for 영어과외, is
 * also those whose name begins with it: 영어회화.
 */
export function namedServices(
  jamo: string,
  vocabulary: Vocabulary,
  closeness: Closeness,
): readonly string[] {
  if (jamo.length < LEAST_KEYS[closeness]) return [];
  const { services, categories, servicesIn, servicesNamed } = vocabulary;
  if (closeness !== "exact") {
    const meets = (name: string) =>
      closeness === "prefix" ? name.startsWith(jamo) : name.includes(jamo);
    return slugsOf(services.filter(({ names }) => names.some(meets)));
  }
  const own = servicesNamed.get(jamo) ?? [];
  const namesakes = categories.filter(({ names }) => names.includes(jamo));
  const ofCategory = namesakes
    .filter(({ thing: { slug } }) => own.every(({ category }) => category === slug))
    .flatMap(({ thing }) => servicesIn.get(thing.slug) ?? []);
  const isShort = namesakes.length === 0 && own.every(({ name }) => toJamo(name) !== jamo);
  const found = [
    ...own.map(({ slug }) => slug),
    ...ofCategory,
    ...(own.length > 0 && isShort ? beginningWith(jamo, services) : []),
  ];
  if (own.length > 0 || found.length === 0 || jamo.length < LEAST_KEYS.infix) {
    return [...new Set(found)];
  }
  const containing = services.filter(({ names: [name = ""] }) => name.includes(jamo));
  return [...new Set([...found, ...slugsOf(containing)])];
}

/** Slugs of the services whose first letters (초성) begin with these, or else have them inside. */
export function servicesByInitials(initials: string, { services }: Vocabulary): readonly string[] {
  if (initials.length < 2) return [];
  const meets = [
    (one: string) => one.startsWith(initials),
    (one: string) => initials.length > 2 && one.includes(initials),
  ];
  for (const test of meets) {
    const found = slugsOf(services.filter((entry) => entry.initials.some(test)));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Slugs of the services whose names are first letters and whole syllables spelt out (ㅇㅅ청소), or else begin so, or else
 * have that inside.
 */
export function servicesByPattern(word: string, { services }: Vocabulary): readonly string[] {
  const pattern = initialsPattern(word);
  if (pattern === null) return [];
  for (const meets of [`^${pattern}$`, `^${pattern}`, pattern].map((one) => new RegExp(one, "u"))) {
    const found = slugsOf(services.filter(({ names }) => names.some((name) => meets.test(name))));
    if (found.length > 0) return found;
  }
  return [];
}

function beginningWith(jamo: string, services: readonly Entry<NamedService>[]): string[] {
  return slugsOf(services.filter(({ names: [name = ""] }) => name.startsWith(jamo)));
}

function slugsOf(entries: readonly Entry<NamedService>[]): string[] {
  return entries.map(({ thing }) => thing.slug);
}
