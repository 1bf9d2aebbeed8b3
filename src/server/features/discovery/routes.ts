import compress from "@fastify/compress";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { documentPaths } from "#contract/paths.ts";
import type { Platform } from "../../platform/http/call.ts";
import { countAttempts } from "../../platform/attempts.ts";
import { clientNetwork } from "../../platform/http/client-network.ts";
import { ourOrigin } from "../../platform/http/identify-caller.ts";
import { Kept } from "../../platform/kept.ts";
import { serverCallFor } from "../../platform/pages/server-call.ts";
import { refuse } from "../../platform/refusal.ts";
import { createPictureDrawer } from "./pictures/picture-drawer.ts";
import { pictureAt } from "./pictures/pictured-things.ts";
import { robotsText } from "./robots.ts";
import { sitemapPages, sitemapParts } from "./sitemap.ts";
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from "./sitemap-xml.ts";

/** The parts of a large sitemap are counted out once in so long. */
const INDEX_MS = 600_000;

const KEPT_PICTURES = { most: 200, forMs: 86_400_000 };
/** Pictures drawn anew for one network. */
const DRAWN = { most: 120, windowMs: 600_000 };

/** What search engines and link previews fetch beside the pages: robots.txt, the sitemap, pictures of pages. */
export async function addDiscovery(app: FastifyInstance, facts: Platform): Promise<void> {
  const hidden = { schema: { hide: true } };
  const indexes = new Kept<SitemapEntry[]>({ most: 1, forMs: INDEX_MS });

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

  addPictures(app, facts);

  function originOf(request: FastifyRequest): string {
    return URL.parse(ourOrigin(request, facts.http))?.origin ?? refuse("malformed");
  }
}

/** Pictures of pages. The address names a version; one that is old shows what is true now, but not for long. */
function addPictures(app: FastifyInstance, facts: Platform): void {
  const drawer = createPictureDrawer();
  const kept = new Kept<Uint8Array>(KEPT_PICTURES);
  app.addHook("onClose", () => drawer.close());

  app.get(`${documentPaths.pictures}/*`, { schema: { hide: true } }, async (request, reply) => {
    const asked = /^(.+)\/[0-9a-f]{12}\.png$/.exec(restOf(request))?.[1];
    if (asked === undefined) return refuse("route_not_found");
    const call = serverCallFor(app, request, { cookies: false });
    const { picture, path } = (await pictureAt(call, asked)) ?? refuse("route_not_found");
    const etag = `"${path.slice(path.lastIndexOf("/") + 1, -".png".length)}"`;
    cached(reply, request.url === path ? 86_400 : 300).header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    const png = await kept.get(path, async () => {
      const subject = clientNetwork(request.ip);
      const limits = [{ scope: "share_picture", subject, ...DRAWN }];
      await countAttempts(facts.sql, limits, facts.http.sessionSecret, facts.clock.now());
      return (await drawer.draw(picture)) ?? refuse("unavailable", { retryAfter: 5 });
    });
    return reply.type("image/png").send(png);
  });
}

function restOf(request: FastifyRequest): string {
  return (request.params as { "*": string })["*"];
}

function cached(reply: FastifyReply, seconds: number): FastifyReply {
  return reply.header("cache-control", `public, max-age=${seconds}`);
}

function xml(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("application/xml; charset=utf-8").send(text);
}
