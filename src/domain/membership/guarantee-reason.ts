import type { GuaranteeAnswer, GuaranteeReason } from "./guarantee.ts";

/**
 * The one reason to name when the guarantee refund is refused: of the form whose window is still open,
 * the first week's before the other one. Null when it can be claimed.
 */
export function firstGuaranteeReason(answer: GuaranteeAnswer): GuaranteeReason | null {
  if (answer.ok) return null;
  const { unused, no_hire } = answer.reasons;
  const form = unused.includes("claim_window_over") ? no_hire : unused;
  return form[0] ?? "claim_window_over";
}
