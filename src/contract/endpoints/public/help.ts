import * as z from "zod";
import { SEARCH_WORDS_MAX } from "#domain/search/search-words.ts";
import { endpoint } from "../../endpoint.ts";
import { slug } from "../../schemas.ts";
import { writtenBlock } from "./written-text.ts";

const link = z.object({ slug: z.string(), title: z.string() });

export const helpEndpoints = {
  "help.list": endpoint("GET /api/v2/help/", {
    summary: "도움말을 주제로 묶은 목록. q를 적으면 그 말이 있는 글도, 제목에 있는 것부터",
    access: "anyone",
    query: z.strictObject({ q: z.string().max(SEARCH_WORDS_MAX).optional() }),
    output: z.object({
      topics: z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          about: z.string(),
          articles: z.array(link),
        }),
      ),
      /** Null when nothing was looked for. */
      found: z.array(link).nullable(),
    }),
  }),
  "help.get": endpoint("GET /api/v2/help/{slug}/", {
    summary: "도움말 글 하나와 같은 주제의 다른 글",
    access: "anyone",
    params: { slug },
    output: link.extend({
      blocks: z.array(writtenBlock),
      topic: z.object({ slug: z.string(), name: z.string() }),
      others: z.array(link),
    }),
    errors: ["not_found"],
  }),
};
