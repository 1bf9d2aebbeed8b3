import type { DealSide } from "#domain/quote/deal-side.ts";
import type { Me } from "#contract/endpoints/accounts.ts";
import type { Visitor } from "#web/platform/session/visitor.ts";

/**
 * Which consultations `?side=` means; without it those of the face that the visitor shows. Nobody without a
 * pro profile is asked for one.
 */
export function consultationSide(
  side: string | undefined,
  { pro }: Pick<Me, "pro">,
  { userType }: Pick<Visitor, "userType">,
): DealSide {
  if (!pro) return "customer";
  if (side === "customer" || side === "pro") return side;
  return userType === "pro" ? "pro" : "customer";
}
