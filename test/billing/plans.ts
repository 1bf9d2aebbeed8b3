import type { PlanVersion } from "#domain/membership/plans/plan-version.ts";

/** Plans like those that the migrations install (a test compares them), under ids that read well in a failure. */
export const DEFAULT_PLANS: readonly (PlanVersion & { name: string })[] = [
  { plan_id: "light", name: "라이트", price: 29_000, credits: 30 },
  { plan_id: "standard", name: "스탠다드", price: 59_000, credits: 70 },
  { plan_id: "pro", name: "프로", price: 119_000, credits: 160 },
  { plan_id: "business", name: "비즈니스", price: 249_000, credits: 370 },
].map((plan) => ({ ...plan, effective_from: "2026-01-01", for_sale: true }));
