import type { Handlers } from "../../platform/http/call.ts";
import { consumeRateLimits } from "../../platform/rate-limit/rate-limits.ts";
import { wishesFrom } from "./limits.ts";
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
