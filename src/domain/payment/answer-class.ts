/** What an answer of the payment gateway means for the charge (wires.md). */
export type AnswerClass =
  | "unknown_outcome"
  | "declined_today"
  | "replace_method"
  | "our_fault"
  | "done_already";

/** What follows from each class. */
export const ANSWER_CLASSES: Record<
  AnswerClass,
  {
    /** The charge is decided: it did not happen. */
    failed: boolean;
    /** The gateway must be asked by our payment id before anything else is done. */
    ask: boolean;
    /** The same method may be charged again by itself on later days. */
    retryLater: boolean;
    /** Operators are alerted. */
    alarm: boolean;
  }
> = {
  unknown_outcome: { failed: false, ask: true, retryLater: false, alarm: false },
  declined_today: { failed: true, ask: false, retryLater: true, alarm: false },
  replace_method: { failed: true, ask: false, retryLater: false, alarm: false },
  our_fault: { failed: true, ask: false, retryLater: false, alarm: true },
  done_already: { failed: false, ask: true, retryLater: false, alarm: false },
};

// Codes of PortOne and, as `pgCode`, of Toss Payments.
const CLASS_OF_CODE: Readonly<Record<string, AnswerClass>> = {
  PROVIDER_ERROR: "unknown_outcome",
  CARD_PROCESSING_ERROR: "unknown_outcome",
  FAILED_INTERNAL_SYSTEM_PROCESSING: "unknown_outcome",
  UNKNOWN_PAYMENT_ERROR: "unknown_outcome",

  REJECT_CARD_PAYMENT: "declined_today",
  REJECT_ACCOUNT_PAYMENT: "declined_today",
  EXCEED_MAX_DAILY_PAYMENT_COUNT: "declined_today",
  EXCEED_MAX_PAYMENT_AMOUNT: "declined_today",
  EXCEED_MAX_AMOUNT: "declined_today",
  EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT: "declined_today",
  NOT_AVAILABLE_PAYMENT: "declined_today",
  PHONE_MONTHLY_LIMIT_EXCEEDED: "declined_today",

  INVALID_CARD_EXPIRATION: "replace_method",
  INVALID_STOPPED_CARD: "replace_method",
  INVALID_CARD_LOST_OR_STOLEN: "replace_method",
  INVALID_CARD_NUMBER: "replace_method",
  REJECT_CARD_COMPANY: "replace_method",
  NOT_FOUND_BILL_KEY: "replace_method",
  BILLING_KEY_NOT_FOUND: "replace_method",
  BILLING_KEY_ALREADY_DELETED: "replace_method",

  UNAUTHORIZED_KEY: "our_fault",
  INVALID_API_KEY: "our_fault",
  DUPLICATED_ORDER_ID: "our_fault",
  BELOW_MINIMUM_AMOUNT: "our_fault",
  INVALID_REQUEST: "our_fault",
  UNAUTHORIZED: "our_fault",
  FORBIDDEN: "our_fault",
  CHANNEL_NOT_FOUND: "our_fault",
  MAX_TRANSACTION_COUNT_REACHED: "our_fault",
  SUM_OF_PARTS_EXCEEDS_TOTAL_AMOUNT: "our_fault",

  ALREADY_PROCESSED_PAYMENT: "done_already",
  ALREADY_PAID: "done_already",
  ALREADY_PAID_OR_WAITING: "done_already",
};

/**
 * The class of an answer with status `status` (null when none came: time-out, reset, no connection) and
 * error code `code`. A 5xx and a code we do not know leave the outcome unknown: only the gateway's own
 * record says whether money moved.
 */
export function answerClass(status: number | null, code: string | null): AnswerClass {
  if (status === null || status >= 500 || code === null) return "unknown_outcome";
  return Object.hasOwn(CLASS_OF_CODE, code)
    ? (CLASS_OF_CODE[code] ?? "unknown_outcome")
    : "unknown_outcome";
}
