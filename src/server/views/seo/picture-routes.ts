import type { FastifyInstance } from "fastify";
import { documentPaths } from "#contract/document-paths.ts";
import { consumeRateLimits } from "../../platform/rate-limit/rate-limits.ts";
import type { Platform } from "../../platform/http/call.ts";
import { clientNetwork } from "../../platform/http/client-network.ts";
import { createCache } from "../../platform/cache.ts";
import { serverCallFor } from "../../platform/pages/server-call.ts";
import { refuse } from "../../platform/refusal.ts";
import { cached, restOf } from "./answers.ts";
import { createPictureDrawer } from "./pictures/picture-drawer.ts";
import { pictureAt } from "./pictures/pictured-things.ts";

const PICTURE_CACHE = { max: 200, ttl: 86_400_000 };
/** Pictures drawn anew for one network. */
const DRAWN = { most: 120, windowMs: 600_000 };

/**
 * Pictures of pages for link previews. The URL names a version; one that is old shows what is true now, but not for
 * long.
 */
export function addPagePictures(app: FastifyInstance, facts: Platform): void {
  const drawer = createPictureDrawer();
  const pictures = createCache<Uint8Array>(PICTURE_CACHE);
  app.addHook("onClose", () => drawer.close());

  app.get(`${documentPaths.pictures}/*`, { schema: { hide: true } }, async (request, reply) => {
    const asked = /^(.+)\/[0-9a-f]{12}\.png$/.exec(restOf(request))?.[1];
    if (asked === undefined) return refuse("route_not_found");
    const call = serverCallFor(app, request, { cookies: false });
    const { picture, path } = (await pictureAt(call, asked)) ?? refuse("route_not_found");
    const etag = `"${path.slice(path.lastIndexOf("/") + 1, -".png".length)}"`;
    cached(reply, request.url === path ? 86_400 : 300).header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    const png = await pictures.get(path, async () => {
      const subject = clientNetwork(request.ip);
      const limits = [{ scope: "share_picture", subject, ...DRAWN }];
      await consumeRateLimits(facts.sql, limits, facts.http.sessionSecret, facts.clock.now());
      return (await drawer.draw(picture)) ?? refuse("unavailable", { retryAfter: 5 });
    });
    return reply.type("image/png").send(png);
  });
}
