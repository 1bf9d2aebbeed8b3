// The parts further down a pro's page, hydrated when they are reached, in one file: who reads on comes to all of them.
export { ShownCertifications } from "#web/features/certifications/shown-certifications.tsx";
export { ConsultantSection } from "#web/features/consultations/consultant-section.tsx";
export { ProReviews } from "#web/features/reviews/pro-reviews.tsx";
export { ProTestimonials } from "#web/features/testimonials/pro-testimonials.tsx";
