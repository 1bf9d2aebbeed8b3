import { maskName } from "#domain/account/mask-name.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { dueOn } from "../../features/billing/refunds/present.ts";
import { findTransfers } from "../../features/billing/refunds/queries.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, decodeTimedCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import {
  findOpenReports,
  findWaitingCertifications,
  findWaitingNameChanges,
  findWaitingPros,
} from "./waiting-rows.ts";

/** What waits for staff, the longest waiting first. */
export function waitingHandlers() {
  return {
    "staff.pros": async ({ sql, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeTimedCursor(query.cursor);
      const rows = await findWaitingPros(sql, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ applied_at, id }) => ({ at: applied_at, id }));
      const items = page.items.map((row) => ({
        id: row.id,
        display_name: row.display_name,
        headline: row.headline,
        services: row.services,
        regions: row.regions,
        applied_at: seoulIso(row.applied_at.getTime()),
      }));
      return { items, next: page.next };
    },

    "staff.nameChanges": async ({ sql, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeTimedCursor(query.cursor);
      const rows = await findWaitingNameChanges(sql, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ asked_at, id }) => ({ at: asked_at, id }));
      const items = page.items.map((row) => ({
        id: row.id,
        pro_id: row.pro_id,
        name: row.name,
        previous_name: row.previous_name,
        asked_at: seoulIso(row.asked_at.getTime()),
      }));
      return { items, next: page.next };
    },

    "staff.certifications": async ({ sql, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeTimedCursor(query.cursor);
      const rows = await findWaitingCertifications(sql, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ submitted_at, id }) => ({ at: submitted_at, id }));
      const items = page.items.map((row) => ({
        id: row.id,
        kind: row.kind,
        label: row.label,
        pro_id: row.pro_id,
        pro_name: row.pro_name,
        submitted_at: seoulIso(row.submitted_at.getTime()),
      }));
      return { items, next: page.next };
    },

    "staff.reports": async ({ sql, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeCursor(query.cursor);
      const rows = await findOpenReports(sql, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ id }) => id);
      const items = page.items.map((row) => ({
        id: row.id,
        reason: row.reason,
        pro_id: row.pro_id,
        pro_name: row.pro_name,
        created_at: seoulIso(row.created_at.getTime()),
      }));
      return { items, next: page.next };
    },

    "staff.refunds": async ({ sql, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeCursor(query.cursor);
      const rows = await findTransfers(sql, query.account ?? "known", { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ id }) => id);
      const items = page.items.map((row) => ({
        id: row.id,
        amount: row.amount,
        reason: row.reason,
        person: maskName(row.person_name),
        order_name: row.order_name,
        created_at: seoulIso(row.created_at.getTime()),
        due_on: dueOn(row),
      }));
      return { items, next: page.next };
    },
  } satisfies Partial<Handlers>;
}
