import { addDays } from "#domain/calendar/day.ts";
import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { holdsPermission } from "#domain/staff/permissions.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Staff } from "../../platform/viewer.ts";
import { findStaff } from "../../features/accounts/queries.ts";
import { findLog } from "./log-rows.ts";
import { presentLogEntry } from "./present.ts";

/** The log of what staff did: all of it for admins, one's own for everybody else. */
export function staffLogHandlers() {
  return {
    "staff.log": async ({ sql, query, viewer }) => {
      const { staff_id: asked = null, kind = null, day } = query;
      const own = onlyOwn(viewer);
      if (own !== null && asked !== null && asked !== own) refuse("forbidden");
      const between = day === undefined ? null : instantsOf(day);
      const limit = query.limit ?? PAGE_SIZE;
      const rows = await findLog(
        sql,
        { staffId: own ?? asked, kind, between },
        { before: decodeCursor(query.cursor), limit: limit + 1 },
      );
      const page = pageOf(rows, limit, ({ id }) => id);
      return { items: page.items.map(presentLogEntry), next: page.next };
    },

    "staff.people": async ({ sql, viewer }) => ({ items: await findStaff(sql, onlyOwn(viewer)) }),
  } satisfies Partial<Handlers>;
}

/** Whose entries alone the caller may read; null for everybody's. */
function onlyOwn(viewer: Staff): string | null {
  return holdsPermission(viewer.level, "whole_log") ? null : viewer.accountId;
}

function instantsOf(day: string): { from: Date; to: Date } {
  return {
    from: new Date(startOfSeoulDay(day)),
    to: new Date(startOfSeoulDay(addDays(day, 1))),
  };
}
