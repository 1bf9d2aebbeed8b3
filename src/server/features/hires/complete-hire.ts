import { endedAtQuotedPrice } from "#domain/change-order/quote-agreement.ts";
import type { RequestActor } from "#domain/request/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { notify } from "../notifications/notify.ts";
import { countDeal } from "../pros/figures.ts";
import { tellQuoteChanged } from "../quotes/tell-quote-changed.ts";
import { moveRequest } from "../requests/move-request.ts";
import type { LockedHire } from "./lock-hire.ts";
import { writeCompleted } from "./write-hire.ts";

/** Ends the work of a locked hire, by one of its sides or, when its time has come, by itself; tells whoever did not end it. */
export async function completeHire(
  tx: Tx,
  facts: LockedHire & { by: Exclude<RequestActor, "staff">; now: Date; ids: Ids },
): Promise<void> {
  const { request, hire, accounts, by, now, ids } = facts;
  const event = by === "system" ? "auto_complete" : "complete";
  await moveRequest(tx, {
    request,
    event,
    actor: by,
    facts: { autoCompleteAt: hire.auto_complete_at.getTime() },
    now,
  });
  await writeCompleted(tx, hire.id, now);
  const how = by === "system" ? "약속한 날에서 7일이 지나 거래가 완료됐어요. " : "";
  const notice = { kind: "hire_completed" as const, now, ids };
  // Nobody is told what they did themselves.
  if (by !== "customer") {
    await notify(tx, {
      ...notice,
      accountId: accounts.customer,
      body: `${how}어땠는지 후기를 남겨 주세요.`,
      path: `/review/${hire.id}?request_id=${request.id}`,
    });
  }
  if (by !== "hired_pro") {
    await notify(tx, {
      ...notice,
      accountId: accounts.hired_pro,
      body: `${how}고객이 후기를 남기면 알려 드릴게요.`,
      path: `/quote?id=${hire.quote_id}`,
    });
  }
  await tellQuoteChanged(tx, {
    quote: { id: hire.quote_id, request_id: request.id },
    accountIds: Object.values(accounts),
    now,
  });
  await countDeal(tx, hire.pro_id, endedAtQuotedPrice(hire));
}
