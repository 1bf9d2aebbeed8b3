export const LOT_KINDS = ["plan", "rollover", "topup", "bonus", "refund"] as const;
export type LotKind = (typeof LOT_KINDS)[number];

/** A grant of credits that is spent, expires and is accounted for as one. */
export type Lot = {
  id: string;
  kind: LotKind;
  /** Epoch ms. */
  granted_at: number;
  /** Epoch ms; the first instant at which the lot no longer pays. */
  expires_at: number;
  /** Won paid for the whole lot, 0 for a gift. */
  paid_won: number;
};

/** A lot with what is neither held, spent nor expired of it. */
export type LotWithBalance = Lot & { available: number };

/** Credits of one lot, as part of a hold. Always more than 0. */
export type LotPart = { lot_id: string; amount: number };

/** True from the instant of expiry on. A lot good through a day expires at the start of the next. */
export function isLotExpired(lot: Pick<Lot, "expires_at">, now: number): boolean {
  return now >= lot.expires_at;
}
