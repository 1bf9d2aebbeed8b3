import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { csrfRefusal } from "../csrf/check.ts";
import { newCsrfToken } from "../csrf/token.ts";
import type { PoolHealth } from "../database/pool-health.ts";
import type { Sql } from "../database/sql.ts";
import { refuse } from "../refusal.ts";
import type { Random } from "../random.ts";
import { CSRF_COOKIE, readSessionCookie, writeCsrfCookie } from "../session/cookies.ts";
import { findSession } from "../session/session-store.ts";
import { isSessionToken } from "../session/session-token.ts";
import type { Viewer } from "../viewer.ts";
import { isHost } from "./host-header.ts";
import { namesOneHost, namesOtherHost } from "./incoming/request-target.ts";
import type { HttpSettings } from "./settings.ts";

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer;
  }
  interface FastifyContextConfig {
    demandsToken?: boolean;
    /** What comes carries a signature instead of the token. */
    signed?: boolean;
  }
}

interface CallerFacts {
  sql: Sql;
  poolHealth?: PoolHealth;
  clock: Clock;
  http: HttpSettings;
}

export const VISITOR: Viewer = { kind: "visitor" };

/** Puts the caller on every request, then demands the token where it is due, before any body is read. */
export function identifyCallers(
  app: FastifyInstance,
  facts: CallerFacts & { random: Random },
): void {
  app.decorateRequest("viewer");
  app.addHook("onRequest", async (request, reply) => {
    request.viewer = VISITOR;
    // Without a host there is no origin of ours to hold anything against.
    if (!isHost(request.host) || !namesOneHost(request.raw.rawHeaders)) refuse("malformed");
    if (namesOtherHost(request.originalUrl, ourOrigin(request, facts.http))) refuse("malformed");
    request.viewer = await viewerOf(request, facts);
    const reason = csrfRefusal({
      method: request.method,
      demandsToken: request.routeOptions.config.demandsToken === true,
      ourOrigin: ourOrigin(request, facts.http),
      origin: request.headers.origin,
      referrer: request.headers.referer,
      cookie: request.cookies[CSRF_COOKIE],
      header: singleHeader(request.headers["x-csrftoken"]),
      secret: facts.http.sessionSecret,
      binding: csrfBinding(request.viewer),
    });
    if (reason !== null && !request.routeOptions.config.signed) {
      request.log.warn({ reason }, "token refused");
      if (reason === "cookie missing" || reason === "cookie not ours") {
        giveFreshToken(request, reply, facts);
      }
      refuse("csrf_failed");
    }
  });
}

/** The page's session has ended, or its cookie was lost: with this token it may try again. */
function giveFreshToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { random, http }: { random: Random; http: HttpSettings },
): void {
  const token = newCsrfToken(random, http.sessionSecret, csrfBinding(request.viewer));
  writeCsrfCookie(reply, token, isSecure(request, http));
}

/** The token belongs to the session, or to nobody before signing in. */
export function csrfBinding(viewer: Viewer): string {
  return viewer.kind === "visitor" ? "anonymous" : viewer.sessionId;
}

export function ourOrigin(request: FastifyRequest, http: HttpSettings): string {
  return http.publicOrigin ?? `${request.protocol}://${request.host}`;
}

/** Whether the caller reached us over HTTPS: cookies then never travel without it. */
export function isSecure(request: FastifyRequest, http: HttpSettings): boolean {
  return http.secureCookies || request.protocol === "https";
}

async function viewerOf(request: FastifyRequest, facts: CallerFacts): Promise<Viewer> {
  const token = readSessionCookie(request, isSecure(request, facts.http));
  if (!token || !isSessionToken(token)) return VISITOR;
  facts.poolHealth?.assertOpen();
  return (await findSession(facts.sql, token, facts.clock.now())) ?? VISITOR;
}

function singleHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
