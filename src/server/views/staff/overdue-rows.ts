import { overdueEndAt, owedWon } from "#domain/membership/decisions/overdue.ts";
import type { Arrears } from "#domain/membership/membership.ts";
import type { PlanTerms } from "#domain/membership/plans/plan-version.ts";
import { retriesAt } from "#domain/schedule/overdue-ladder.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { TimedKey } from "../../platform/keyset.ts";

export interface OverdueRow {
  id: string;
  account_id: string;
  person_name: string;
  plan: PlanTerms;
  arrears: Arrears;
  method_usable: boolean;
}

/** Memberships whose payment is missing, the longest overdue first. */
export async function findOverdue(
  db: Db,
  page: { after: TimedKey | null; limit: number },
): Promise<OverdueRow[]> {
  const { after, limit } = page;
  const day = after?.at.toISOString().slice(0, 10) ?? null;
  return db<OverdueRow[]>`
    SELECT m.id, m.account_id, o.name AS person_name, m.plan, m.arrears, m.method_usable
    FROM memberships m JOIN accounts o ON o.id = m.account_id
    WHERE m.state = 'overdue' AND m.arrears IS NOT NULL
      AND (${day}::text IS NULL OR (m.arrears->>'since', m.id) > (${day}, ${after?.id ?? null}::uuid))
    ORDER BY m.arrears->>'since', m.id LIMIT ${limit}`;
}

/** Where the list goes on after a row. */
export function overdueKey({ arrears, id }: OverdueRow): TimedKey {
  return { at: new Date(`${arrears.since}T00:00:00Z`), id };
}

/** What is owed, since when, and what happens next; instants are epoch ms. */
export function describeOverdue({ arrears, method_usable: usable }: OverdueRow) {
  const retries = arrears.kind === "renewal" && usable ? retriesAt(arrears.since) : [];
  return {
    since: arrears.since,
    amount: owedWon(arrears),
    nextRetryAt: retries[arrears.retries] ?? null,
    endsAt: overdueEndAt(arrears),
  };
}
