import { afterQuietHours } from "#domain/message/quiet-hours.ts";
import { URGENT_CREDITS, URGENT_REFUSALS, urgentRefusal } from "#domain/request/urgent.ts";
import type { Output } from "#contract/registry.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import { refuse } from "../../platform/refusal.ts";
import { verifiedPhones } from "../accounts/queries.ts";
import { findService } from "../catalogue/queries.ts";
import { enqueueTexts } from "../outbox/queries.ts";
import type { Candidate } from "../pros/queries.ts";
import { lockBuyable, payFor, type Purchase } from "./buy-for-request.ts";
import type { RequestRow } from "./queries.ts";
import { spendingFacts } from "./spending-facts.ts";
import { notifyWaitingPros } from "./notify-waiting-pros.ts";

/**
 * 긴급 요청: marks the request and tells every pro who may still quote at once, in the list, live and by text
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
    told: waiting,
  });
  await tx`UPDATE requests SET urgent_at = ${now} WHERE id = ${request.id}`;
  await notifyPros(tx, purchase, request, waiting);
  await publishEvent(tx, {
    accountId,
    kind: "request_changed",
    payload: { request_id: request.id },
    now,
  });
  return { credits: URGENT_CREDITS, balance, pros: waiting.length };
}

async function notifyPros(
  tx: Tx,
  purchase: Purchase,
  request: RequestRow,
  waiting: readonly Candidate[],
): Promise<void> {
  const service = (await findService(tx, request.service_slug)) ?? refuse("not_found");
  await notifyWaitingPros(tx, purchase, {
    waiting,
    kind: "request_urgent",
    body: `고객이 ${service.name} 견적을 급히 기다려요. 내용을 보고 견적을 보내 보세요.`,
  });
  const { now, ids } = purchase;
  const accountIds = waiting.map((pro) => pro.account_id);
  const phones = await verifiedPhones(tx, accountIds);
  await enqueueTexts(
    tx,
    [...phones].map(([accountId, to]) => ({ id: ids.next(), accountId, to })),
    {
      text: `[솜씨] 긴급 요청: ${service.name} 견적을 급히 기다려요. 받은 요청에서 확인해 주세요.`,
      purpose: "request_urgent",
      now,
      notBefore: new Date(afterQuietHours(now.getTime())),
    },
  );
}
