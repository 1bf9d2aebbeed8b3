import { areBareInitials, toJamo, withoutBegunSyllable } from "#domain/hangul/jamo.ts";
import { namesWith, type NameText, type Where } from "./name-text.ts";
import { MOST_REGIONS } from "./region-limit.ts";
import { withJoinedEndings } from "./region-endings.ts";
import { guessServices } from "./guess-services.ts";
import { namesSomething, readWords } from "./read-words.ts";
import { namesOfRegion } from "./vocabulary.ts";
import type {
  Entry,
  NamedCategory,
  NamedRegion,
  NamedService,
  Texts,
  Vocabulary,
} from "./vocabulary.ts";

/** What of the catalogue and the map somebody may be about to type, best first. */
export type NamedSuggestions = {
  services: readonly NamedService[];
  categories: readonly NamedCategory[];
  regions: readonly NamedRegion[];
};

const MOST = { services: 4, categories: 1, regions: 2 };
/** Fewer keys stand in the middle of nearly everything. */
const LEAST_INSIDE = 3;

/**
 * Things with a name that is, begins with or contains what was typed so far, in this order. Words that name several
 * things at once (강남 청소) are read one by one.
 */
export function suggestNamed(words: string, vocabulary: Vocabulary): NamedSuggestions {
  const { texts } = vocabulary;
  const raw = toJamo(words);
  const which = areBareInitials(words) ? "initials" : "names";
  for (const keys of [raw, ...withoutBegunSyllable(raw)]) {
    const found = {
      services: closest(vocabulary.services, texts.services, which, keys).slice(0, MOST.services),
      categories: closest(vocabulary.categories, texts.categories, which, keys).slice(
        0,
        MOST.categories,
      ),
      regions: closest(vocabulary.regions, texts.regions, which, keys).slice(0, MOST.regions),
    };
    if (isAny(found)) return found;
  }
  const reading = readWords(words, vocabulary);
  const { services, regions, rest } = reading;
  if (namesSomething(reading) && rest.length > 0) return guessNamed(words, vocabulary);
  return {
    services: services
      .slice(0, MOST.services)
      .flatMap((slug) => vocabulary.serviceBySlug.get(slug) ?? []),
    categories: [],
    regions: regions.slice(0, MOST.regions),
  };
}

/** 서울시 is 서울, and 목포시 has that name itself. */
const CITY = /(?<=..)시$/;

/**
 * All places that are being typed, and no more than `MOST_REGIONS`: by their own name, or by that behind those of what
 * they lie in, which are whole ("서울시 마포구 합정", "충남 천안").
 */
export function suggestRegions(words: string, vocabulary: Vocabulary): NamedRegion[] {
  const { regions, texts, regionByCode } = vocabulary;
  const parts = [...withJoinedEndings(words.trim().split(/\s+/), vocabulary)];
  const last = parts.pop() ?? "";
  const liesIn = ({ code }: NamedRegion, part: string) =>
    SURROUNDING_DIGITS.some((digits) => {
      const around = digits < code.length ? regionByCode.get(code.slice(0, digits)) : undefined;
      const names = around ? namesOfRegion(around) : [];
      return names.includes(part) || names.includes(part.replace(CITY, ""));
    });
  const raw = toJamo(last);
  const which = areBareInitials(last) ? "initials" : "names";
  for (const keys of [raw, ...withoutBegunSyllable(raw), toJamo(last.replace(CITY, ""))]) {
    const found = closest(regions, texts.regions, which, keys).filter((region) =>
      parts.every((part) => liesIn(region, part)),
    );
    if (found.length > 0) return found.slice(0, MOST_REGIONS);
  }
  return [];
}

/** Of a region's code: what its si-do and its si-gun-gu are called by. */
const SURROUNDING_DIGITS = [2, 5];

/** The services that words are most alike to, which are called nothing, and the regions they name. */
export function guessNamed(words: string, vocabulary: Vocabulary): NamedSuggestions {
  const { services, regions, besidesRegions } = readWords(words, vocabulary);
  return {
    services: guessServices(besidesRegions, vocabulary, services)
      .slice(0, MOST.services)
      .map(({ service }) => service),
    categories: [],
    regions: regions.slice(0, MOST.regions),
  };
}

export function isAny({ services, categories, regions }: NamedSuggestions): boolean {
  return services.length + categories.length + regions.length > 0;
}

/** Within one distance the order of the vocabulary stays: best known first. Initials have no everyday words beside them. */
function closest<Thing>(
  entries: readonly Entry<Thing>[],
  texts: Texts,
  which: "names" | "initials",
  raw: string,
): Thing[] {
  if (raw === "") return [];
  const nearest = new Map<number, number>();
  const meet = (text: NameText, where: Where, distanceIn: (name: string) => number) => {
    for (const { name, owner } of namesWith(text, raw, where)) {
      nearest.set(owner, Math.min(nearest.get(owner) ?? Infinity, distanceIn(name)));
    }
  };
  const isLong = raw.length >= LEAST_INSIDE;
  meet(texts[which], isLong ? "anywhere" : "beginning", (name) => 2 * distanceOf(name, raw));
  // As close by everyday words is half a step further, and a part of one of them is nothing: 네일 is no 썸네일.
  if (which === "names" && isLong) {
    meet(texts.everyday, "beginning", (name) => 2 * distanceOf(name, raw) + 1);
    meet(texts.everydayWords, "beginning", () => 2 * INSIDE + 1);
  }
  const near: Thing[][] = [];
  for (const [owner, distance] of nearest) {
    const entry = entries[owner];
    if (entry) (near[distance] ??= []).push(entry.thing);
  }
  return near.flat();
}

const INSIDE = 3;

/** What follows begins a syllable of its own: 이사 goes on after 이, 입주 does not. */
const NEXT_SYLLABLE = /^(?:$|[^ㄱ-ㅣ]|[ㄱ-ㅎ](?:[ㅏ-ㅣ]|$))/;

/** From 0, the name itself, to somewhere in it. */
function distanceOf(name: string, raw: string): number {
  if (name === raw) return 0;
  if (name.startsWith(raw)) return NEXT_SYLLABLE.test(name.slice(raw.length)) ? 1 : 2;
  return INSIDE;
}
