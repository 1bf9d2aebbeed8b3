import { HIGHEST_PRICE } from "#domain/won/highest-price.ts";

/** Bounds of a quote, all inclusive. Lengths are code points after trimming, money is won. */
export const QUOTE_LIMITS = {
  itemsMin: 1,
  itemsMax: 30,
  itemNameMin: 1,
  itemNameMax: 60,
  amountMax: HIGHEST_PRICE,
  messageMin: 10,
  messageMax: 2_000,
  attachmentsMax: 5,
  /** `valid_until` is from tomorrow to so many days from today. */
  validDaysMin: 1,
  validDaysMax: 60,
} as const;
