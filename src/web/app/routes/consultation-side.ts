import type { ConsultationSide } from "#domain/consultation/lifecycle.ts";
import type { Visitor } from "#web/platform/visitor.ts";

/** Which consultations `?side=` means; without it those of the face that the visitor shows. */
export function consultationSide(
  side: string | undefined,
  { userType }: Pick<Visitor, "userType">,
): ConsultationSide {
  if (side === "customer" || side === "pro") return side;
  return userType === "pro" ? "pro" : "customer";
}
