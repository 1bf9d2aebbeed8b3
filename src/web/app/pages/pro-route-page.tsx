import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { firstPieces } from "#web/features/portfolio/first-pieces.ts";
import { shownPhotos, WorkMosaic } from "#web/features/portfolio/work-mosaic.tsx";
import { ProPage } from "#web/features/pros/pro-page.tsx";
import { firstTestimonials } from "#web/features/testimonials/first-testimonials.ts";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";

const parts = () => import("./pro-islands.ts");
// The first of them, which many a screen shows: it does not wait for what is further down.
const portfolio = lazyHydrated(
  () => import("#web/features/portfolio/pro-portfolio.tsx").then((module) => module.ProPortfolio),
  { whenReached: true },
);
const certifications = lazyHydrated(() => parts().then((module) => module.ShownCertifications), {
  whenReached: true,
});
const consultation = lazyHydrated(() => parts().then((module) => module.ConsultantSection), {
  whenReached: true,
});
const testimonials = lazyHydrated(() => parts().then((module) => module.ProTestimonials), {
  whenReached: true,
});
const reviews = lazyHydrated(() => parts().then((module) => module.ProReviews), {
  whenReached: true,
});
const save = lazyHydrated(() =>
  import("#web/features/saved-pros/save-button.tsx").then((module) => module.SaveButton),
);

if (import.meta.env.SSR) {
  await Promise.all(
    [portfolio, certifications, consultation, testimonials, reviews, save].map((one) => one.load()),
  );
}

/** A pro's page, where the pro, their work, their testimonials and the reviews of them meet. */
export function ProRoutePage() {
  const { proId } = useParams({ from: "/pros/$proId" });
  const { data: pieces } = useSuspenseInfiniteQuery(firstPieces(proId));
  const { data: recommended } = useSuspenseQuery(firstTestimonials(proId)[0]);
  const photos = shownPhotos(pieces.pages[0]?.items ?? []);
  return (
    <ProPage
      proId={proId}
      work={photos.length > 0 ? <WorkMosaic photos={photos} /> : null}
      portfolio={<portfolio.Part proId={proId} />}
      hasPortfolio={(pieces.pages[0]?.count ?? 0) > 0}
      consultation={<consultation.Part proId={proId} />}
      certifications={<certifications.Part proId={proId} />}
      testimonials={<testimonials.Part proId={proId} />}
      hasTestimonials={recommended.count > 0}
      reviews={<reviews.Part proId={proId} />}
      save={(name) => <save.Part proId={proId} name={name} look="button" />}
    />
  );
}
