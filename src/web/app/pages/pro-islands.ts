// The parts of a pro's page that are hydrated after it, in one file: each of its own would wait for its own requests.
export { ShownCertifications } from "#web/features/certifications/shown-certifications.tsx";
export { ConsultantSection } from "#web/features/consultations/consultant-section.tsx";
export { ProPortfolio } from "#web/features/portfolio/pro-portfolio.tsx";
export { ProReviews } from "#web/features/reviews/pro-reviews.tsx";
export { ProTestimonials } from "#web/features/testimonials/pro-testimonials.tsx";
export { SaveButton } from "#web/features/saved-pros/save-button.tsx";
