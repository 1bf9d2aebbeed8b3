import type { AgreedTerms, Change } from "../change-order/change-order.ts";
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
  /** The terms that held then. */
  before: AgreedTerms;
  /** Won above what the quote can come to at most; 0 within it. */
  over: number;
  reason: string;
}

interface ChangeOrderDecided extends HireFacts {
  kind: "change_order.decided";
  changeOrderId: string;
  by: HireSide;
  event: ChangeOrderEvent;
  change: Change;
  /** What was to change; null of a proposal from before it was kept. */
  before: AgreedTerms | null;
  /** The terms that hold now. */
  terms: AgreedTerms;
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
  /** `HH:MM`. */
  agreedTime: string | null;
  /** Of the whole request. */
  quoteCount: number;
}

/** It is the day before the one that both sides agreed on. */
interface HireTomorrow extends HireFacts {
  kind: "hire.tomorrow";
  /** `YYYY-MM-DD`. */
  agreedDate: string;
  /** `HH:MM`. */
  agreedTime: string | null;
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
