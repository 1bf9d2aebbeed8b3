import type { Tx } from "../../platform/database/sql.ts";

/** Counts a pro's first quote for a request and how long it took them, in seconds. */
export async function countQuote(tx: Tx, proId: string, answerSeconds: number): Promise<void> {
  await tx`
    UPDATE pro_profiles SET quote_count = quote_count + 1, answer_seconds = answer_seconds + ${answerSeconds}
    WHERE id = ${proId}`;
}

/** Counts a hire, or takes back one that was cancelled. */
export async function countHire(tx: Tx, proId: string, by: 1 | -1): Promise<void> {
  await tx`UPDATE pro_profiles SET hire_count = hire_count + ${by} WHERE id = ${proId}`;
}

/** Counts a completed deal and whether it ended at the quoted price. */
export async function countDeal(tx: Tx, proId: string, atQuotedPrice: boolean): Promise<void> {
  await tx`
    UPDATE pro_profiles
    SET deal_count = deal_count + 1, deal_kept_count = deal_kept_count + ${atQuotedPrice ? 1 : 0}
    WHERE id = ${proId}`;
}

/** Changes what a pro's shown reviews add up to, and how many of them their authors took down. */
export async function changeReviewFigures(
  tx: Tx,
  proId: string,
  by: { reviews: number; points: number; deletedByAuthor: number; deletedByStaff: number },
): Promise<void> {
  await tx`
    UPDATE pro_profiles
    SET review_count = review_count + ${by.reviews}, rating_sum = rating_sum + ${by.points},
        deleted_by_author = deleted_by_author + ${by.deletedByAuthor},
        deleted_by_staff = deleted_by_staff + ${by.deletedByStaff}
    WHERE id = ${proId}`;
}
