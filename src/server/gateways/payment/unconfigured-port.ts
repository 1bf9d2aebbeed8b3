import type { PaymentPort } from "./payment-port.ts";

const answer = async () => ({ outcome: "unknown", reason: "not_configured" }) as const;

/**
 * Stands where no gateway is configured. It decides nothing: what is due stays due until there is one.
 */
export const unconfiguredPort: PaymentPort = {
  charge: answer,
  find: answer,
  cancel: answer,
  readBillingKey: answer,
  deleteBillingKey: answer,
};
