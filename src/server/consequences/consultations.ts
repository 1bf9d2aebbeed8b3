import { describeSlot } from "#domain/consultation/slot-labels.ts";
import type { ConsultationSide } from "#domain/consultation/lifecycle.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import { notify } from "../features/notifications/notify.ts";
import type { NotificationKind } from "../features/notifications/kinds.ts";
import { findProCards } from "../features/pros/queries.ts";
import type { Tx } from "../platform/database/sql.ts";
import { lockEventNumbers } from "../platform/events/lock-event-numbers.ts";
import { publishEvents } from "../platform/events/publish.ts";
import type { Consequences, When } from "../platform/happenings.ts";
import { refuse } from "../platform/refusal.ts";

type AnyOf = HappeningOf<"consultation.asked" | "consultation.moved" | "consultation.tomorrow">;
type Words = Partial<Record<ConsultationSide, string>>;

const TOMORROW = "상담이 있어요. 전화번호와 내용을 확인해 주세요.";

export const consultationConsequences = {
  "consultation.asked": [
    (tx, what, when) =>
      notifySides(tx, what, when, {
        kind: "consultation_asked",
        words: { pro: "상담 요청이에요. 확인하고 답해 주세요." },
      }),
  ],
  "consultation.moved": [(tx, what, when) => notifySides(tx, what, when, noticeOf(what))],
  "consultation.tomorrow": [
    (tx, what, when) =>
      notifySides(tx, what, when, {
        kind: "consultation_reminder",
        words: { customer: TOMORROW, pro: TOMORROW },
      }),
  ],
} satisfies Partial<Consequences>;

/** Notifies these sides of a consultation, each with its own words after the time of the slot, in a stable order. */
async function notifySides(
  tx: Tx,
  { consultationId, customerId, proId, startsAt }: AnyOf,
  { now, ids }: When,
  notice: { kind: NotificationKind; words: Words },
): Promise<void> {
  const card = (await findProCards(tx, [proId])).get(proId) ?? refuse("not_found");
  const accounts: Record<ConsultationSide, string> = {
    customer: customerId,
    pro: card.account_id,
  };
  await lockEventNumbers(tx, Object.values(accounts));
  for (const side of ["customer", "pro"] as const) {
    const words = notice.words[side];
    if (words === undefined) continue;
    await notify(tx, {
      accountId: accounts[side],
      kind: notice.kind,
      body: `${describeSlot(startsAt)} ${words}`,
      path: `/consultations/${consultationId}`,
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
  kind: NotificationKind;
  words: Words;
} {
  const why = reason === null ? "" : ` 이유: ${reason}`;
  switch (event) {
    case "confirm":
      return {
        kind: "consultation_confirmed",
        words: { customer: "상담이 확정됐어요. 이제 서로 전화번호를 볼 수 있어요." },
      };
    case "decline":
      return {
        kind: "consultation_declined",
        words: { customer: `상담을 고수가 받지 못했어요. 다른 시간을 골라 보세요.${why}` },
      };
    case "expire":
      return {
        kind: "consultation_expired",
        words: {
          customer: "상담 요청에 답이 오지 않았어요. 다른 시간이나 다른 고수를 찾아보세요.",
          pro: "상담 요청에 답하지 않아 요청이 끝났어요.",
        },
      };
    case "cancel":
      return {
        kind: "consultation_cancelled",
        words: { [by === "pro" ? "customer" : "pro"]: `상담이 취소됐어요.${why}` },
      };
    case "hold":
      // Both were there: their pages change, nobody needs a notice.
      return { kind: "consultation_confirmed", words: {} };
  }
}
