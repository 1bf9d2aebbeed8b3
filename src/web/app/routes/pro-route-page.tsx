import { useParams } from "@tanstack/react-router";
import { ProPage } from "#web/features/pros/pro-page.tsx";
import { deferredPart } from "../deferred-part.tsx";

const certifications = deferredPart(() =>
  import("#web/features/certifications/shown-certifications.tsx").then(
    (module) => module.ShownCertifications,
  ),
);
const consultation = deferredPart(() =>
  import("#web/features/consultations/consultant-section.tsx").then(
    (module) => module.ConsultantSection,
  ),
);
const testimonials = deferredPart(() =>
  import("#web/features/testimonials/pro-testimonials.tsx").then(
    (module) => module.ProTestimonials,
  ),
);
const reviews = deferredPart(() =>
  import("#web/features/reviews/pro-reviews.tsx").then((module) => module.ProReviews),
);

if (import.meta.env.SSR) {
  await Promise.all(
    [certifications, consultation, testimonials, reviews].map((one) => one.loading),
  );
}

/** A pro's page, where the pro, their testimonials and the reviews of them meet. */
export function ProRoutePage() {
  const { proId } = useParams({ from: "/pros/$proId" });
  return (
    <ProPage
      proId={proId}
      consultation={<consultation.Part proId={proId} />}
      certifications={<certifications.Part proId={proId} />}
      testimonials={<testimonials.Part proId={proId} />}
      reviews={<reviews.Part proId={proId} />}
    />
  );
}
