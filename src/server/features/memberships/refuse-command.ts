import type { ErrorCode } from "#contract/errors.ts";
import type { GuaranteeReason } from "#domain/membership/guarantee.ts";
import type { MembershipRefusal } from "#domain/membership/refusal.ts";
import { refuse } from "../../platform/refusal.ts";
import { GUARANTEE_LABELS } from "#domain/membership/notices/guarantee-labels.ts";

const CODES: Record<Exclude<MembershipRefusal, GuaranteeReason>, ErrorCode> = {
  not_allowed: "forbidden",
  not_active: "not_active",
  membership_exists: "membership_exists",
  overdue_forbids: "overdue_forbids",
  payment_pending: "payment_pending",
  renewal_under_way: "renewal_under_way",
  change_while_canceling: "change_while_canceling",
  nothing_pending: "nothing_pending",
  nothing_due: "nothing_due",
  plan_unknown: "plan_unknown",
  same_plan: "same_plan",
  upgrade_not_higher: "upgrade_not_higher",
  method_missing: "method_missing",
  method_unusable: "method_unusable",
  no_price_rise: "no_price_rise",
  consent_not_open: "consent_not_open",
  price_changed: "plan_price_changed",
  payment_unknown: "not_found",
};

/** Answers a command that the rules refuse. */
export function refuseCommand(code: MembershipRefusal): never {
  if (Object.hasOwn(GUARANTEE_LABELS, code)) {
    refuse("guarantee_not_eligible", { message: GUARANTEE_LABELS[code as GuaranteeReason] });
  }
  return refuse(CODES[code as keyof typeof CODES]);
}
