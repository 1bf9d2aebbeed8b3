import { own, through, type DataRule } from "./data-rule.ts";

const BOOKS = "the books: only ever added to, by account id";
const TO_MEMBERSHIP = through("membership_id", "memberships");

/** What there is of a person's money. The books stay as they are; the archive says who is behind the id while the law wants it. */
export const moneyData = {
  credit_entries: {
    why: BOOKS,
    links: [through("lot_id", "credit_lots")],
    fate: "keep",
    columns: { code: "ledger" },
  },
  credit_transfers: {
    why: BOOKS,
    links: [own()],
    fate: "keep",
    columns: { code: "reason detail reference" },
  },
  credit_debts: { why: BOOKS, links: [own()], fate: "keep", columns: { code: "reason" } },
  credit_holds: { why: BOOKS, links: [own()], fate: "keep", columns: { code: "state end_reason" } },
  lot_balances: {
    why: BOOKS,
    links: [through("lot_id", "credit_lots")],
    fate: "keep",
    columns: { code: "kind" },
  },
  credit_lots: { why: BOOKS, links: [own()], fate: "keep", columns: { code: "kind source" } },
  credits_at_rest: { why: BOOKS, links: [own()], fate: "keep", columns: {} },
  top_ups: { why: BOOKS, links: [own()], fate: "keep", columns: { code: "state" } },
  membership_events: {
    why: BOOKS,
    links: [TO_MEMBERSHIP],
    fate: "keep",
    columns: { code: "event" },
  },
  membership_periods: {
    why: BOOKS,
    links: [TO_MEMBERSHIP],
    fate: "keep",
    columns: { code: "status" },
  },
  membership_schedules: {
    why: BOOKS,
    links: [TO_MEMBERSHIP],
    fate: "keep",
    columns: { code: "from_plan plan state" },
  },
  memberships: {
    why: BOOKS,
    links: [own()],
    fate: "keep",
    columns: { code: "state end_reason plan next_plan arrears consent notified backoff" },
  },
  guarantee_refunds: {
    why: "once per account, also after it",
    links: [own()],
    fate: "keep",
    columns: {},
  },
  receipts: {
    why: BOOKS,
    links: [own()],
    fate: "keep",
    columns: { code: "payment_id purpose product_name method_name" },
    archived: { term: "payment", from: ["issued_at"] },
  },
  refund_accounts: {
    why: "sealed; there only until the transfer is made",
    links: [through("refund_id", "refunds")],
    fate: "delete",
    columns: { secret: "sealed" },
  },
  refunds: {
    why: BOOKS,
    links: [own()],
    fate: "keep",
    columns: { code: "payment_id method reason state code transfer_reference" },
    archived: { term: "payment", from: ["done_at", "created_at"] },
  },
  refund_interest: {
    why: BOOKS,
    links: [through("late_refund_id", "refunds")],
    fate: "keep",
    columns: {},
  },
  payments: {
    why: BOOKS,
    links: [own()],
    fate: "keep",
    columns: { code: "id purpose order_name plan method_type status code gateway_id covers" },
    archived: { term: "payment", from: ["paid_at", "started_at"] },
  },
  billing_alarms: {
    why: BOOKS,
    links: [through("payment_id", "payments")],
    fate: "keep",
    columns: { code: "about payment_id code" },
    unexported: "between us and the gateway",
  },
  billing_methods: {
    why: "the key is given back to the gateway, after which it opens nothing",
    links: [own()],
    fate: "clear",
    columns: { given: "card_name", others: "billing_key", code: "type" },
  },
} as const satisfies Record<string, DataRule>;
