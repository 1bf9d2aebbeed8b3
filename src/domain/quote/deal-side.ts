/** The two between whom a quote, a hire or a consultation is. */
export const DEAL_SIDES = ["customer", "pro"] as const;
export type DealSide = (typeof DEAL_SIDES)[number];
