import { toJamo } from "#domain/hangul/jamo.ts";
import { isOneEdit } from "#domain/hangul/one-edit.ts";
import { buildLikeness, likeServices, type Likeness } from "../search/likeness.ts";

/** What of an article is searched. */
export interface SearchedArticle {
  slug: string;
  title: string;
  /** All its words. */
  text: string;
  /** What people say for it that stands in neither: 비번. */
  everyday: readonly string[];
}

/** Articles, prepared once to be searched. */
export interface ArticleIndex<A extends SearchedArticle> {
  articles: readonly A[];
  likeness: Likeness;
  /** Words of titles and of what people say, as keys: what a slip may have been meant for. */
  spellings: ReadonlyMap<string, string>;
  /** Of each article in the same order, without its spaces. */
  texts: readonly { named: string; text: string }[];
}

/** More words than this narrow nothing down. */
const WORDS_MOST = 8;
const IN_TITLE = 3;
const IN_TEXT = 1;
/** Less alike is what shares a common word. */
const LEAST_ALIKE = 0.9;
/** With fewer keys one edit makes of nearly every word another. */
const LEAST_KEYS = 5;

export function indexArticles<A extends SearchedArticle>(articles: readonly A[]): ArticleIndex<A> {
  const phrases = articles.map(({ title, everyday }) => [title, ...everyday]);
  const words = phrases.flat().flatMap(wordsOf).flatMap(stemsOf);
  return {
    articles,
    // Here 견적 and 후기 say what is meant.
    likeness: buildLikeness(
      phrases.map((those) => those.map((phrase) => wordsOf(phrase).join(" "))),
      (all) => all,
    ),
    spellings: new Map(words.map((word) => [toJamo(word), word])),
    texts: articles.map(({ title, text, everyday }) => ({
      named: [title, ...everyday].map(plain).join("\n"),
      text: plain(text),
    })),
  };
}

/**
 * The articles whose title, or what people say for them, is like the words, and those in which every word is found; when
 * there are none, those in which most are. A word counts with its particle taken off and a slip of one key mended, and
 * spaces do not count: "멤버십을 해지" finds "멤버십 해지".
 */
export function rankArticles<A extends SearchedArticle>(
  { articles, likeness, spellings, texts }: ArticleIndex<A>,
  query: string,
): A[] {
  const given = wordsOf(query);
  const isKnown = (word: string) =>
    stemsOf(word).some((stem) =>
      texts.some(({ named, text }) => named.includes(stem) || text.includes(stem)),
    );
  const words = given.map((word) => (isKnown(word) ? word : mended(word, spellings)));
  if (words.length === 0) return [];
  // One word is found or not: 자동차 begins like 자동 결제 and is none.
  const scores = words.length > 1 ? [...likeServices(words, likeness)] : [];
  const alike = new Map(scores.filter(([, score]) => score >= LEAST_ALIKE));
  const scored = articles.map((article, at) => {
    const { named = "", text = "" } = texts[at] ?? {};
    const points = words.map((word) => {
      if (stemsOf(word).some((stem) => named.includes(stem))) return IN_TITLE;
      return stemsOf(word).some((stem) => text.includes(stem)) ? IN_TEXT : 0;
    });
    return {
      article,
      found: points.filter((point) => point > 0).length,
      alike: alike.get(at) ?? 0,
      points: points.reduce<number>((sum, point) => sum + point, 0) / (IN_TITLE * words.length),
    };
  });
  const most = Math.max(...scored.map(({ found }) => found));
  const wanted = alike.size > 0 ? words.length : most;
  return scored
    .filter(({ found, alike: score }) => score > 0 || (found > 0 && found === wanted))
    .toSorted((one, other) => other.alike + other.points - one.alike - one.points)
    .map(({ article }) => article);
}

function mended(word: string, spellings: ReadonlyMap<string, string>): string {
  for (const stem of stemsOf(word).map(toJamo)) {
    if (stem.length < LEAST_KEYS) continue;
    for (const [keys, spelling] of spellings) if (isOneEdit(stem, keys)) return spelling;
  }
  return word;
}

function wordsOf(query: string): string[] {
  return query
    .normalize("NFC")
    .toLowerCase()
    .split(/[\s.,?!·]+/)
    .filter((word) => word !== "")
    .slice(0, WORDS_MOST);
}

const PARTICLE = /(?:은|는|이|가|을|를|의|에|로|으로|에서|하고|와|과|도|만)$/;

/** A word, and without the particle at its end where two syllables are left. */
function stemsOf(word: string): string[] {
  const bare = word.replace(PARTICLE, "");
  return bare.length >= 2 && bare !== word ? [word, bare] : [word];
}

function plain(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, "");
}
