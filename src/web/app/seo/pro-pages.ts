import type { Output } from "#contract/registry.ts";
import { housePicture, proPicture } from "#contract/share-pictures.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { proStep } from "./catalogue-pages.ts";
import { reviewsInput } from "#web/features/reviews/review-filter.ts";
import { clip, sentences } from "./clip.ts";
import type { PublicPage, PublicPageOf } from "./public-page.ts";
import { breadcrumbs, present, type Step, type Thing } from "./things.ts";

type Pro = Output<"pro.get">;
type Review = Output<"pro.reviews">["items"][number];

/** Pages that hang on a pro. */
export const proPages: Record<string, PublicPageOf> = {
  "/pros/$proId": ({ params, origin, read, readFirst }) => {
    const proId = params["proId"] ?? "";
    const pro = read("pro.get", { proId });
    if (!pro) return null;
    const step = proStep(pro);
    return {
      path: step.path,
      description: descriptionOf(pro),
      picture: proPicture(pro),
      type: "profile",
      things: present(
        breadcrumbs(origin, SEARCH, step),
        business(origin, pro, readFirst("pro.reviews", reviewsInput(proId, {}))?.items ?? []),
      ),
    };
  },

  "/pros/$proId/testimonials": ({ params, origin, read }) => {
    const proId = params["proId"] ?? "";
    const pro = read("pro.get", { proId });
    const summary = read("pro.testimonial.summary", { pro_id: proId });
    // Without a single one it is an empty page.
    if (!pro || !summary || summary.count === 0) return null;
    const step = { name: "외부 추천", path: `/pros/${pro.id}/testimonials` };
    return {
      path: step.path,
      description: clip(
        `${pro.display_name} 고수와 서비스 밖에서 함께한 고객이 쓴 추천 ${groupDigits(summary.count)}개를 읽어 보세요.`,
      ),
      picture: proPicture(pro),
      things: [breadcrumbs(origin, SEARCH, proStep(pro), step)],
    };
  },

  "/testimonials/$testimonialId": ({ params, origin, read }) => {
    const testimonialId = params["testimonialId"] ?? "";
    const testimonial = read("pro.testimonial.get", { testimonialId });
    if (!testimonial) return null;
    const { pro } = testimonial;
    const step = { name: "외부 추천", path: `/testimonials/${testimonial.id}` };
    return {
      path: step.path,
      description: clip(testimonial.body),
      picture: housePicture(),
      things: [breadcrumbs(origin, SEARCH, proStep(pro), step)],
    } satisfies PublicPage;
  },
};

const SEARCH: Step = { name: "고수 찾기", path: "/search" };

function descriptionOf(pro: Pro): string {
  const services = pro.services.map(({ name }) => name).slice(0, 3);
  return sentences(
    `${pro.display_name}: ${pro.headline}`,
    pro.rating === null
      ? null
      : `평점 ${pro.rating.toFixed(1)}, 후기 ${groupDigits(pro.review_count)}개.`,
    services.length === 0 ? null : `${services.join(", ")} 견적을 받아 보세요.`,
  );
}

/** The pro with what people wrote: those reviews that stand on the page, and the figures above them. */
function business(origin: string, pro: Pro, reviews: readonly Review[]): Thing {
  return {
    "@type": "ProfessionalService",
    "@id": `${origin}/pros/${pro.id}#business`,
    name: pro.display_name,
    description: pro.headline,
    url: `${origin}/pros/${pro.id}`,
    ...(pro.photo_url && { image: origin + pro.photo_url }),
    // Where pros live is not public; where they work is.
    address: { "@type": "PostalAddress", addressCountry: "KR" },
    areaServed: pro.regions.map(({ name }) => ({ "@type": "AdministrativeArea", name })),
    makesOffer: pro.services.map((offered) => ({
      "@type": "Offer",
      itemOffered: {
        "@type": "Service",
        name: offered.name,
        url: `${origin}/services/${offered.slug}`,
      },
    })),
    ...(pro.rating !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: pro.rating,
        reviewCount: pro.review_count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(reviews.length > 0 && { review: reviews.map(reviewThing) }),
  };
}

function reviewThing(review: Review): Thing {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: review.author_name },
    datePublished: seoulDay(Date.parse(review.created_at)),
    reviewBody: review.body,
    reviewRating: {
      "@type": "Rating",
      ratingValue: review.rating,
      bestRating: 5,
      worstRating: 1,
    },
  };
}
