import type { FastifyInstance, FastifyReply } from "fastify";
import type { Random } from "../random.ts";
import type { HttpSettings } from "./settings.ts";

declare module "fastify" {
  interface FastifyReply {
    /** Value of the nonce in this answer's Content-Security-Policy; made when first asked for. */
    nonce: string;
  }
}

/** Headers of every answer; pages get a policy that runs only scripts carrying this answer's nonce. */
export function addSecurityHeaders(
  app: FastifyInstance,
  facts: { random: Random; http: HttpSettings },
): void {
  app.decorateReply("nonce", "");
  app.addHook("onRequest", async (_request, reply) => {
    reply.nonce = Buffer.from(facts.random.bytes(16)).toString("base64url");
  });
  app.addHook("onSend", async (_request, reply) => {
    void reply
      .header("x-content-type-options", "nosniff")
      .header("referrer-policy", "same-origin")
      .header("cross-origin-opener-policy", "same-origin")
      .header(
        "permissions-policy",
        "camera=(self), geolocation=(self), microphone=(), payment=(self)",
      );
    if (!reply.hasHeader("content-security-policy")) {
      void reply.header("content-security-policy", contentSecurityPolicy(reply, facts.http));
    }
    if (facts.http.secureCookies) {
      void reply.header("strict-transport-security", "max-age=63072000; includeSubDomains");
    }
  });
}

function contentSecurityPolicy(reply: FastifyReply, http: HttpSettings): string {
  const nonce = `'nonce-${reply.nonce}'`;
  // Hot reload of the development server talks over a web socket and injects style elements.
  const connect = http.developmentTools ? "'self' ws:" : "'self'";
  return [
    "default-src 'self'",
    `script-src 'self' ${nonce}`,
    `style-src 'self' ${nonce}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
