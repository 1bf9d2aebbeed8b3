import { useParams } from "@tanstack/react-router";
import { ProPage } from "#web/features/pros/pro-page.tsx";
import { ProReviews } from "#web/features/reviews/pro-reviews.tsx";

/** A pro's page, where the pro and the reviews of them meet. */
export function ProRoutePage() {
  const { proId } = useParams({ from: "/pros/$proId" });
  return <ProPage proId={proId} reviews={<ProReviews proId={proId} />} />;
}
