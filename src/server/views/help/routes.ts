import { HELP_TOPICS } from "#domain/help/topics.ts";
import { indexArticles, rankArticles } from "#domain/help/rank-articles.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { sharedReadLimiter } from "../../platform/rate-limit/network-rate-limiter.ts";
import { refuse } from "../../platform/refusal.ts";
import { readHelp, type HelpArticle } from "./read-help.ts";

/** The help of the product, and looking for words in it. */
export function helpHandlers(deps: Parameters<typeof sharedReadLimiter>[1]) {
  const rateLimiter = sharedReadLimiter("help", deps);
  const articles = readHelp();
  const index = indexArticles([...articles.values()]);
  const listed = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => {
      const article = articles.get(slug);
      return article ? [presentLink(article)] : [];
    });
  return {
    "help.list": async ({ query: { q }, now, request }) => {
      await rateLimiter.consume(request.ip, now);
      return {
        topics: HELP_TOPICS.map((topic) => ({
          slug: topic.slug,
          name: topic.name,
          about: topic.about,
          articles: listed(topic.articles),
        })),
        found: q === undefined ? null : rankArticles(index, q).map(presentLink),
      };
    },
    "help.get": async ({ params: { slug }, now, request }) => {
      await rateLimiter.consume(request.ip, now);
      const article = articles.get(slug) ?? refuse("not_found");
      const { topic } = article;
      return {
        ...presentLink(article),
        blocks: article.blocks,
        topic: { slug: topic.slug, name: topic.name },
        others: listed(topic.articles.filter((other) => other !== slug)),
      };
    },
  } satisfies Partial<Handlers>;
}

function presentLink({ slug, title }: HelpArticle) {
  return { slug, title };
}
