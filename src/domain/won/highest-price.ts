/** The highest price of a single thing, in won. */
export const HIGHEST_PRICE = 1_000_000_000;
