import {
  consumeRateLimits,
  releaseRateLimit,
  type SubjectRateLimit,
} from "../rate-limit/rate-limits.ts";
import type { Call, Platform } from "./call.ts";

/** The limits of one call, and how to give back what a refused one counted. */
export function callLimits(
  { sql, http }: Platform,
  now: Date,
): Pick<Call<never>, "limit" | "limitTries"> & { takeBack: () => Promise<void> } {
  const counted: SubjectRateLimit[] = [];
  const count = (limit: SubjectRateLimit) =>
    consumeRateLimits(sql, [limit], http.sessionSecret, now);
  return {
    limit: async (scope, subject, most, windowMs) => {
      const limit = { scope, subject, most, windowMs };
      await count(limit);
      counted.push(limit);
    },
    limitTries: (scope, subject, most, windowMs) => count({ scope, subject, most, windowMs }),
    takeBack: async () => {
      for (const limit of counted) await releaseRateLimit(sql, limit, http.sessionSecret, now);
    },
  };
}
