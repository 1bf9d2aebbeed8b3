/** What becomes of what was paid for and not used, when its person leaves: it is given up, or its money goes back. */
export const WITHDRAWAL_CHOICES = ["give_up", "refund"] as const;
export type WithdrawalChoice = (typeof WITHDRAWAL_CHOICES)[number];
