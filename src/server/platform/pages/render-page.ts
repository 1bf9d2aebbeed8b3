import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { ourOrigin } from "../http/identify-caller.ts";
import type { HttpSettings } from "../http/settings.ts";
import type { Random } from "../random.ts";
import { failurePage } from "./failure-page.ts";
import type { PageSource } from "./page-source.ts";
import type { SharedPages } from "./shared-pages.ts";
import { ensureToken } from "./page-token.ts";
import { visitorOf } from "./page-visitor.ts";
import { serverCallFor } from "./server-call.ts";

export interface PageFacts {
  clock: Clock;
  random: Random;
  http: HttpSettings;
}

// Stands for the nonce while a page is drawn for many; random, so that no content can hold it.
const NONCE_PLACE = randomUUID().replaceAll("-", "");

/** Answers one request for a page: HTML with the router's status, or its redirect. */
export async function renderPage(
  app: FastifyInstance,
  source: PageSource,
  shared: SharedPages,
  facts: PageFacts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const visitor = visitorOf(request.viewer);
  void reply
    .header("cache-control", visitor.authenticated ? "no-store" : "private, no-cache")
    .header("vary", "Cookie")
    // The page's own code reads it for the help desk when the page breaks later on.
    .header("server-timing", `request;desc="${request.id}"`)
    .type("text/html; charset=utf-8");
  try {
    const { render, assets } = await source.load();
    const url = ourOrigin(request, facts.http) + request.url;
    const draw = () =>
      render({
        url,
        call: serverCallFor(app, request, visitor.authenticated),
        visitor,
        seenEvent: request.viewer.kind === "visitor" ? null : request.viewer.eventSeq,
        nonce: NONCE_PLACE,
        assets,
        now: facts.clock.now().getTime(),
        development: facts.http.developmentTools,
      });
    const page = visitor.authenticated ? await draw() : await shared.get(url, draw);
    ensureToken(request, reply, facts);
    if (page.location !== null) return await reply.redirect(page.location, 302);
    return await reply.status(page.status).send(page.html.replaceAll(NONCE_PLACE, reply.nonce));
  } catch (error) {
    request.log.error({ err: error }, "a page could not be drawn");
    return reply.status(500).send(failurePage(request.id, reply.nonce));
  }
}
