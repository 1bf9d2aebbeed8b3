import { maskName } from "#domain/account/mask-name.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { decodeCursor, decodeTimedCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { closeAlarm, findOpenAlarms } from "../billing/alarms.ts";
import { describeOverdue, findOverdue, overdueKey } from "../memberships/overdue.ts";
import { findPlanNames } from "../products/queries.ts";
import { findFailedRefunds } from "../refunds/queries.ts";
import { decideAndLog } from "./decide.ts";
import { staffActor, writeStaffLog } from "./log.ts";

type ListName = "staff.billing.alarms" | "staff.billing.overdue" | "staff.billing.refunds";

/** What of payments needs a person's eye. Each look at a list is written down: it tells about people. */
export function staffBillingHandlers(): Pick<Handlers, ListName | "staff.billing.alarms.close"> {
  return {
    "staff.billing.alarms": async (call) => {
      await logListLook(call, "alarm.look_up");
      const limit = call.query.limit ?? PAGE_SIZE;
      const after = decodeCursor(call.query.cursor);
      const rows = await findOpenAlarms(call.sql, { after, limit: limit + 1 });
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
    },

    "staff.billing.alarms.close": (call) => {
      const { params, body, now } = call;
      const log = { action: "alarm.close", reason: body.note.trim() };
      return decideAndLog(call, log, async (tx) => {
        const { accountId } = await closeAlarm(tx, { alarmId: params.alarmId, now });
        return { subject: `alarm:${params.alarmId}`, personId: accountId };
      });
    },

    "staff.billing.overdue": async (call) => {
      await logListLook(call, "overdue.look_up");
      const limit = call.query.limit ?? PAGE_SIZE;
      const after = decodeTimedCursor(call.query.cursor);
      const rows = await findOverdue(call.sql, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, overdueKey);
      const names = await findPlanNames(call.sql);
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
    },

    "staff.billing.refunds": async (call) => {
      await logListLook(call, "refund.look_up");
      const limit = call.query.limit ?? PAGE_SIZE;
      const after = decodeCursor(call.query.cursor);
      const rows = await findFailedRefunds(call.sql, { after, limit: limit + 1 });
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
    },
  };
}

async function logListLook(call: Call<ListName>, action: string): Promise<void> {
  const { sql, now, ids } = call;
  await writeStaffLog(sql, { by: staffActor(call), kind: "look_up", action, now, ids });
}
