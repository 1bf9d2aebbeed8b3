import { useParams } from "@tanstack/react-router";
import { ShownCertifications } from "#web/features/certifications/shown-certifications.tsx";
import { ConsultantSection } from "#web/features/consultations/consultant-section.tsx";
import { ProPage } from "#web/features/pros/pro-page.tsx";
import { ProReviews } from "#web/features/reviews/pro-reviews.tsx";
import { ProTestimonials } from "#web/features/testimonials/pro-testimonials.tsx";

/** A pro's page, where the pro, their testimonials and the reviews of them meet. */
export function ProRoutePage() {
  const { proId } = useParams({ from: "/pros/$proId" });
  return (
    <ProPage
      proId={proId}
      consultation={<ConsultantSection proId={proId} />}
      certifications={<ShownCertifications proId={proId} />}
      testimonials={<ProTestimonials proId={proId} />}
      reviews={<ProReviews proId={proId} />}
    />
  );
}
