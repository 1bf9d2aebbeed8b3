import type { MembershipEvent } from "#domain/membership/lifecycle-names.ts";
import { isSaid } from "#domain/membership/notices/said-once.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Sql } from "#server/platform/database/sql.ts";

interface Lot {
  id: string;
  kind: string;
  credits: number;
  expires_at: Date;
}

interface Payment {
  id: string;
  purpose: string;
  amount: number;
  status: string;
}

/** All that the books say of one account. Each list in the order in which it came about. */
export interface AccountBooks {
  payments: Payment[];
  lots: Lot[];
  movements: { id: string; reason: string; detail: string; lot_id: string; amount: number }[];
  events: { id: string; text: string }[];
  notices: { id: string; text: string }[];
  /** Rows that come and never change, as the line that each of them is. */
  rows: { id: string; text: string }[];
}

export async function readBooks(sql: Sql, accountId: string): Promise<AccountBooks> {
  const [payments, lots, movements, events, notices, rows] = await Promise.all([
    sql<Payment[]>`
      SELECT id, purpose, amount, status FROM payments WHERE account_id = ${accountId} ORDER BY started_at, id`,
    sql<Lot[]>`
      SELECT id, kind, credits, expires_at FROM credit_lots WHERE account_id = ${accountId} ORDER BY id`,
    sql<AccountBooks["movements"]>`
      SELECT e.id, t.reason, t.detail, e.lot_id, e.amount
      FROM credit_transfers t JOIN credit_entries e ON e.transfer_id = t.id AND e.amount > 0
      WHERE t.account_id = ${accountId} ORDER BY t.id, e.id`,
    sql<AccountBooks["events"]>`
      SELECT e.id, e.event AS text FROM membership_events e JOIN memberships m ON m.id = e.membership_id
      WHERE m.account_id = ${accountId} ORDER BY e.id`,
    sql<AccountBooks["notices"]>`
      SELECT id, replace(kind, 'membership_', '') AS text FROM notifications
      WHERE account_id = ${accountId} AND (path = '/membership' OR kind LIKE 'membership\\_%') ORDER BY id`,
    sql<AccountBooks["rows"]>`
      SELECT id::text, 'refund ' || amount || ' ' || method || ' ' || reason AS text FROM refunds WHERE account_id = ${accountId}
      UNION ALL
      SELECT id::text, 'invoice ' || coalesce(period_start || '/' || period_end || ' ', '') || amount || ' vat ' || vat
      FROM receipts WHERE account_id = ${accountId}
      UNION ALL
      SELECT membership_id || ' ' || starts_on, p.status || ' ' || starts_on || '/' || ends_on
      FROM membership_periods p JOIN memberships m ON m.id = p.membership_id WHERE m.account_id = ${accountId}
      UNION ALL
      SELECT l.id::text, 'alarm ' || about FROM billing_alarms l JOIN payments p ON p.id = l.payment_id
      WHERE p.account_id = ${accountId}
      UNION ALL
      SELECT id::text, 'debt ' || reason || ' ' || credits FROM credit_debts WHERE account_id = ${accountId}
      UNION ALL
      SELECT 'reversed ' || id, 'reversed ' || amount FROM refunds
      WHERE account_id = ${accountId} AND state = 'reversed'
      UNION ALL
      SELECT 'replaced ' || id, 'replaced ' || amount FROM refunds
      WHERE account_id = ${accountId} AND state = 'replaced'
      UNION ALL
      SELECT 'guarantee', 'guarantee used' FROM guarantee_refunds WHERE account_id = ${accountId}
      UNION ALL
      SELECT id::text, 'sms of a charge by phone' FROM notifications
      WHERE account_id = ${accountId} AND details ->> 'text' LIKE '%휴대폰 요금%'
      ORDER BY 2`,
  ]);
  return { payments, lots, movements, events, notices, rows };
}

/** What came about between two readings, a line each. `now`: the product's moment of the second. */
export function differences(before: AccountBooks, after: AccountBooks, now: Date): string[] {
  return [
    ...fresh(before.rows, after.rows).map(({ text }) => text),
    ...paymentLines(before, after),
    ...movementLines(before, after),
    ...lotLines(before, after, now),
    ...eventLines(before, after),
  ];
}

function paymentLines(before: AccountBooks, after: AccountBooks): string[] {
  return after.payments.flatMap((payment) => {
    const known = before.payments.find(({ id }) => id === payment.id);
    const charge = known ? [] : [`charge ${payment.purpose} ${payment.amount}`];
    const settled = payment.status !== "pending" && payment.status !== known?.status;
    return settled ? [...charge, `payment ${payment.status}`] : charge;
  });
}

/** Ends of a membership's lots have their own names, as the rules have them. */
const CLOSINGS = new Set(["rolled_over", "period_over", "ended", "refunded"]);

function movementLines(before: AccountBooks, after: AccountBooks): string[] {
  return fresh(before.movements, after.movements).flatMap(({ reason, detail, lot_id, amount }) => {
    const lot = after.lots.find(({ id }) => id === lot_id);
    if (reason === "grant") {
      return [`grant ${lot?.kind} ${amount} until ${minute(lot?.expires_at)}`];
    }
    if (reason === "take_back" || reason === "give_back") {
      return [`${detail.replaceAll("_", " ")} ${lot?.kind} ${amount}`];
    }
    if (reason !== "expire")
      return [`${reason === "refund" ? "credits back" : reason} ${lot?.kind} ${amount}`];
    return [
      CLOSINGS.has(detail)
        ? `close ${lot?.kind} ${amount} ${detail}`
        : `expire ${lot?.kind} ${amount}`,
    ];
  });
}

function lotLines(before: AccountBooks, after: AccountBooks, now: Date): string[] {
  return before.lots.flatMap((lot) => {
    const expires = after.lots.find(({ id }) => id === lot.id)?.expires_at;
    if (!expires || expires <= lot.expires_at || expires <= now) return [];
    return [`extend until ${minute(expires)}`];
  });
}

/** An event is told once, by a notice of its name; a notice of no event stands for itself. */
function eventLines(before: AccountBooks, after: AccountBooks): string[] {
  const events = fresh(before.events, after.events).map(({ text }) => text as MembershipEvent);
  const notices: string[] = fresh(before.notices, after.notices).map(({ text }) => text);
  const missing: string[] = [];
  for (const event of events) {
    const at = notices.indexOf(event);
    if (at >= 0) notices.splice(at, 1);
    else if (isSaid(event, events)) missing.push(`no notice of ${event}`);
  }
  return [...missing, ...notices.map((notice) => `notice ${notice}`), ...events];
}

function fresh<T extends { id: string }>(before: readonly T[], after: readonly T[]): T[] {
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id));
}

function minute(at: Date | undefined): string {
  return at ? seoulIso(at.getTime()).slice(0, 16) : "never";
}
