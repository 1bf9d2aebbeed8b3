export const TIERS = ["T1", "T2", "T3", "T4", "T5"] as const;

/** Price class of a service; what belongs to each stands in the catalogue. */
export type Tier = (typeof TIERS)[number];

const BASE_CREDITS: Readonly<Record<Tier, number>> = { T1: 2, T2: 3, T3: 4, T4: 6, T5: 12 };

/** Credits that a quote for a service of this tier costs before any modifier. */
export function tierBaseCredits(tier: Tier): number {
  return BASE_CREDITS[tier];
}
