import { afterCall, CLOSED, mayCall, type Breaker } from "#domain/payment/breaker.ts";
import type { PaymentPort } from "../../gateways/payment/payment-port.ts";
import type { Clock } from "../../platform/clock.ts";
import { refuse } from "../../platform/refusal.ts";

/** What this process knows of whether the gateway is there. */
export interface GatewayHealth {
  breaker: Breaker;
}

interface Watched {
  port: PaymentPort;
  clock: Clock;
  health: GatewayHealth;
}

/** Keys are named by people: whoever names five that nobody answers for would stop the payments of all. */
const ANY_KEY = "a key that somebody named";

export function newGatewayHealth(): GatewayHealth {
  return { breaker: CLOSED };
}

/** The port, each of whose calls reports whether somebody answered. */
export function watchPort(port: PaymentPort, health: GatewayHealth, clock: Clock): PaymentPort {
  async function watched<T extends { outcome: string }>(
    subject: string,
    call: Promise<T>,
  ): Promise<T> {
    const result = await call;
    const answered = result.outcome !== "unknown";
    const now = clock.now().getTime();
    health.breaker = afterCall(health.breaker, { subject, answered, now });
    return result;
  }
  return {
    charge: (order) => watched(order.paymentId, port.charge(order)),
    find: (paymentId) => watched(paymentId, port.find(paymentId)),
    cancel: (order) => watched(order.paymentId, port.cancel(order)),
    readBillingKey: (key) => watched(ANY_KEY, port.readBillingKey(key)),
    deleteBillingKey: (key) => watched(key, port.deleteBillingKey(key)),
  };
}

/** Whether calls are made at this moment. */
export function isGatewayThere({ health, clock }: Omit<Watched, "port">): boolean {
  return mayCall(health.breaker, clock.now().getTime()) === "all";
}

/** The same, after a gateway that was away was asked whether it is back: with a question, never with a charge. */
export async function findGateway(deps: Watched, paymentId: string): Promise<boolean> {
  const may = mayCall(deps.health.breaker, deps.clock.now().getTime());
  if (may === "probe") await deps.port.find(paymentId);
  return isGatewayThere(deps);
}

/** Refuses what a person wants charged while nobody is there to charge it; nothing is begun that would hang. */
export function demandGateway({ health, clock }: Omit<Watched, "port">): void {
  const may = mayCall(health.breaker, clock.now().getTime());
  if (may === "nothing") refuse("payments_unavailable");
}
