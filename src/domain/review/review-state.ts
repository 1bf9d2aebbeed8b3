export const REVIEW_STATES = ["shown", "deleted_by_author", "deleted_by_staff"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
