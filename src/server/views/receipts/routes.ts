import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Operator } from "#domain/operator/operator.ts";
import { findOperatorAt } from "../../features/receipts/queries.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { findRefundsOf } from "../../features/billing/queries.ts";
import { presentReceipt, presentReceiptSummary } from "./present.ts";
import { findReceipt, findReceipts } from "./queries.ts";

/** Each asks the gateway; far more than anybody looks at. */
const SLIPS_AN_HOUR = 120;

interface ReceiptViewDeps {
  /** Whoever runs the product today. */
  operator: Operator;
  /** Asks the gateway for its slip of a payment. */
  findSlip: (paymentId: string) => Promise<string | null>;
}

/** The person's own receipts. */
export function receiptViewHandlers({
  operator,
  findSlip,
}: ReceiptViewDeps): Pick<
  Handlers,
  "users.me.receipts" | "users.me.receipts.get" | "users.me.receipts.slip"
> {
  return {
    "users.me.receipts": async ({ sql, viewer, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      const rows = await findReceipts(sql, viewer.accountId, { before, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ id }) => id);
      return { items: page.items.map(presentReceiptSummary), next: page.next };
    },

    "users.me.receipts.get": async ({ sql, viewer, params }) => {
      const { accountId } = viewer;
      const row = (await findReceipt(sql, accountId, params.receiptId)) ?? refuse("not_found");
      const { payment_id: paymentId } = row;
      const seller = (await findOperatorAt(sql, row.issued_at)) ?? operator;
      return presentReceipt(row, {
        seller,
        refunds: paymentId ? await findRefundsOf(sql, paymentId) : [],
      });
    },

    "users.me.receipts.slip": async (call) => {
      const { accountId } = call.viewer;
      const row =
        (await findReceipt(call.sql, accountId, call.params.receiptId)) ?? refuse("not_found");
      await call.limitTries("slips", accountId, SLIPS_AN_HOUR, HOUR_MS);
      return { url: row.payment_id === null ? null : await findSlip(row.payment_id) };
    },
  };
}
