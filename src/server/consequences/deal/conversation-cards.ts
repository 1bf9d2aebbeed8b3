import { changeKinds } from "#domain/change-order/change-order.ts";
import type { MessageCard } from "#domain/message/cards.ts";
import type { Happening, HappeningOf } from "#domain/happenings/happening.ts";
import { appendCard } from "../../features/messages/append-card.ts";
import type { Consequence } from "../../platform/happenings.ts";

/** Happenings of a quote with both of its sides. */
type OfDeal = Extract<
  Happening,
  { quoteId: string; customerId: string; proAccountId: string }
>["kind"];

interface Subject {
  quoteId: string;
  changeOrderId?: string;
}

interface Side {
  customerId: string;
  proAccountId: string;
}

const customer = ({ customerId }: Side) => customerId;
const pro = ({ proAccountId }: Side) => proAccountId;
/** The account of who did it, null for nobody. */
const doer = (what: Side & { by: string }) =>
  what.by === "customer" ? customer(what) : what.by === "hired_pro" ? pro(what) : null;

/** A card about it stands in the conversation of the quote, for both sides. */
function card<K extends OfDeal>(
  by: (what: HappeningOf<K>) => string | null,
  cardOf: (what: HappeningOf<K>) => MessageCard | null,
): Consequence<K> {
  return async (tx, what, when) => {
    const found = cardOf(what);
    if (found === null) return;
    const { quoteId, changeOrderId }: Subject = what;
    await appendCard(tx, {
      quoteId,
      authorId: by(what),
      card: found,
      subjectId: changeOrderId ?? null,
      ...when,
    });
  };
}

export const showQuoteSent = card<"quote.sent">(pro, ({ total, unit }) => ({
  kind: "quote_sent",
  total,
  unit,
}));
export const showQuoteRead = card<"quote.read">(customer, () => ({ kind: "quote_read" }));
export const showFilesAdded = card<"quote.files_added">(pro, ({ count }) => ({
  kind: "quote_files_added",
  count,
}));
export const showQuoteDeclined = card<"quote.declined">(customer, () => ({
  kind: "quote_declined",
}));
export const showQuoteWithdrawn = card<"quote.withdrawn">(pro, () => ({
  kind: "quote_withdrawn",
}));
export const showQuoteExpired = card<"quote.expired">(
  () => null,
  () => ({ kind: "quote_expired" }),
);
export const showHired = card<"hire.made">(customer, ({ agreedPrice }) => ({
  kind: "hired",
  price: agreedPrice,
}));
export const showAppointment = card<"hire.made">(customer, ({ agreedDate, agreedTime }) => ({
  kind: "appointment",
  day: agreedDate,
  time: agreedTime,
}));
export const showHireCancelled = card<"hire.cancelled">(doer, ({ by, reason }) => ({
  kind: "cancelled",
  by,
  reason,
}));
export const showHireCompleted = card<"hire.completed">(doer, ({ by }) => ({
  kind: "completed",
  by,
}));
export const showChangeProposed = card<"change_order.proposed">(
  doer,
  ({ change, before, over }) => ({ kind: "change_order_proposed", change, before, over }),
);
export const showChangeDecided = card<"change_order.decided">(
  doer,
  ({ change, before, event }) => ({ kind: "change_order_decided", change, before, event }),
);
/** A day that both agreed to change is the day of the appointment. */
export const showNewAppointment = card<"change_order.decided">(doer, ({ change, event, terms }) =>
  event === "approve" && changeKinds(change).includes("date")
    ? { kind: "appointment", day: terms.agreed_date, time: terms.agreed_time }
    : null,
);
