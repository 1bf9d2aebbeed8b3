import { URGENT_CREDITS, URGENT_REFUSALS, urgentRefusal } from "#domain/request/urgent.ts";
import type { Output } from "#contract/registry.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import { publishEvent } from "../../../platform/events/publish.ts";
import { happened } from "../../../platform/happenings.ts";
import { refuse } from "../../../platform/refusal.ts";
import { lockBuyable, payFor, type Purchase } from "./buy-for-request.ts";
import { serviceOf } from "../service-of-request.ts";
import { spendingFacts } from "./spending-facts.ts";

/**
 * 긴급 요청: marks the request and notifies every pro who may still quote at once, in the list, live and by text
 * message, together with the spend or not at all. Refuses with `state_forbids` what may not be urgent, and with
 * `credits_insufficient`.
 */
export async function makeUrgent(tx: Tx, purchase: Purchase): Promise<Output<"requests.urgent">> {
  const { now, accountId } = purchase;
  const { request, waiting } = await lockBuyable(tx, purchase);
  const refusal = urgentRefusal(spendingFacts(request, waiting.length), now.getTime());
  if (refusal) refuse("state_forbids", { message: URGENT_REFUSALS[refusal] });
  const balance = await payFor(tx, {
    ...purchase,
    credits: URGENT_CREDITS,
    detail: "urgent_request",
    reference: `request:${request.id}:urgent`,
    recipients: waiting,
  });
  await tx`UPDATE requests SET urgent_at = ${now} WHERE id = ${request.id}`;
  const service = await serviceOf(tx, request);
  const accountIds = waiting.map((pro) => pro.account_id);
  const urgent = { requestId: request.id, serviceName: service.name, accountIds };
  await happened(tx, { kind: "request.made_urgent", ...urgent }, purchase);
  await publishEvent(tx, {
    accountId,
    kind: "request_changed",
    payload: { request_id: request.id },
    now,
  });
  return { credits: URGENT_CREDITS, balance, pros: waiting.length };
}
