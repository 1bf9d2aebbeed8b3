import type { GatewayDeps } from "./features/billing/gateway-deps.ts";
import { sweepGateway } from "./features/billing/sweep.ts";
import { sweepMemberships } from "./features/memberships/sweep.ts";
import { sweepTopUps } from "./features/top-ups/sweep.ts";
import { findDueAccounts } from "./features/memberships/queries.ts";

/** What one answer brings about falls due at once, a few times at most. */
const ROUNDS = 5;

/** Memberships and packs first, then what they want of the gateway, until none has anything left to do now. */
export async function sweepBilling(deps: GatewayDeps): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await sweepMemberships(deps);
    await sweepTopUps(deps);
    await sweepGateway(deps);
    if ((await findDueAccounts(deps.sql, deps.clock.now(), 1)).length === 0) return;
  }
}
