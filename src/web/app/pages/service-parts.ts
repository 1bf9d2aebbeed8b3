// The parts of a service's page that come to life after it.
export { PriceSummary } from "#web/features/prices/price-summary.tsx";
export { RecentReviews } from "#web/features/reviews/recent-reviews.tsx";
