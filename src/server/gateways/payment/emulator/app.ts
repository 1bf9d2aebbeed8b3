import { timingSafeEqual } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { addControlRoutes } from "./control-routes.ts";
import { Emulator, type EmulatorParts } from "./emulator.ts";
import { GatewayError } from "./gateway-error.ts";
import { addHostedRoutes } from "./hosted-routes.ts";
import { addIdentityRoutes, IDENTITY_PAGE } from "./identity-routes.ts";
import { addPaymentRoutes } from "./payment-routes.ts";
import { proofOf } from "#server/platform/counterpart/proof.ts";

/** Pages that people open, with forms of their own. */
const HOSTED = ["/issue", IDENTITY_PAGE];
/** What needs no secret. */
const OPEN = ["/healthz", "/whose", ...HOSTED];

/**
 * The gateway's local counterpart: PortOne V2's addresses with their answers and errors, the page that issues
 * billing keys, the one that checks who somebody is, and controls for the development tools. It keeps its own record and takes money from nobody.
 */
export function buildEmulator(parts: EmulatorParts & { apiSecret: string }): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: 65_536,
    forceCloseConnections: true,
    // Of a longer key, too, it says that there is none.
    routerOptions: { maxParamLength: 2_000 },
  });
  const emulator = new Emulator(parts);

  // The SDK names no type for its JSON; the hosted page's form does for its own.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (call, body, done) => {
    if (HOSTED.includes(pathOf(call.url))) return done(null, body);
    try {
      done(null, body === "" ? {} : JSON.parse(String(body)));
    } catch {
      done(new GatewayError(400, "INVALID_REQUEST"));
    }
  });
  app.addHook("onRequest", async (call) => {
    const path = pathOf(call.url);
    // Whoever has the address of a slip may see it, as at the gateway itself: its number cannot be guessed.
    const isOpen = OPEN.includes(path) || path.startsWith("/slips/");
    if (!isOpen && !isSecret(call.headers.authorization, parts.apiSecret)) {
      throw new GatewayError(401, "UNAUTHORIZED");
    }
  });
  app.setErrorHandler((error, _call, reply) => {
    if (error instanceof GatewayError) return reply.code(error.status).send(error.body);
    return reply.code(500).send({ type: "INTERNAL_SERVER_ERROR", message: "INTERNAL" });
  });

  app.get("/healthz", async () => ({ ok: true }));
  // Another program may have taken the port: this distinguishes ours from it.
  app.get<{ Querystring: { question?: string } }>("/whose", async ({ query }) => ({
    proof: proofOf(parts.apiSecret, query.question ?? ""),
  }));
  addPaymentRoutes(app, emulator);
  addControlRoutes(app, emulator);
  addHostedRoutes(app, emulator);
  addIdentityRoutes(app, emulator);
  app.addHook("onClose", async () => parts.record.close());
  return app;
}

function pathOf(url: string): string {
  return url.split("?")[0] ?? "";
}

function isSecret(header: string | undefined, secret: string): boolean {
  const given = Buffer.from(header ?? "");
  const expected = Buffer.from(`PortOne ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
