import { HOUR_MS } from "#domain/calendar/durations.ts";
import { declineMessage } from "#domain/payment/decline-message.ts";
import { refuse } from "../../platform/refusal.ts";
import type { GatewayDeps } from "./gateway-deps.ts";
import { demandGateway } from "./gateway-health.ts";
import { workForAccount } from "./gateway-work.ts";
import { readNamedMethod, type IssuedMethod } from "./methods.ts";
import { findPayment } from "./queries.ts";

/** Far more than a person presses in an hour, and far fewer than trying cards would take. */
const CHARGES_AN_HOUR = 30;

/**
 * Counts a try to charge, of whatever kind, against the account's share of the hour, and refuses it while the gateway is
 * away. Answers the new method that it names, if it names one.
 */
export async function admitCharge(
  gateway: GatewayDeps,
  call: {
    limitTries: (scope: string, subject: string, max: number, windowMs: number) => Promise<void>;
    viewer: { accountId: string };
  },
  named: Parameters<typeof readNamedMethod>[1] = {},
): Promise<IssuedMethod | null> {
  await call.limitTries("charges", call.viewer.accountId, CHARGES_AN_HOUR, HOUR_MS);
  demandGateway(gateway);
  return readNamedMethod(gateway.port, named);
}

/**
 * Sends the charge that a command has committed, and says what became of it: `none` when nothing had to be charged. A
 * refusal of the gateway is answered as one, and what was accepted before it stands in our rows.
 */
export async function chargeNow(
  gateway: GatewayDeps,
  accountId: string,
  paymentId: string | null,
): Promise<"none" | "paid" | "pending"> {
  await workForAccount(gateway, accountId, paymentId);
  if (paymentId === null) return "none";
  const payment = await findPayment(gateway.sql, paymentId);
  if (!payment) return "none";
  if (payment.status === "pending") return "pending";
  if (payment.status === "paid") return "paid";
  return refuse("payment_declined", { message: declineMessage(payment.code) });
}
