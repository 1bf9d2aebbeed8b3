import type { MovementDetail } from "#domain/credits/movement-text.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import { happened } from "../../../platform/happenings.ts";
import type { Ids } from "../../../platform/ids.ts";
import { refuse } from "../../../platform/refusal.ts";
import { findBalance } from "../../credits/queries.ts";
import { spendCredits } from "../../credits/spend-credits.ts";
import { lockAccounts } from "../../credits/lock-accounts.ts";
import { lockRequest, type RequestRow } from "../queries.ts";
import { findWaitingPros } from "../waiting-pros.ts";

export interface Purchase {
  requestId: string;
  accountId: string;
  /** The price in credits that the customer was shown. */
  expectedCredits: number;
  now: Date;
  ids: Ids;
}

export interface Buyable {
  request: RequestRow;
  /** Pros who may still quote, in the order of their account ids. */
  waiting: readonly { account_id: string }[];
}

const PRICE_CHANGED = "크레딧 비용이 바뀌었어요. 새 비용을 확인하고 다시 눌러 주세요.";

/** The customer's own request with those who may still quote for it, held for this transaction. */
export async function lockBuyable(tx: Tx, purchase: Purchase): Promise<Buyable> {
  const request = await lockRequest(tx, purchase.requestId);
  if (request?.customer_id !== purchase.accountId) refuse("not_found");
  return { request, waiting: await findWaitingPros(tx, request) };
}

/**
 * Pays for what is bought, once per `reference`, and gives the balance left. First takes the credits and the event
 * numbers of everybody who is notified of it (decision 024).
 */
export async function payFor(
  tx: Tx,
  purchase: Purchase & {
    credits: number;
    detail: MovementDetail;
    reference: string;
    recipients: Buyable["waiting"];
  },
): Promise<number> {
  const { accountId, credits, now } = purchase;
  if (purchase.expectedCredits !== credits) refuse("price_changed", { message: PRICE_CHANGED });
  await lockAccounts(tx, {
    credits: [accountId],
    events: [accountId, ...purchase.recipients.map((pro) => pro.account_id)],
  });
  const { detail, reference, ids } = purchase;
  await happened(tx, { kind: "credits.wanted", accountId }, { now, ids });
  const spend = { accountId, credits, detail, reference, requestId: purchase.requestId, now, ids };
  const isPaid = await spendCredits(tx, spend);
  // The request says that it was not bought, its ledger that it was paid: nobody may spend on that.
  if (!isPaid) throw new Error(`paid before but not bought: ${reference}`);
  return findBalance(tx, accountId, now);
}
