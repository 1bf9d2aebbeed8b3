import type { FastifyReply, FastifyRequest } from "fastify";
import { isCsrfTokenFor, newCsrfToken } from "../csrf/token.ts";
import { csrfBinding, isSecure } from "../http/identify-caller.ts";
import type { HttpSettings } from "../http/settings.ts";
import type { Random } from "../random.ts";
import { CSRF_COOKIE, writeCsrfCookie } from "../session/cookies.ts";

/** Sees to it that whoever gets a page also has a token that fits their session. */
export function ensureToken(
  request: FastifyRequest,
  reply: FastifyReply,
  facts: { random: Random; http: HttpSettings },
): void {
  const { sessionSecret } = facts.http;
  const binding = csrfBinding(request.viewer);
  const present = request.cookies[CSRF_COOKIE];
  if (present && isCsrfTokenFor(present, sessionSecret, binding)) return;
  const token = newCsrfToken(facts.random, sessionSecret, binding);
  writeCsrfCookie(reply, token, isSecure(request, facts.http));
}
