import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { notify } from "../notifications/notify.ts";
import { countHire } from "../pros/figures.ts";
import { tellQuoteChanged } from "../quotes/tell-quote-changed.ts";
import type { RequestRow } from "../requests/queries.ts";
import { lockHireOf } from "./lock-hire.ts";
import { writeCancelled } from "./write-hire.ts";

/** Ends the standing hire of a locked request that staff block; the pro is told and it no longer counts for them. */
export async function endBlockedHire(
  tx: Tx,
  facts: { request: RequestRow; reason: string; now: Date; ids: Ids },
): Promise<void> {
  const { request, reason, now, ids } = facts;
  const { hire, accounts } = (await lockHireOf(tx, request)) ?? refuse("state_forbids");
  await writeCancelled(tx, { hireId: hire.id, by: "staff", reason, now });
  await notify(tx, {
    accountId: accounts.hired_pro,
    kind: "hire_cancelled",
    body: "사실과 다른 요청으로 확인되어 거래를 취소했어요.",
    path: `/quote?id=${hire.quote_id}`,
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
