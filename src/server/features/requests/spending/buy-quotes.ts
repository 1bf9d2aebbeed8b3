import {
  MORE_QUOTES,
  MORE_QUOTES_REFUSALS,
  moreQuotesRefusal,
} from "#domain/request/more-quotes.ts";
import type { Output } from "#contract/registry.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import { publishEvent } from "../../../platform/events/publish.ts";
import { happened } from "../../../platform/happenings.ts";
import { refuse } from "../../../platform/refusal.ts";
import { lockBuyable, payFor, type Purchase } from "./buy-for-request.ts";
import { transitionRequest } from "../transition-request.ts";
import type { RequestRow } from "../queries.ts";
import { serviceOf } from "../service-of-request.ts";
import { spendingFacts } from "./spending-facts.ts";

/**
 * 견적 더 받기: five more seats for quotes. A request that stopped because it was full takes quotes again until its
 * time for them is over, and the pros who may still quote are notified. Refuses with `state_forbids` what may not have
 * more, and with `credits_insufficient`.
 */
export async function buyQuotes(
  tx: Tx,
  purchase: Purchase,
): Promise<Output<"requests.moreQuotes">> {
  const { now, accountId } = purchase;
  const { request, waiting } = await lockBuyable(tx, purchase);
  const refusal = moreQuotesRefusal(spendingFacts(request, waiting.length), now.getTime());
  if (refusal) refuse("state_forbids", { message: MORE_QUOTES_REFUSALS[refusal] });
  const wasFull = request.state === "choosing";
  const raised: RequestRow = {
    ...request,
    quote_limit: request.quote_limit + MORE_QUOTES.quotes,
    bought_quotes: request.bought_quotes + MORE_QUOTES.quotes,
  };
  const balance = await payFor(tx, {
    ...purchase,
    credits: MORE_QUOTES.credits,
    detail: "more_quotes",
    reference: `request:${request.id}:more_quotes:${raised.bought_quotes / MORE_QUOTES.quotes}`,
    recipients: waiting,
  });
  await tx`
    UPDATE requests SET quote_limit = ${raised.quote_limit}, bought_quotes = ${raised.bought_quotes}
    WHERE id = ${request.id}`;
  if (wasFull) {
    await transitionRequest(tx, { request: raised, event: "raise_quota", actor: "customer", now });
    const service = await serviceOf(tx, request);
    // Who came too late before may quote now; whoever could quote all the time is not notified.
    const accountIds = waiting.map((pro) => pro.account_id);
    const offered = { requestId: request.id, serviceName: service.name, accountIds };
    await happened(tx, { kind: "request.offered", why: "more_quotes", ...offered }, purchase);
  } else {
    const payload = { request_id: request.id };
    await publishEvent(tx, { accountId, kind: "request_changed", payload, now });
  }
  return { credits: MORE_QUOTES.credits, balance, quote_limit: raised.quote_limit };
}
