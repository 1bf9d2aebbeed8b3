import { DEAL_SIDES, type DealSide } from "#domain/quote/deal-side.ts";
import { describeSlot } from "#domain/consultation/slot-labels.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import type { NoticeContent } from "#domain/notice/catalogue.ts";
import { notify } from "../features/notifications/notify.ts";
import { findProCards } from "../features/pros/queries.ts";
import type { Tx } from "../platform/database/sql.ts";
import { lockEventNumbers } from "../platform/events/lock-event-numbers.ts";
import { publishEvents } from "../platform/events/publish.ts";
import type { Consequences, When } from "../platform/happenings.ts";
import { refuse } from "../platform/refusal.ts";

type AnyOf = HappeningOf<"consultation.asked" | "consultation.moved" | "consultation.tomorrow">;
type Told = (side: DealSide, slot: string) => NoticeContent;

export const consultationConsequences = {
  "consultation.asked": [
    (tx, what, when) =>
      notifySides(tx, what, when, {
        sides: ["pro"],
        told: (side, slot) => ({ kind: "consultation_asked", values: { side, slot } }),
      }),
  ],
  "consultation.moved": [(tx, what, when) => notifySides(tx, what, when, noticeOf(what))],
  "consultation.tomorrow": [
    (tx, what, when) =>
      notifySides(tx, what, when, {
        sides: DEAL_SIDES,
        told: (side, slot) => ({ kind: "consultation_reminder", values: { side, slot } }),
      }),
  ],
} satisfies Partial<Consequences>;

/** Notifies these sides of a consultation, in a stable order. */
async function notifySides(
  tx: Tx,
  { consultationId, customerId, proId, startsAt }: AnyOf,
  { now, ids }: When,
  notice: { sides: readonly DealSide[]; told: Told },
): Promise<void> {
  const card = (await findProCards(tx, [proId])).get(proId) ?? refuse("not_found");
  const accounts: Record<DealSide, string> = {
    customer: customerId,
    pro: card.account_id,
  };
  await lockEventNumbers(tx, Object.values(accounts));
  for (const side of DEAL_SIDES) {
    if (!notice.sides.includes(side)) continue;
    await notify(tx, {
      accountId: accounts[side],
      ...notice.told(side, describeSlot(startsAt)),
      path: `/consultations/${consultationId}`,
      requestId: null,
      now,
      ids,
    });
  }
  await publishEvents(tx, {
    accountIds: Object.values(accounts),
    kind: "consultation_changed",
    payload: { consultation_id: consultationId },
    now,
  });
}

function noticeOf({ event, by, reason }: HappeningOf<"consultation.moved">): {
  sides: readonly DealSide[];
  told: Told;
} {
  switch (event) {
    case "confirm":
      return {
        sides: ["customer"],
        told: (side, slot) => ({ kind: "consultation_confirmed", values: { side, slot } }),
      };
    case "decline":
      return {
        sides: ["customer"],
        told: (side, slot) => ({ kind: "consultation_declined", values: { side, slot, reason } }),
      };
    case "expire":
      return {
        sides: DEAL_SIDES,
        told: (side, slot) => ({ kind: "consultation_expired", values: { side, slot } }),
      };
    case "cancel":
      return {
        sides: [by === "pro" ? "customer" : "pro"],
        told: (side, slot) => ({ kind: "consultation_cancelled", values: { side, slot, reason } }),
      };
    case "hold":
      // Both were there: their pages change, nobody needs a notice.
      return {
        sides: [],
        told: (side, slot) => ({ kind: "consultation_confirmed", values: { side, slot } }),
      };
  }
}
