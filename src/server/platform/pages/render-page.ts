import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RenderedPage } from "#contract/page-rendering.ts";
import type { Clock } from "../clock.ts";
import { codeOf, UNAVAILABLE_SECONDS } from "../http/error-answers.ts";
import { ourOrigin } from "../http/identify-caller.ts";
import { newNonce } from "../http/security-headers.ts";
import type { HttpSettings } from "../http/settings.ts";
import type { NetworkRateLimiter } from "../rate-limit/network-rate-limiter.ts";
import { systemRandom, type Random } from "../random.ts";
import { Refusal } from "../refusal.ts";
import type { AddCacheTag } from "../shared/cache-tags.ts";
import type { SharedAnswers } from "../shared/shared-answers.ts";
import type { SharedCache } from "../shared/shared-cache.ts";
import { failurePage, tooManyPage, unavailablePage } from "./failure-page.ts";
import { FilledPage } from "./filled-page.ts";
import type { PageSource } from "./page-source.ts";
import { ensureToken } from "./page-token.ts";
import { visitorOf } from "./page-visitor.ts";
import { serverCallFor } from "./server-call.ts";

export interface PageFacts {
  clock: Clock;
  random: Random;
  http: HttpSettings;
}

/** What serves pages, besides the facts: where they come from, those rendered for all, and how fast one network gets new ones. */
export interface RenderDeps {
  app: FastifyInstance;
  source: PageSource;
  shared: SharedCache<ReadyPage>;
  answers: SharedAnswers | null;
  rateLimiter: NetworkRateLimiter;
}

/** A page ready to be sent: one for all as its buffers, one for its visitor as text. */
export interface ReadyPage {
  page: RenderedPage;
  filled: FilledPage | null;
  bytes: number | null;
  isFailure: boolean;
  /** Seconds after which it may be asked for again, when it could not be shown now. */
  retryAfter: number | null;
}

/** Statuses of a page that is there again soon. */
const PASSING: ReadonlySet<number> = new Set([429, 503]);

// Stands for the nonce while a page is rendered for many; random, so that no content can hold it.
const NONCE_PLACE = newNonce(systemRandom);

/** Answers one request for a page: HTML with the router's status, or its redirect. */
export async function renderPage(
  { app, source, shared, answers, rateLimiter }: RenderDeps,
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
    const render = async (options: {
      cookies: boolean;
      addCacheTag?: AddCacheTag;
    }): Promise<Rendered> => {
      // One that was rendered before costs next to nothing, and is not counted.
      await rateLimiter.consume(request.ip, facts.clock.now());
      const { render, assets } = await source.load();
      let seconds = 1;
      const comeAgain = (after: number) => (seconds = Math.max(seconds, after));
      const page = await render({
        url,
        call: serverCallFor(app, request, { ...options, answers, comeAgain }),
        visitor,
        seenEvent: request.viewer.kind === "visitor" ? null : request.viewer.eventSeq,
        nonce: NONCE_PLACE,
        assets,
        now: facts.clock.now().getTime(),
        development: facts.http.developmentTools,
      });
      return { page, retryAfter: PASSING.has(page.status) ? seconds : null };
    };
    let failure: unknown = null;
    const { page, filled, retryAfter } = visitor.authenticated
      ? forOne(await render({ cookies: true }))
      : await shared.get(url, async (addCacheTag) => {
          const rendered = await render({ cookies: false, addCacheTag }).catch((error: unknown) => {
            failure = error;
            throw error;
          });
          return rendered.page.shared && rendered.page.status === 200
            ? forAll(rendered.page)
            : forOne(rendered);
        });
    if (failure) request.log.error({ err: failure }, "a page could not be rendered anew");
    if (page.status >= 500 && retryAfter === null) {
      request.log.error({ status: page.status }, "a part of a page could not be rendered");
    }
    if (retryAfter !== null) void reply.header("retry-after", String(retryAfter));
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
    if (error instanceof Refusal && error.code === "too_many") {
      void reply.header("retry-after", String(error.retryAfter ?? 1));
      return reply.status(429).send(tooManyPage(request.id, reply.nonce));
    }
    return answerPageError(error, request, reply);
  }
}

/** A page for whoever asked for one, also when it could not be told yet who that is. */
export function answerPageError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isUnavailable = error instanceof Error && codeOf(error) === "unavailable";
  request.log.error({ err: error }, "a page could not be rendered");
  void reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
  if (!isUnavailable) return reply.status(500).send(failurePage(request.id, reply.nonce));
  return reply
    .status(503)
    .header("retry-after", String(UNAVAILABLE_SECONDS))
    .send(unavailablePage(request.id, reply.nonce, UNAVAILABLE_SECONDS));
}

type Rendered = Pick<ReadyPage, "page" | "retryAfter">;

function forOne(rendered: Rendered): ReadyPage {
  return { ...rendered, filled: null, bytes: null, isFailure: rendered.page.status >= 500 };
}

async function forAll(page: RenderedPage): Promise<ReadyPage> {
  const filled = await FilledPage.of(page.html, NONCE_PLACE);
  // Its text would be kept twice.
  const kept = { page: { ...page, html: "" }, filled, bytes: filled.bytes };
  return { ...kept, isFailure: false, retryAfter: null };
}

function takesGzip(request: FastifyRequest): boolean {
  const accepted = request.headers["accept-encoding"] ?? "";
  return /\bgzip\b(?![ \t]{0,9};[ \t]{0,9}q=0(?:\.0{0,3})?[ \t]{0,9}(?:,|$))/.test(
    String(accepted),
  );
}
