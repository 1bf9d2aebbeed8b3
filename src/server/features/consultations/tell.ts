import { describeSlot } from "#domain/consultation/slot-words.ts";
import type { ConsultationSide } from "#domain/consultation/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { publishEvents } from "../../platform/events/publish.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { notify } from "../notifications/notify.ts";
import { findProCards } from "../pros/queries.ts";
import type { ConsultationRow } from "./queries.ts";

export type ConsultationNotice =
  | "consultation_asked"
  | "consultation_confirmed"
  | "consultation_declined"
  | "consultation_expired"
  | "consultation_cancelled"
  | "consultation_reminder";

/** Notifies these sides of a consultation, each with its own words after the time of the slot, in a stable order. */
export async function tellConsultation(
  tx: Tx,
  row: ConsultationRow,
  notice: {
    kind: ConsultationNotice;
    words: Partial<Record<ConsultationSide, string>>;
    now: Date;
    ids: Ids;
  },
): Promise<void> {
  const { kind, now, ids } = notice;
  const card = (await findProCards(tx, [row.pro_id])).get(row.pro_id) ?? refuse("not_found");
  const accounts: Record<ConsultationSide, string> = {
    customer: row.customer_id,
    pro: card.account_id,
  };
  await lockEventNumbers(tx, Object.values(accounts));
  for (const side of ["customer", "pro"] as const) {
    const words = notice.words[side];
    if (words === undefined) continue;
    await notify(tx, {
      accountId: accounts[side],
      kind,
      body: `${describeSlot(row.starts_at.getTime())} ${words}`,
      path: `/consultations/${row.id}`,
      now,
      ids,
    });
  }
  await publishEvents(tx, {
    accountIds: Object.values(accounts),
    kind: "consultation_changed",
    payload: { consultation_id: row.id },
    now,
  });
}
