import { SECOND_MS } from "#domain/calendar/durations.ts";

/** So many attempts within so long, by one subject. */
export type RateLimit = { most: number; windowMs: number };

/** What happened within the window: how many counted attempts, and the oldest one (epoch ms). */
export type RateLimitWindow = { count: number; oldestAt: number | null };

export type RateLimitDecision = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * Whether one more attempt is allowed: attempt number `most` is, the next is not. Refused attempts do
 * not count, so the wait ends when the oldest counted one leaves the window; never below 1 s.
 */
export function decideRateLimit(
  limit: RateLimit,
  window: RateLimitWindow,
  now: number,
): RateLimitDecision {
  if (window.count < limit.most) return { allowed: true };
  const freeAt = (window.oldestAt ?? now) + limit.windowMs;
  return {
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now) / SECOND_MS)),
  };
}

/** All limits together: refused when any refuses, with the longest wait. */
export function decideRateLimits(decisions: readonly RateLimitDecision[]): RateLimitDecision {
  let longest = 0;
  for (const decision of decisions) {
    if (!decision.allowed) longest = Math.max(longest, decision.retryAfterSeconds);
  }
  return longest === 0 ? { allowed: true } : { allowed: false, retryAfterSeconds: longest };
}
