import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";

/** The person's own membership and how it is paid. Nothing is sold yet, so nobody has either. */
export function membershipHandlers(): Pick<
  Handlers,
  "users.me.subscription" | "users.me.billingInfo"
> {
  return {
    "users.me.subscription": async () => refuse("not_found"),
    "users.me.billingInfo": async () => refuse("not_found"),
  };
}
