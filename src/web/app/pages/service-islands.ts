// The parts of a service's page that are hydrated after it.
export { PriceSummary } from "#web/features/price-guides/price-summary.tsx";
export { RecentReviews } from "#web/features/reviews/recent-reviews.tsx";
