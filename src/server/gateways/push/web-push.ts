import { createHash } from "node:crypto";
import webPush from "web-push";
import { errorCode } from "#server/platform/system-error.ts";
import type { OutgoingPush, PushPort, PushResult } from "./push-port.ts";
import { readPushAnswer } from "./read-push-answer.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** What is left for a text of a body of 4,096 bytes, which is all that a push service has to take (RFC 8291 §4). */
export const PAYLOAD_BYTES_MAX = 3_993;
const TOPIC_LENGTH = 32;

interface WebPushSettings {
  vapid: VapidKeys;
  /** Whether pushes may go to an address that a browser has named. */
  mayCall: (endpoint: string) => Promise<boolean>;
  /** Headers beside the standard's. */
  extraHeaders?: () => Record<string, string>;
  /** For the whole call. */
  timeoutMs?: number;
}

/** Pushes by the standard's wire. The library encrypts and signs; the call is ours: no redirects, a time limit. */
export function createWebPush(settings: WebPushSettings): PushPort {
  return {
    async send(push) {
      if (Buffer.byteLength(push.payload) > PAYLOAD_BYTES_MAX) {
        return { outcome: "refused", reason: "too_large" };
      }
      try {
        if (!(await settings.mayCall(push.device.endpoint))) {
          return { outcome: "refused", reason: "foreign_endpoint" };
        }
      } catch {
        return { outcome: "unknown", reason: "push_service_down", notSent: true };
      }
      let request: webPush.RequestDetails;
      try {
        request = requestOf(push, settings);
      } catch {
        return { outcome: "refused", reason: "bad_keys" };
      }
      try {
        return await call(request, settings.timeoutMs ?? 10_000);
      } catch (error) {
        return readFailure(error);
      }
    },
  };
}

function requestOf(push: OutgoingPush, settings: WebPushSettings): webPush.RequestDetails {
  const { endpoint, p256dh, auth } = push.device;
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, push.payload, {
    vapidDetails: settings.vapid,
    TTL: push.ttlSeconds,
    urgency: push.urgency,
    headers: settings.extraHeaders?.() ?? {},
    ...(push.topic === null ? {} : { topic: topicOf(push.topic) }),
  });
}

/** Thirty-two signs of base64url are what a topic may be, and what it names is not the push service's to know. */
function topicOf(topic: string): string {
  return createHash("sha256").update(topic).digest("base64url").slice(0, TOPIC_LENGTH);
}

async function call(request: webPush.RequestDetails, timeoutMs: number): Promise<PushResult> {
  const { "Content-Length": _counted, ...headers } = request.headers;
  const answer = await fetch(request.endpoint, {
    method: "POST",
    headers: headers as Record<string, string>,
    body: new Uint8Array(request.body ?? []),
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  return readPushAnswer(answer.status, answer.headers.get("retry-after"), new Date());
}

// The connection was never made, so nothing was sent.
const neverConnected = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

function readFailure(error: unknown): PushResult {
  if (error instanceof Error && error.name === "TimeoutError") {
    return { outcome: "unknown", reason: "timeout" };
  }
  const code = errorCode(error instanceof Error ? error.cause : error);
  if (code && neverConnected.has(code)) return { outcome: "unknown", reason: code, notSent: true };
  return { outcome: "unknown", reason: code ?? "network" };
}
