import compress from "@fastify/compress";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { documentPaths } from "#contract/document-paths.ts";
import type { Platform } from "../../platform/http/call.ts";
import { ourOrigin } from "../../platform/http/identify-caller.ts";
import { createCache } from "../../platform/cache.ts";
import { refuse } from "../../platform/refusal.ts";
import { cached, restOf } from "./answers.ts";
import { robotsText } from "./robots.ts";
import { sitemapPages, sitemapParts } from "./sitemap.ts";
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from "./sitemap-xml.ts";

/** The parts of a large sitemap are counted out once in so long. */
const INDEX_MS = 600_000;

/** What search engines fetch beside the pages: robots.txt and the sitemap. */
export async function addDocuments(app: FastifyInstance, facts: Platform): Promise<void> {
  const hidden = { schema: { hide: true } };
  const indexes = createCache<SitemapEntry[]>({ max: 1, ttl: INDEX_MS });

  await app.register(async (scope) => {
    await scope.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });

    scope.get(documentPaths.robots, hidden, async (request, reply) =>
      cached(reply, 86_400)
        .type("text/plain; charset=utf-8")
        .send(robotsText(originOf(request))),
    );

    scope.get(documentPaths.sitemap, hidden, async (request, reply) => {
      const now = facts.clock.now();
      const parts = await indexes.get("", () => sitemapParts({ sql: facts.sql, now }));
      return xml(cached(reply, 600), sitemapIndexXml(originOf(request), parts));
    });

    scope.get(`${documentPaths.sitemaps}/*`, hidden, async (request, reply) => {
      const name = /^(.+)\.xml$/.exec(restOf(request))?.[1] ?? refuse("route_not_found");
      const now = facts.clock.now();
      const pages = await sitemapPages(name, { sql: facts.sql, now });
      // Not kept on the way: whoever hides is gone from the next answer.
      return xml(
        reply.header("cache-control", "no-cache"),
        sitemapXml(originOf(request), pages ?? refuse("route_not_found")),
      );
    });
  });

  function originOf(request: FastifyRequest): string {
    return URL.parse(ourOrigin(request, facts.http))?.origin ?? refuse("malformed");
  }
}

function xml(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("application/xml; charset=utf-8").send(text);
}
