import type { PaymentPort } from "../../gateways/payment/payment-port.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import type { GatewayHealth } from "./gateway-health.ts";
import type { PaymentOwners } from "./owner.ts";

/** What it takes to carry money between the gateway and our rows. */
export interface GatewayDeps {
  sql: Sql;
  clock: Clock;
  ids: Ids;
  /** Each of its calls reports to `health` whether somebody answered. */
  port: PaymentPort;
  health: GatewayHealth;
  owners: PaymentOwners;
}
