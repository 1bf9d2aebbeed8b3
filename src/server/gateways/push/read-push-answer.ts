import type { PushResult } from "./push-port.ts";

const RETRY_AFTER_MOST_S = 86_400;

/** What a push service's answer means (RFC 8030 §5, §7.3). */
export function readPushAnswer(status: number, retryAfter: string | null, now: Date): PushResult {
  const reason = `http_${status}`;
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone", reason };
  if (status === 429 || status >= 500) {
    const retryAfterSeconds = secondsUntil(retryAfter, now);
    const wait = retryAfterSeconds === null ? {} : { retryAfterSeconds };
    return { outcome: "unknown", reason, notSent: true, ...wait };
  }
  return { outcome: "refused", reason };
}

/** "120" or a date as HTTP writes it; null for all else. */
function secondsUntil(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - now.getTime()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), RETRY_AFTER_MOST_S);
}
