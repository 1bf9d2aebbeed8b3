import type { HireSide } from "#domain/change-order/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { notify } from "../notifications/notify.ts";
import { countHire } from "../pros/figures.ts";
import { tellQuoteChanged } from "../quotes/tell-quote-changed.ts";
import { moveRequest } from "../requests/move-request.ts";
import { otherSide, type LockedHire } from "./lock-hire.ts";
import { writeCancelled } from "./write-hire.ts";

/** Cancels a locked hire with a reason and tells the other side. A cancelled hire no longer counts for the pro. */
export async function cancelHire(
  tx: Tx,
  facts: LockedHire & { by: HireSide; reason: string; now: Date; ids: Ids },
): Promise<void> {
  const { request, hire, accounts, by, now, ids } = facts;
  const reason = facts.reason.trim();
  await moveRequest(tx, { request, event: "cancel", actor: by, reason, now });
  await writeCancelled(tx, { hireId: hire.id, by, reason, now });
  await notify(tx, {
    accountId: accounts[otherSide(by)],
    kind: "hire_cancelled",
    body:
      by === "customer"
        ? `고객이 거래를 취소했어요. 이유: ${reason}`
        : `고수가 거래를 취소했어요. 다른 견적을 고르거나 요청을 다시 열 수 있어요. 이유: ${reason}`,
    path: by === "customer" ? `/quote?id=${hire.quote_id}` : `/requests/${request.id}`,
    now,
    ids,
  });
  await tellQuoteChanged(tx, {
    quote: { id: hire.quote_id, request_id: request.id },
    accountIds: Object.values(accounts),
    now,
  });
  await countHire(tx, hire.pro_id, -1);
}
