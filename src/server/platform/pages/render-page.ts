import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DrawnPage, ServerCall } from "#contract/page-rendering.ts";
import type { Clock } from "../clock.ts";
import { ourOrigin } from "../http/identify-caller.ts";
import { newNonce } from "../http/security-headers.ts";
import type { HttpSettings } from "../http/settings.ts";
import { systemRandom, type Random } from "../random.ts";
import { failurePage } from "./failure-page.ts";
import { FilledPage } from "./filled-page.ts";
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

/** A page ready to be sent: one for all as its buffers, one for its visitor as text. */
export interface ReadyPage {
  page: DrawnPage;
  filled: FilledPage | null;
  bytes: number | null;
}

// Stands for the nonce while a page is drawn for many; random, so that no content can hold it.
const NONCE_PLACE = newNonce(systemRandom);

/** Answers one request for a page: HTML with the router's status, or its redirect. */
export async function renderPage(
  app: FastifyInstance,
  source: PageSource,
  shared: SharedPages<ReadyPage>,
  facts: PageFacts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const visitor = visitorOf(request.viewer);
  void reply
    .header("cache-control", visitor.authenticated ? "no-store" : "private, no-cache")
    .header("vary", "Cookie, Accept-Encoding")
    // The page's own code reads it for the help desk when the page breaks later on.
    .header("server-timing", `request;desc="${request.id}"`)
    .type("text/html; charset=utf-8");
  try {
    const url = ourOrigin(request, facts.http) + request.url;
    const draw = async (call: ServerCall) => {
      const { render, assets } = await source.load();
      return render({
        url,
        call,
        visitor,
        seenEvent: request.viewer.kind === "visitor" ? null : request.viewer.eventSeq,
        nonce: NONCE_PLACE,
        assets,
        now: facts.clock.now().getTime(),
        development: facts.http.developmentTools,
      });
    };
    const { page, filled } = visitor.authenticated
      ? forOne(await draw(serverCallFor(app, request, { cookies: true })))
      : await shared.get(url, async (mention) => {
          const call = serverCallFor(app, request, { cookies: false, mention });
          const drawn = await draw(call);
          return drawn.shared && drawn.status === 200 ? forAll(drawn) : forOne(drawn);
        });
    ensureToken(request, reply, facts);
    if (page.location !== null) return await reply.redirect(page.location, 302);
    void reply.status(page.status);
    if (!filled) return await reply.send(page.html.replaceAll(NONCE_PLACE, reply.nonce));
    const packed = takesGzip(request);
    const answer = packed ? filled.gzip(reply.nonce) : filled.plain(reply.nonce);
    reply.raw.once("finish", () => filled.giveBack(answer));
    if (packed) void reply.header("content-encoding", "gzip");
    return await reply.send(answer);
  } catch (error) {
    request.log.error({ err: error }, "a page could not be drawn");
    return reply.status(500).send(failurePage(request.id, reply.nonce));
  }
}

function forOne(page: DrawnPage): ReadyPage {
  return { page, filled: null, bytes: null };
}

async function forAll(page: DrawnPage): Promise<ReadyPage> {
  const filled = await FilledPage.of(page.html, NONCE_PLACE);
  // Its text would be kept twice.
  return { page: { ...page, html: "" }, filled, bytes: filled.bytes };
}

function takesGzip(request: FastifyRequest): boolean {
  const accepted = request.headers["accept-encoding"] ?? "";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(accepted));
}
