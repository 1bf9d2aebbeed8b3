import { areBareInitials, toJamo, withoutBegunSyllable } from "#domain/hangul/jamo.ts";
import { isWithin, regionLevelOf, siGunGuOf } from "#domain/region/region.ts";
import { withoutTeacher } from "./filler-words.ts";
import { withJoinedEndings } from "./region-endings.ts";
import { namedServices, servicesByInitials, servicesByPattern } from "./named-services.ts";
import type { NamedRegion, Vocabulary } from "./vocabulary.ts";

/** What words ask for. All of it has to hold of a pro. */
export type Reading = {
  /** Any of these services; empty when the words name none. */
  services: readonly string[];
  /** Any of these regions: several where a name is used more than once. */
  regions: readonly NamedRegion[];
  /** What is left, to be found in the pro's own words, as the keys that write it. */
  rest: readonly string[];
  /** The same as typed. */
  restWords: readonly string[];
  /** The words as typed but for those that name a region. */
  besidesRegions: readonly string[];
  /** All of the words as keys, spacing dropped. */
  whole: string;
  /** They are first letters (초성) that stand for syllables. */
  areInitials: boolean;
};

export function namesSomething({ services, regions }: Reading): boolean {
  return services.length > 0 || regions.length > 0;
}

/** More words than anybody means one by one. */
const MOST_WORDS = 8;

/**
 * Reads words such as `강남 입주청소` into a region, services and a rest. Spacing does not matter, and the last word may
 * be half typed.
 */
export function readWords(words: string, vocabulary: Vocabulary): Reading {
  const whole = toJamo(words);
  if (areBareInitials(words)) {
    const services = servicesByInitials(whole, vocabulary);
    const none = { regions: [], rest: [], restWords: [], besidesRegions: [] };
    return { ...none, services, whole, areInitials: true };
  }
  const typed = words.normalize("NFC").split(/\s+/);
  const named = typed.filter((word) => toJamo(word) !== "");
  const raw = withJoinedEndings(named, vocabulary).slice(0, MOST_WORDS);
  const placed = takeRegions(raw, vocabulary);
  const { services, rest } = takeServices(placed.rest, vocabulary);
  return {
    services,
    regions: placed.regions,
    rest: rest.map(toJamo),
    restWords: rest,
    besidesRegions: placed.rest,
    whole,
    areInitials: false,
  };
}

/** Takes the words that name a region; of the rest, one that begins or ends with one is split. */
function takeRegions(words: readonly string[], vocabulary: Vocabulary) {
  const rest: string[] = [];
  let regions: readonly NamedRegion[] = [];
  for (const word of words) {
    const found = regionsOf(word, vocabulary);
    if (found.length > 0) regions = narrowed(regions, found);
    else rest.push(word);
  }
  if (regions.length > 0) return { regions, rest };
  for (const [at, word] of rest.entries()) {
    const parts = splitAtRegion(word, vocabulary);
    if (parts) return { regions: parts.regions, rest: rest.with(at, parts.service) };
  }
  return { regions, rest };
}

/** A word that also names a service means the service: 수영 is a sport before it is a district. */
function regionsOf(word: string, vocabulary: Vocabulary): readonly NamedRegion[] {
  const jamo = toJamo(word);
  const found = vocabulary.regionsNamed.get(jamo) ?? regionsOfStation(word, vocabulary);
  return found.length > 0 && namedServices(jamo, vocabulary, "exact").length > 0 ? [] : found;
}

const STATION = /^(.{2,})역$/u;

/** 강남역 lies in 강남구, 역삼역 in 역삼동; a 동 of several cities says nothing of its station. */
function regionsOfStation(word: string, { regionsNamed }: Vocabulary): readonly NamedRegion[] {
  const place = STATION.exec(word)?.[1];
  if (place === undefined) return [];
  const named = regionsNamed.get(toJamo(place));
  if (named) return named;
  const towns = regionsNamed.get(toJamo(`${place}동`)) ?? [];
  return new Set(towns.map(({ code }) => siGunGuOf(code))).size === 1 ? towns : [];
}

