/** What of an article is searched. */
export interface SearchedArticle {
  slug: string;
  title: string;
  /** All its words. */
  text: string;
}

/** More words than this narrow nothing down. */
const WORDS_MOST = 8;
const IN_TITLE = 3;
const IN_TEXT = 1;

/**
 * The articles in which every word is found, those with more of them in the title first, in their own order otherwise; when
 * there is none, those in which most are found. A word counts with its particle taken off, and spaces do not count: "멤버십을
 * 해지" finds "멤버십 해지".
 */
export function rankArticles<A extends SearchedArticle>(
  articles: readonly A[],
  query: string,
): A[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const scored = articles.map((article) => {
    const title = plain(article.title);
    const text = plain(article.text);
    const points = words.map((word) => {
      if (stemsOf(word).some((stem) => title.includes(stem))) return IN_TITLE;
      return stemsOf(word).some((stem) => text.includes(stem)) ? IN_TEXT : 0;
    });
    return {
      article,
      found: points.filter((point) => point > 0).length,
      points: points.reduce<number>((sum, point) => sum + point, 0),
    };
  });
  const most = Math.max(0, ...scored.map(({ found }) => found));
  if (most === 0) return [];
  return scored
    .filter(({ found }) => found === most)
    .toSorted((one, other) => other.points - one.points)
    .map(({ article }) => article);
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
