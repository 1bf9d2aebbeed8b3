import { DAY_MS } from "#domain/calendar/durations.ts";
import { clientNetwork } from "../../platform/http/client-network.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { consumeRateLimits, type SubjectRateLimit } from "../../platform/rate-limit/rate-limits.ts";
import { writeWish } from "./write-wish.ts";

/** What people look for and the catalogue does not have, said by anyone. */
export function serviceWishHandlers() {
  return {
    "serviceWishes.create": async ({ sql, body, now, ids, http, request, transaction }) => {
      await consumeRateLimits(sql, [wishesFrom(request.ip)], http.sessionSecret, now);
      await transaction((tx) => writeWish(tx, { words: body.words, now, ids }));
      return {};
    },
  } satisfies Partial<Handlers>;
}

/** Wishes from one network. */
function wishesFrom(ip: string): SubjectRateLimit {
  return { scope: "service_wish", subject: clientNetwork(ip), most: 20, windowMs: DAY_MS };
}