/** 강남입주청소 and 입주청소강남, where what stays names a service. */
function splitAtRegion(word: string, vocabulary: Vocabulary) {
  for (let at = word.length - 1; at > 0; at -= 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const [place, service] of [
      [before, after],
      [after, before],
    ] as const) {
      const regions = regionsOf(place, vocabulary);
      const isService = namedServices(toJamo(service), vocabulary, "exact").length > 0;
      if (regions.length > 0 && isService) return { regions, service };
    }
  }
  return null;
}

/** 서울 중구 is the one of all 중구 that lies in 서울; 강남 서초 means either. */
function narrowed(
  known: readonly NamedRegion[],
  more: readonly NamedRegion[],
): readonly NamedRegion[] {
  if (known.length === 0) return largest(more);
  const inside = more.filter((one) => known.some((outer) => isWithin(one.code, outer.code)));
  if (inside.length > 0) return inside;
  const around = known.filter((one) => more.some((outer) => isWithin(one.code, outer.code)));
  return around.length > 0 ? around : [...known, ...largest(more)];
}

/**
 * Of regions of one name those that people mean: no dong where something larger is called so, and nothing that lies in
 * another of them. 광주 may be the one in 전남 or the one in 경기; 제주 is all of it.
 */
function largest(regions: readonly NamedRegion[]): readonly NamedRegion[] {
  const large = regions.filter(({ code }) => regionLevelOf(code) !== "eup_myeon_dong");
  const meant = large.length > 0 ? large : regions;
  return meant.filter(
    ({ code }) => !meant.some((outer) => outer.code !== code && isWithin(code, outer.code)),
  );
}

/**
 * Takes the longest run of words that names services wholly (입주 청소, ㅇㅈ청소), then single words that do, then first letters
 * beside a region, then the last one by its beginning or a part of it, with and without who does it (과외선생님). What is left is the rest.
 */
function takeServices(words: readonly string[], vocabulary: Vocabulary) {
  const services = new Set(words.flatMap((word) => categoryWithSigns(word, vocabulary) ?? []));
  let rest: readonly string[] = words.filter((word) => !categoryWithSigns(word, vocabulary));
  for (let length = rest.length; length > 0; length -= 1) {
    for (let at = 0; at + length <= rest.length; at += 1) {
      const found = whollyNamed(rest.slice(at, at + length), vocabulary);
      if (found.length === 0) continue;
      for (const slug of found) services.add(slug);
      rest = [...rest.slice(0, at), ...rest.slice(at + length)];
      at -= 1;
    }
  }
  if (services.size > 0 || rest.length === 0) return { services: [...services], rest };
  const joined = rest.join("");
  // 강남 ㅇㅅㅊㅅ
  if (areBareInitials(joined)) {
    const found = servicesByInitials(toJamo(joined), vocabulary);
    if (found.length > 0) return { services: found, rest: [] };
  }
  for (const jamo of new Set([joined, withoutTeacher(joined)].flatMap(asWritten))) {
    for (const closeness of ["exact", "prefix", "infix"] as const) {
      const found = namedServices(jamo, vocabulary, closeness);
      if (found.length > 0) return { services: found, rest: [] };
    }
  }
  return { services: [], rest };
}

function whollyNamed(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const found = namedServices(jamoOf(words), vocabulary, "exact");
  return found.length > 0 ? found : servicesByPattern(words.join(""), vocabulary);
}

/** The services of a category written with its dot: 이사·청소 is not the service 이사청소. */
function categoryWithSigns(word: string, { categories, servicesIn }: Vocabulary) {
  const category = categories.find(({ thing }) => thing.name === word && word.includes("·"));
  return category ? (servicesIn.get(category.thing.slug) ?? null) : null;
}

function jamoOf(words: readonly string[]): string {
  return toJamo(words.join(""));
}

/** The keys themselves, then without those that may already belong to the next syllable. */
function asWritten(word: string): string[] {
  const jamo = toJamo(word);
  return [jamo, ...withoutBegunSyllable(jamo)];
}
