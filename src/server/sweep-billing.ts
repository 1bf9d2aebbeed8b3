import type { GatewayDeps } from "./features/billing/gateway-deps.ts";
import { workBatch } from "./features/billing/sweep.ts";
import { handleWebhookBatch } from "./features/billing/webhook-payments.ts";
import { tickBatch } from "./features/memberships/sweep.ts";
import { sweepTopUps } from "./features/top-ups/sweep.ts";
import { throwFailures } from "./platform/jobs/drain-due.ts";

/**
 * Does all that fell due of memberships, and what it wants of the gateway, in small batches, so that the first
 * members are renewed while the last ones still wait. What fails is left for the next sweep and holds up nobody.
 */
export async function sweepBilling(deps: GatewayDeps): Promise<void> {
  const failed = new Map<string, unknown>();
  await sweepTopUps(deps).catch((error: unknown) => failed.set("top-ups", error));
  for (;;) {
    // At the same time: while the gateway is waited for, the next members' charges are written.
    const done = await Promise.all([
      tickBatch(deps, failed),
      workBatch(deps, failed),
      handleWebhookBatch(deps, failed),
    ]);
    if (done.every((count) => count === 0)) break;
  }
  throwFailures([...failed.values()]);
}
