import type { Handlers } from "../../platform/http/call.ts";
import { closeAlarm } from "../billing/alarms.ts";
import { decideAndLog } from "./decide.ts";
import { logListLook } from "./look-up.ts";
import type { StaffPages } from "./staff-deps.ts";

/** What of payments needs a person's eye. Each look at a list is logged: it shows personal data. */
export function staffBillingHandlers({ pages }: { pages: StaffPages }) {
  return {
    "staff.billing.alarms": async (call) => {
      await logListLook(call, "alarm.look_up");
      return pages.listAlarms(call.sql, call.query);
    },

    "staff.billing.alarms.close": (call) => {
      const { params, body, now } = call;
      const log = { action: "alarm.close", reason: body.note.trim() } as const;
      return decideAndLog(call, log, async (tx) => {
        const { accountId } = await closeAlarm(tx, { alarmId: params.alarmId, now });
        return { subject: { kind: "alarm", id: params.alarmId }, personId: accountId };
      });
    },

    "staff.billing.overdue": async (call) => {
      await logListLook(call, "overdue.look_up");
      return pages.listOverdue(call.sql, call.query);
    },

    "staff.billing.refunds": async (call) => {
      await logListLook(call, "refund.look_up");
      return pages.listFailedRefunds(call.sql, call.query);
    },
  } satisfies Partial<Handlers>;
}
