import { createECDH, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { proofOf } from "#server/platform/counterpart/proof.ts";
import { decryptPush } from "./decrypt-push.ts";
import { readPushMode, takePushMode } from "./push-mode.ts";
import type { KeptMessage, PushRecord } from "./record.ts";
import { vapidSigner } from "./verify-vapid.ts";

/** All that a push service has to take (RFC 8030 §7.2). */
const BODY_BYTES_MAX = 4_096;
const RETRY_AFTER_SECONDS = 60;
const URGENCIES = ["very-low", "low", "normal", "high"];

interface PushServiceParts {
  record: PushRecord;
  apiSecret: string;
  /** Milliseconds of this machine's time, by which signatures go. */
  now: () => number;
}

interface OwnPath {
  Params: { id: string };
}

/**
 * A push service as the standard has it (RFC 8030, 8291, 8292), with controls for the development tools. Its devices have
 * their keys here, so that what they receive can be read.
 */
export function buildPushService({ record, apiSecret, now }: PushServiceParts): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: BODY_BYTES_MAX, forceCloseConnections: true });
  const { books } = record;
  const origin = (call: FastifyRequest) => `http://${call.host}`;
  const endpointOf = (call: FastifyRequest, id: string) => `${origin(call)}/push/${id}`;

  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_call, body, done) =>
    done(null, body),
  );
  app.addHook("onRequest", async (call, reply) => {
    if (!call.url.startsWith("/control/")) return;
    if (!isSecret(call.headers.authorization, apiSecret)) return reply.code(401).send({});
  });

  // Another program may have taken the port: this distinguishes ours from it.
  app.get<{ Querystring: { question?: string } }>("/whose", async ({ query }) => ({
    proof: proofOf(apiSecret, query.question ?? ""),
  }));

  app.post<OwnPath>("/push/:id", async (call, reply) => {
    const device = books.subscriptions.get(call.params.id);
    if (!device) return reply.code(404).send({});
    const signer = vapidSigner(call.headers.authorization, origin(call), now());
    if (signer === null) return reply.code(401).send({});
    if (signer !== device.applicationServerKey) return reply.code(403).send({});
    const asked = readHeaders(call);
    if (asked === null || !Buffer.isBuffer(call.body)) return reply.code(400).send({});

    const mode = takePushMode(record, endpointOf(call, device.id));
    if (mode === "timeout") return hang(reply);
    if (mode === "http500") return reply.code(500).send({});
    if (mode === "gone") return reply.code(410).send({});
    if (mode === "429") {
      return reply.code(429).header("retry-after", RETRY_AFTER_SECONDS).send({});
    }
    const message: KeptMessage = {
      id: randomUUID(),
      subscription: device.id,
      payload: decryptPush(call.body, device),
      at: sentAt(call, now()),
      ...asked,
      expires: now() + asked.ttlSeconds * 1000,
      delivered: mode !== "offline",
    };
    for (const waiting of books.messages.values()) {
      if (!waiting.delivered && takesPlaceOf(message, waiting)) {
        record.write({ kind: "dropped", id: waiting.id });
      }
    }
    record.write({ kind: "message", message });
    return reply
      .code(201)
      .header("location", `${origin(call)}/message/${message.id}`)
      .header("ttl", asked.ttlSeconds)
      .send();
  });

  app.post("/control/subscriptions", async (call) => {
    const { to, application_server_key } = call.body as Record<string, string>;
    const keys = createECDH("prime256v1");
    const subscription = {
      id: randomBytes(24).toString("base64url"),
      to: String(to),
      p256dh: keys.generateKeys("base64url"),
      privateKey: keys.getPrivateKey("base64url"),
      auth: randomBytes(16).toString("base64url"),
      applicationServerKey: String(application_server_key),
    };
    record.write({ kind: "subscription", subscription });
    const { id, p256dh, auth } = subscription;
    return { endpoint: endpointOf(call, id), p256dh, auth };
  });

  app.post("/control/modes", async (call, reply) => {
    const { endpoint, mode: text, times } = call.body as Record<string, unknown>;
    const mode = readPushMode(text);
    const counted = times === undefined || (Number.isInteger(times) && Number(times) > 0);
    if (typeof endpoint !== "string" || mode === null || !counted) return reply.code(400).send({});
    record.write({
      kind: "mode",
      endpoint,
      mode,
      times: times === undefined ? null : Number(times),
    });
    if (mode === "ok")
      deliverWaiting((id) => endpoint === "*" || endpointOf(call, id) === endpoint);
    return {};
  });

  app.get("/control/modes", async () => ({
    items: [...books.modes].map(([endpoint, set]) => ({ endpoint, ...set })),
  }));

  app.get<{ Querystring: { to?: string; limit?: string } }>("/control/messages", async (call) => {
    const { to, limit } = call.query;
    const items = [];
    for (const message of [...books.messages.values()].reverse()) {
      const device = books.subscriptions.get(message.subscription);
      if (!device || !message.delivered || (to !== undefined && device.to !== to)) continue;
      const { id, payload, at, ttlSeconds, urgency, topic } = message;
      const endpoint = endpointOf(call, device.id);
      items.push({ id, endpoint, to: device.to, payload, at, ttlSeconds, urgency, topic });
      if (items.length === Number(limit)) break;
    }
    return { items };
  });

  /** A device that was off is on again: it gets what has not expired meanwhile. */
  function deliverWaiting(isMeant: (id: string) => boolean): void {
    for (const { id, subscription, delivered, expires } of books.messages.values()) {
      if (delivered || !isMeant(subscription)) continue;
      record.write({ kind: expires > now() ? "delivered" : "dropped", id });
    }
  }

  app.addHook("onClose", async () => record.close());
  return app;
}

/** What a push has to say of itself; null when it does not, or not as it should. */
function readHeaders({ headers }: FastifyRequest) {
  const { ttl, urgency = "normal", topic = null } = headers;
  if (headers["content-encoding"] !== "aes128gcm") return null;
  if (typeof ttl !== "string" || !/^\d{1,9}$/.test(ttl)) return null;
  if (typeof urgency !== "string" || !URGENCIES.includes(urgency)) return null;
  if (topic !== null && (typeof topic !== "string" || !/^[\w-]{1,32}$/.test(topic))) return null;
  return { ttlSeconds: Number(ttl), urgency, topic };
}

function takesPlaceOf(message: KeptMessage, waiting: KeptMessage): boolean {
  return (
    message.topic !== null &&
    waiting.topic === message.topic &&
    waiting.subscription === message.subscription
  );
}

/** By the sender's clock, which the product can step forward. */
function sentAt({ headers }: FastifyRequest, nowMs: number): string {
  const named = Date.parse(headers.date ?? "");
  return new Date(Number.isNaN(named) ? nowMs : named).toISOString();
}

/** Nothing is kept and nothing answered. */
function hang(reply: FastifyReply): FastifyReply {
  return reply.hijack();
}

function isSecret(header: string | undefined, secret: string): boolean {
  const given = Buffer.from(header ?? "");
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
