import type { Output, Query } from "#contract/registry.ts";
import { maskName } from "#domain/account/mask-name.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { findPlanNames } from "../../features/memberships/products.ts";
import { findFailedRefunds } from "../../features/billing/refunds/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import { decodeCursor, decodeTimedCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { describeOverdue, findOverdue, overdueKey } from "./overdue-rows.ts";

type List<Name extends `staff.billing.${"alarms" | "overdue" | "refunds"}`> = (
  db: Db,
  query: Query<Name>,
) => Promise<Output<Name>>;

/** What operators have yet to look at, oldest first. */
export const listAlarms: List<"staff.billing.alarms"> = async (db, query) => {
  const limit = query.limit ?? PAGE_SIZE;
  const after = decodeCursor(query.cursor);
  const rows = await findOpenAlarms(db, { after, limit: limit + 1 });
  const page = pageOf(rows, limit, ({ id }) => id);
  const items = page.items.map(({ id, about, payment_id, amount, code, at, person_name }) => ({
    id,
    about,
    person: maskName(person_name),
    payment_id,
    amount,
    code,
    at: seoulIso(at.getTime()),
  }));
  return { items, next: page.next };
};

/** Memberships whose payment is missing, the longest overdue first. */
export const listOverdue: List<"staff.billing.overdue"> = async (db, query) => {
  const limit = query.limit ?? PAGE_SIZE;
  const after = decodeTimedCursor(query.cursor);
  const rows = await findOverdue(db, { after, limit: limit + 1 });
  const page = pageOf(rows, limit, overdueKey);
  const names = await findPlanNames(db);
  const items = page.items.map((row) => {
    const { since, amount, nextRetryAt, endsAt } = describeOverdue(row);
    return {
      id: row.id,
      person: maskName(row.person_name),
      plan: names.get(row.plan.plan_id)?.name ?? "",
      amount,
      since,
      next_retry_at: nextRetryAt === null ? null : seoulIso(nextRetryAt),
      ends_at: seoulIso(endsAt),
    };
  });
  return { items, next: page.next };
};

/** Refunds that the gateway refused, oldest first. */
export const listFailedRefunds: List<"staff.billing.refunds"> = async (db, query) => {
  const limit = query.limit ?? PAGE_SIZE;
  const after = decodeCursor(query.cursor);
  const rows = await findFailedRefunds(db, { after, limit: limit + 1 });
  const page = pageOf(rows, limit, ({ id }) => id);
  const items = page.items.map((row) => ({
    id: row.id,
    person: maskName(row.person_name),
    payment_id: row.payment_id,
    amount: row.amount,
    code: row.code,
    tries: row.tries,
    created_at: seoulIso(row.created_at.getTime()),
  }));
  return { items, next: page.next };
};

interface AlarmRow {
  id: string;
  about: Output<"staff.billing.alarms">["items"][number]["about"];
  person_name: string;
  payment_id: string;
  amount: number;
  code: string | null;
  at: Date;
}

async function findOpenAlarms(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<AlarmRow[]> {
  return db<AlarmRow[]>`
    SELECT l.id, l.about, o.name AS person_name, l.payment_id, p.amount, l.code, l.at
    FROM billing_alarms l JOIN payments p ON p.id = l.payment_id JOIN accounts o ON o.id = p.account_id
    WHERE l.closed_at IS NULL AND (${after}::uuid IS NULL OR l.id > ${after})
    ORDER BY l.id LIMIT ${limit}`;
}
