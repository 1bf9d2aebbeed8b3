import type { Tier } from "./tier.ts";

/** What pros of a tier do, by the trades that most of its services belong to. */
export const TIER_LABELS: Record<Tier, string> = {
  T1: "레슨·취업",
  T2: "청소·돌봄",
  T3: "이사·수리·촬영",
  T4: "시공·디자인",
  T5: "리모델링·앱",
};
