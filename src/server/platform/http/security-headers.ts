import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Random } from "../random.ts";
import { isSecure } from "./identify-caller.ts";
import type { HttpSettings } from "./settings.ts";

declare module "fastify" {
  interface FastifyReply {
    /** Value of the nonce in this answer's Content-Security-Policy; made when first asked for. */
    nonce: string;
  }
}

interface Answer {
  nonce: string;
  /** It goes over HTTPS. */
  secure: boolean;
  developmentTools: boolean;
  paymentOrigins: readonly string[];
}

/** Puts a nonce and the headers of every answer on each reply; what a route sets itself stands. */
export function addSecurityHeaders(
  app: FastifyInstance,
  facts: { random: Random; http: HttpSettings },
): void {
  app.decorateReply("nonce", "");
  app.addHook("onRequest", async (_request, reply) => {
    reply.nonce = newNonce(facts.random);
  });
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of Object.entries(headersFor(request, reply, facts.http))) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
  });
}

/** The same for an answer that is written past the reply. */
export function headersFor(
  request: FastifyRequest,
  { nonce }: Pick<FastifyReply, "nonce">,
  http: HttpSettings,
): Record<string, string> {
  const { developmentTools, paymentOrigins } = http;
  const secure = isSecure(request, http);
  return securityHeaders({ nonce, secure, developmentTools, paymentOrigins });
}

export function newNonce(random: Random): string {
  return Buffer.from(random.bytes(16)).toString("base64url");
}

/**
 * Headers of every answer. Nothing is kept by anybody unless its route says so; pages get a policy that runs
 * only scripts carrying this answer's nonce.
 */
export function securityHeaders(answer: Answer): Record<string, string> {
  return {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    // The gateway's window has to find its way back to the page that opened it.
    "cross-origin-opener-policy":
      answer.paymentOrigins.length > 0 ? "same-origin-allow-popups" : "same-origin",
    "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=(self)",
    "content-security-policy": contentSecurityPolicy(answer),
    ...(answer.secure
      ? { "strict-transport-security": "max-age=63072000; includeSubDomains" }
      : {}),
  };
}

function contentSecurityPolicy({ nonce: value, developmentTools, paymentOrigins }: Answer): string {
  const nonce = `'nonce-${value}'`;
  const ours = ["'self'", ...paymentOrigins].join(" ");
  // Hot reload of the development server talks over a web socket and injects style elements.
  const connect = developmentTools ? `${ours} ws:` : ours;
  return [
    "default-src 'self'",
    `script-src ${ours} ${nonce}`,
    `style-src 'self' ${nonce}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${ours} data: blob:`,
    "font-src 'self'",
    `connect-src ${connect}`,
    ...(paymentOrigins.length > 0 ? [`frame-src ${ours}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${ours}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
