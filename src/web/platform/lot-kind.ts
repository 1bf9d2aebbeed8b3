import type { Output } from "#contract/registry.ts";

/** What the credits of a lot came from, in words. */
export const lotKind: Record<Output<"users.me.credits">["lots"][number]["kind"], string> = {
  plan: "멤버십",
  rollover: "이월",
  topup: "충전",
  bonus: "보너스",
  refund: "환급",
};
