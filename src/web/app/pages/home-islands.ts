// The parts of the front page that are hydrated after it.
export { PriceHighlights } from "#web/features/price-guides/price-highlights.tsx";
export { RecentReviews } from "#web/features/reviews/recent-reviews.tsx";
