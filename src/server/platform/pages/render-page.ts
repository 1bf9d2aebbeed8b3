import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { ourOrigin } from "../http/identify-caller.ts";
import type { HttpSettings } from "../http/settings.ts";
import type { Random } from "../random.ts";
import { failurePage } from "./failure-page.ts";
import type { PageSource } from "./page-source.ts";
import { ensureToken } from "./page-token.ts";
import { visitorOf } from "./page-visitor.ts";
import { serverCallFor } from "./server-call.ts";

export interface PageFacts {
  clock: Clock;
  random: Random;
  http: HttpSettings;
}

/** Answers one request for a page: HTML with the router's status, or its redirect. */
export async function renderPage(
  app: FastifyInstance,
  source: PageSource,
  facts: PageFacts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const visitor = visitorOf(request.viewer);
  void reply
    .header("cache-control", visitor.authenticated ? "no-store" : "private, no-cache")
    .header("vary", "Cookie")
    .type("text/html; charset=utf-8");
  try {
    const { render, assets } = await source.load();
    const page = await render({
      url: ourOrigin(request, facts.http) + request.url,
      call: serverCallFor(app, request),
      visitor,
      nonce: reply.nonce,
      assets,
      now: facts.clock.now().getTime(),
      development: facts.http.developmentTools,
    });
    ensureToken(request, reply, facts);
    if (page.location !== null) return await reply.redirect(page.location, 302);
    return await reply.status(page.status).send(page.html);
  } catch (error) {
    request.log.error({ err: error }, "a page could not be drawn");
    return reply.status(500).send(failurePage(request.id, reply.nonce));
  }
}
