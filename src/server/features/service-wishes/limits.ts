import { DAY_MS } from "#domain/calendar/durations.ts";
import { clientNetwork } from "../../platform/http/client-network.ts";
import type { SubjectRateLimit } from "../../platform/rate-limit/rate-limits.ts";

/** Wishes from one network. */
export function wishesFrom(ip: string): SubjectRateLimit {
  return { scope: "service_wish", subject: clientNetwork(ip), most: 20, windowMs: DAY_MS };
}
