import type { Query } from "#contract/registry.ts";
import { addDays } from "#domain/calendar/day.ts";
import { dayRangeFault } from "#domain/calendar/day-range.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay, seoulIso, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { USAGE_MONTHS } from "#domain/credits/monthly-usage.ts";
import type { CreditMovement } from "#contract/endpoints/credits.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeTimedCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { isMembershipOverdue } from "../../features/memberships/queries.ts";
import { loadUsage } from "./load-usage.ts";
import { CSV_ROWS_MAX } from "#domain/credits/csv-rows.ts";
import { movementsCsv } from "./movement-csv.ts";
import { findMovements, type MovementFilter, type MovementRow } from "./movement-rows.ts";
import { loadSubjects } from "./movement-subjects.ts";
import { findPastBalance } from "./past-balance.ts";
import { presentCredits } from "./present.ts";
import { presentMovement } from "./present-movement.ts";
import { findLots, findOwedCredits } from "../../features/credits/queries.ts";

const FILES_PER_HOUR = 60;

/** The person's own credits: what there is, what happened to them, and what there was. */
export function creditViewHandlers() {
  return {
    "users.me.credits": async ({ sql, viewer, now }) => {
      const isOverdue = await isMembershipOverdue(sql, viewer.accountId);
      const owed = await findOwedCredits(sql, viewer.accountId);
      return presentCredits(await findLots(sql, viewer.accountId), { isOverdue, owed, now });
    },

    "users.me.credits.ledger": async ({ sql, viewer, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const rows = await findMovements(sql, viewer.accountId, {
        ...readFilter(query),
        before: decodeTimedCursor(query.cursor),
        limit: limit + 1,
      });
      const page = pageOf(rows, limit, ({ at, id }) => ({ at, id }));
      return { items: await presentAll(sql, page.items), next: page.next };
    },

    "users.me.credits.ledger.csv": async ({ sql, viewer, query, now, limit, reply }) => {
      await limit("credits_csv", viewer.accountId, FILES_PER_HOUR, HOUR_MS);
      const rows = await findMovements(sql, viewer.accountId, {
        ...readFilter(query),
        before: null,
        limit: CSV_ROWS_MAX + 1,
      });
      return reply
        .headers({
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="somssi-credits-${seoulDay(now.getTime())}.csv"`,
          "cache-control": "no-store",
        })
        .send(movementsCsv(await presentAll(sql, rows)));
    },

    "users.me.credits.balance": async ({ sql, viewer, query, now }) => {
      const at = new Date(query.at);
      if (at > now) refuse("invalid", { fields: { at: ["지난 시각으로 적어 주세요."] } });
      const { available, held } = await findPastBalance(sql, viewer.accountId, at);
      return { at: seoulIso(at.getTime()), balance: available, held };
    },

    "users.me.credits.usage": async ({ sql, viewer, query, now }) => ({
      months: await loadUsage(sql, viewer.accountId, {
        months: query.months ?? USAGE_MONTHS.usual,
        now,
      }),
    }),
  } satisfies Partial<Handlers>;
}

function readFilter(query: Query<"users.me.credits.ledger.csv">): MovementFilter {
  const { from, to } = query;
  const fault = dayRangeFault(from, to);
  if (fault) refuse("invalid", { fields: { [fault.field]: [fault.message] } });
  return {
    reason: query.reason ?? null,
    from: from === undefined ? null : new Date(startOfSeoulDay(from)),
    until: to === undefined ? null : new Date(startOfSeoulDay(addDays(to, 1))),
    lot: query.lot ?? null,
  };
}

async function presentAll(db: Db, rows: readonly MovementRow[]): Promise<CreditMovement[]> {
  const subjects = await loadSubjects(db, rows);
  return rows.map((row) => presentMovement(row, subjects.get(row.id)));
}
