import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import type { Db } from "../../platform/database/sql.ts";
import { findCurrentMethod, findMembershipPayments } from "../../features/billing/queries.ts";
import { findPlanNames } from "../../features/memberships/products.ts";
import { loadFacts } from "../../features/memberships/facts.ts";
import { presentOverview } from "./present-overview.ts";
import { loadLatest } from "../../features/memberships/membership-rows.ts";

/** Reads everything that the page of one's own membership shows. */
export async function loadOverview(
  db: Db,
  accountId: string,
  now: Date,
): Promise<MembershipOverview> {
  const row = await loadLatest(db, accountId);
  const [facts, names, method, payments] = await Promise.all([
    loadFacts(db, accountId, row, { now }),
    findPlanNames(db),
    findCurrentMethod(db, accountId),
    row ? findMembershipPayments(db, row.id) : [],
  ]);
  return presentOverview({
    row,
    facts,
    names,
    method,
    lastPayment: payments.at(-1),
    now: now.getTime(),
  });
}
