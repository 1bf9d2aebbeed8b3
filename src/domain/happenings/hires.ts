import type { Change } from "../change-order/change-order.ts";
import type { ChangeOrderEvent, HireSide } from "../change-order/lifecycle.ts";
import type { RequestActor } from "../request/lifecycle.ts";

export type HireHappening =
  | ChangeOrderProposed
  | ChangeOrderDecided
  | HireCancelled
  | HireCompleted
  | HireMade
  | HireTomorrow
  | MessageSent;

/** A hire, with both its sides. */
interface HireFacts {
  requestId: string;
  quoteId: string;
  customerId: string;
  proId: string;
  proAccountId: string;
}

interface ChangeOrderProposed extends HireFacts {
  kind: "change_order.proposed";
  changeOrderId: string;
  by: HireSide;
  change: Change;
  reason: string;
}

interface ChangeOrderDecided extends HireFacts {
  kind: "change_order.decided";
  changeOrderId: string;
  by: HireSide;
  event: ChangeOrderEvent;
  change: Change;
}

interface HireCancelled extends HireFacts {
  kind: "hire.cancelled";
  /** Staff do it by blocking the request. */
  by: HireSide | "staff";
  reason: string;
}

interface HireCompleted extends HireFacts {
  kind: "hire.completed";
  hireId: string;
  by: Exclude<RequestActor, "staff">;
  /** Whether the work ended at the price of the quote. */
  atQuotedPrice: boolean;
}

interface HireMade extends HireFacts {
  kind: "hire.made";
  /** Won. */
  agreedPrice: number;
  /** `YYYY-MM-DD`. */
  agreedDate: string;
  /** Of the whole request. */
  quoteCount: number;
}

/** It is the day before the one that both sides agreed on. */
interface HireTomorrow extends HireFacts {
  kind: "hire.tomorrow";
  /** `YYYY-MM-DD`. */
  agreedDate: string;
}

interface MessageSent {
  kind: "message.sent";
  messageId: string;
  quoteId: string;
  requestId: string;
  authorId: string;
  otherAccountId: string;
  /** The pro's name for the customer; null when the customer wrote. */
  proName: string | null;
  /** The other side has read all that came before. */
  isFirstUnread: boolean;
}
