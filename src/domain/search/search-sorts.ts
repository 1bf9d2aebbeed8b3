/** The orders in which pros are found; the first is what a search without one means. */
export const SEARCH_SORTS = ["fit", "rating", "reviews", "hires", "price", "response"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
