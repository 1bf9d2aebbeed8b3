import type { Call, Handlers } from "../../../platform/http/call.ts";
import type { Purchase } from "./buy-for-request.ts";
import { buyQuotes } from "./buy-quotes.ts";
import { makeUrgent } from "./make-urgent.ts";

/** What customers spend credits on. */
export function requestSpendingHandlers() {
  return {
    "requests.urgent": async (call) => call.transaction((tx) => makeUrgent(tx, purchaseOf(call))),

    "requests.moreQuotes": async (call) =>
      call.transaction((tx) => buyQuotes(tx, purchaseOf(call))),
  } satisfies Partial<Handlers>;
}

function purchaseOf({ params, body, viewer, now, ids }: Call<"requests.urgent">): Purchase {
  return {
    requestId: params.requestId,
    accountId: viewer.accountId,
    expectedCredits: body.expected_credits,
    now,
    ids,
  };
}
