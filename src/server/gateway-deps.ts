import {
  newGatewayHealth,
  watchPort,
  type GatewayHealth,
} from "./features/billing/gateway-health.ts";
import type { GatewayDeps } from "./features/billing/gateway-deps.ts";
import { reconcileMembershipPayment } from "./features/memberships/reconcile-payment.ts";
import { reconcileTopUpPayment } from "./features/top-ups/reconcile-payment.ts";
import type { Payments } from "./gateways/payment/choose-payments.ts";
import type { Clock } from "./platform/clock.ts";
import type { Sql } from "./platform/database/sql.ts";
import type { Ids } from "./platform/ids.ts";

/** The slices that charge, each with its handler of what became of a charge: they meet here alone. */
export function gatewayDeps(deps: {
  sql: Sql;
  clock: Clock;
  ids: Ids;
  payments: Payments;
}): GatewayDeps {
  const { sql, clock, ids, payments } = deps;
  const health = healthOf(payments);
  return {
    sql,
    clock,
    ids,
    port: watchPort(payments.port, health, clock),
    health,
    owners: { membership: reconcileMembershipPayment, topUp: reconcileTopUpPayment },
  };
}

const healths = new WeakMap<Payments, GatewayHealth>();

/** A process knows one gateway, whoever of it calls. */
function healthOf(payments: Payments): GatewayHealth {
  const health = healths.get(payments) ?? newGatewayHealth();
  healths.set(payments, health);
  return health;
}
