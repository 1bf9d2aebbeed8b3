import { errorCode } from "#server/platform/system-error.ts";
import type { Refused, Unknown } from "./payment-port.ts";
import { PortOneError } from "./portone-call.ts";

/** Whether the gateway answered with one of these errors. */
export function isErrorOf(error: unknown, ...types: string[]): boolean {
  return error instanceof PortOneError && types.includes(error.type);
}

/** What the gateway says when it surely has done nothing. A word not listed here leaves the outcome unknown. */
const REFUSALS: ReadonlySet<string> = new Set([
  "BILLING_KEY_ALREADY_DELETED",
  "BILLING_KEY_NOT_FOUND",
  "CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT",
  "CHANNEL_NOT_FOUND",
  "FORBIDDEN",
  "INVALID_REQUEST",
  "MAX_TRANSACTION_COUNT_REACHED",
  "PAYMENT_NOT_FOUND",
  "PAYMENT_NOT_PAID",
  "SUM_OF_PARTS_EXCEEDS_TOTAL_AMOUNT",
  "UNAUTHORIZED",
]);

/**
 * What a failed call means: a refusal when the gateway said so in its own words, and unknown for all else, such as
 * a lost link, no answer in time, or an answer that is not the gateway's.
 */
export function readFailure(error: unknown): Refused | Unknown {
  if (!(error instanceof PortOneError)) return asUnknown(error);
  const { type, pgCode } = error;
  // The payment company behind the gateway refused, or did not answer it: `pgCode` says which.
  if (pgCode !== null) return { outcome: "refused", code: pgCode };
  return REFUSALS.has(type) ? { outcome: "refused", code: type } : asUnknown(error);
}

export function asUnknown(error: unknown): Unknown {
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return { outcome: "unknown", reason: "timeout" };
  }
  if (error instanceof PortOneError) return { outcome: "unknown", reason: error.type };
  if (error instanceof SyntaxError) return { outcome: "unknown", reason: "answer_unreadable" };
  const code = errorCode(error instanceof Error ? error.cause : error);
  return { outcome: "unknown", reason: code ?? "network" };
}
