import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { hireSection, type HireFacts } from "#domain/pro-hires/hire-section.ts";
import { nextHireStep } from "#domain/pro-hires/next-step.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { ProHire } from "#contract/endpoints/pro-work/pro-hires.ts";
import type { Db } from "../platform/database/sql.ts";
import { refuse } from "../platform/refusal.ts";
import { accountNames } from "../features/accounts/queries.ts";
import type { HireRow } from "../features/hires/queries.ts";
import { unreadMessageCounts } from "../features/messages/queries.ts";
import { loadNames } from "../features/requests/load-names.ts";
import { presentRegion, presentService } from "../features/requests/present.ts";
import { findRequests } from "../features/requests/queries.ts";

type ShownHire = Pick<
  HireRow,
  | "id"
  | "quote_id"
  | "request_id"
  | "agreed_price"
  | "agreed_date"
  | "agreed_time"
  | "state"
  | "completed_at"
>;

/** These hires of a pro as lists of their work show them, in the order given. */
export async function loadProHires(
  db: Db,
  listed: readonly (HireFacts & { id: string })[],
  { proAccountId, today }: { proAccountId: string; today: Day },
): Promise<ProHire[]> {
  const rows = await findHires(
    db,
    listed.map(({ id }) => id),
  );
  const requests = await findRequests(
    db,
    [...rows.values()].map((row) => row.request_id),
  );
  const all = [...requests.values()];
  const [names, customers, unread] = await Promise.all([
    loadNames(db, all),
    accountNames(
      db,
      all.map((request) => request.customer_id),
    ),
    unreadMessageCounts(
      db,
      [...rows.values()].map((row) => row.quote_id),
      proAccountId,
    ),
  ]);
  return listed.flatMap((facts) => {
    const row = rows.get(facts.id);
    const section = hireSection(facts, today);
    if (!row || section === null) return [];
    const request = requests.get(row.request_id) ?? refuse("not_found");
    return {
      id: row.id,
      quote_id: row.quote_id,
      request_id: row.request_id,
      section,
      next_step: nextHireStep(facts, today),
      service: presentService(request, names),
      region: presentRegion(request, names),
      customer_name: customers.get(request.customer_id) ?? "",
      agreed_price: row.agreed_price,
      agreed_date: row.agreed_date,
      agreed_time: row.agreed_time,
      completed_at: row.completed_at === null ? null : seoulIso(row.completed_at.getTime()),
      unread_message_count: unread.get(row.quote_id) ?? 0,
    };
  });
}

async function findHires(db: Db, ids: readonly string[]): Promise<Map<string, ShownHire>> {
  if (ids.length === 0) return new Map();
  const rows = await db<ShownHire[]>`
    SELECT id, quote_id, request_id, agreed_price, agreed_date, agreed_time, state,
           completed_at
    FROM hires WHERE id IN ${db(ids)}`;
  return new Map(rows.map((row) => [row.id, row]));
}
