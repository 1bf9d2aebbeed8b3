import { refuse } from "../../platform/refusal.ts";
import type { GatewayDeps } from "./gateway-deps.ts";
import { isGatewayThere } from "./gateway-health.ts";

/**
 * Where the gateway shows its own slip of a payment, which is what counts for taxes; null where it has none. Asked anew
 * each time, since such an address need not hold for ever.
 */
export function slipFinder(deps: GatewayDeps): (paymentId: string) => Promise<string | null> {
  return async (paymentId) => {
    if (!isGatewayThere(deps)) refuse("payments_unavailable");
    const found = await deps.port.find(paymentId);
    if (found.outcome === "unknown") refuse("payments_unavailable");
    return "receiptUrl" in found ? found.receiptUrl : null;
  };
}
