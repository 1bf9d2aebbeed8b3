import { join } from "node:path";
import compress from "@fastify/compress";
import type { FastifyError, FastifyInstance } from "fastify";
import { statusOf } from "#contract/errors.ts";
import { codeOf } from "../http/error-answers.ts";
import { refuseUnknown } from "../http/unknown-route.ts";
import { NetworkRateLimiter } from "../rate-limit/network-rate-limiter.ts";
import { type FollowChanges, followWhileServing } from "../shared/public-changes.ts";
import type { SharedAnswers } from "../shared/shared-answers.ts";
import { SharedCache, type SharedCacheLimits } from "../shared/shared-cache.ts";
import { builtSource } from "./built-source.ts";
import { developmentSource } from "./development-source.ts";
import type { PagesMode, PageSource } from "./page-source.ts";
import { answerPageError, renderPage, type PageFacts, type ReadyPage } from "./render-page.ts";
import { addStaticFiles, type FindKeptFile } from "./static-files.ts";

export type { PagesMode } from "./page-source.ts";

/**
 * Pages rendered anew for one network. Many people may stand behind one address; but rendering takes tens of
 * milliseconds, and a page that is shared or turned to in the browser is not rendered for them.
 */
export const PAGE_RATE = { atOnce: 1_000, perSecond: 10 };

/** Of those for anybody. A lost leader of the database is replaced before the last one is too old to be shown. */
const PAGE_LIMITS: SharedCacheLimits = { life: 30_000, last: 120_000, mostBytes: 64_000_000 };

/** Paths that answer in JSON also when nothing is there. */
const NOT_PAGES =
  /^\/(api|api2|login-xhr|logout-xhr|webhooks|assets|events|metrics|healthz|readyz)(\/|\?|$)/;
/** Nor are these pages where there are no development tools. */
const DEVELOPMENT = /^\/dev(\/|\?|$)/;

/**
 * Adds the pages: every other GET is rendered by the client's router, which knows what exists. Without a mode
 * there is the API alone.
 */
export async function addPages(
  app: FastifyInstance,
  mode: PagesMode | null,
  facts: PageFacts & {
    followChanges: FollowChanges;
    findKeptFile: FindKeptFile;
    answers?: SharedAnswers | null;
    /** How far what pages are made of may lie behind, in milliseconds; 0 when left out. */
    lag?: number;
    rateLimiter?: NetworkRateLimiter;
  },
): Promise<void> {
  app.setNotFoundHandler((request, reply) => refuseUnknown(request, reply, facts.http));
  if (mode === null) return;
  const source = await openSource(app, mode);
  const shared = new SharedCache<ReadyPage>(() => facts.clock.now().getTime(), {
    ...PAGE_LIMITS,
    lag: facts.lag ?? 0,
  });
  const { answers = null, rateLimiter = new NetworkRateLimiter(PAGE_RATE) } = facts;
  const deps = { app, source, shared, answers, rateLimiter };
  followWhileServing(app, facts.followChanges, (id) => shared.drop(id));
  app.addHook("onClose", () => source.close?.());
  if (mode.kind === "built") {
    await addStaticFiles(app, join(mode.distDir, "client"), facts.findKeptFile);
  }
  await app.register(async (scope) => {
    await scope.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });
    // Who is signed in is asked of the database before the page is begun.
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (NOT_PAGES.test(request.url) || statusOf(codeOf(error)) < 500) throw error;
      return answerPageError(error, request, reply);
    });
    scope.get("/*", { schema: { hide: true } }, async (request, reply) => {
      const { url } = request;
      const isHidden = !facts.http.developmentTools && DEVELOPMENT.test(url);
      if (isHidden) return reply.callNotFound();
      // Before what is no page: the page tool has files of its own there, such as the product's font.
      if (source.serve && (await source.serve(request.raw, reply.raw))) return reply.hijack();
      if (NOT_PAGES.test(url)) return reply.callNotFound();
      return renderPage(deps, facts, request, reply);
    });
  });
}

function openSource(app: FastifyInstance, mode: PagesMode): Promise<PageSource> {
  return mode.kind === "built"
    ? builtSource(mode.distDir)
    : developmentSource(mode.projectDir, app.server);
}
