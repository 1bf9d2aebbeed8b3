import type { ListedPro } from "#contract/endpoints/market-parts.ts";
import type { Output } from "#contract/registry.ts";
import type { QuestionAndAnswer } from "#domain/catalogue/service-questions.ts";
import { averageRating } from "#domain/review/rating.ts";
import type { ServiceRegionRow } from "../service-region-rows.ts";
import { presentServiceSummary } from "./present.ts";
import type { ServiceRow } from "../../features/catalogue/queries.ts";

/** A region as a link to a service there. */
export function presentRegionLink({ code, name, full_name, pro_count }: ServiceRegionRow) {
  return { code, name, full_name, pro_count };
}

/** A service in a region. */
export function presentServiceRegion(
  here: ServiceRegionRow,
  facts: {
    service: ServiceRow;
    around: ServiceRegionRow | null;
    nearby: ServiceRegionRow[];
    topPros: ListedPro[];
    questions: QuestionAndAnswer[];
  },
): Output<"services.inRegion"> {
  const { code, name, full_name, level } = here;
  return {
    service: presentServiceSummary(facts.service),
    region: { code, name, full_name, level },
    around: facts.around && presentRegionLink(facts.around),
    nearby: facts.nearby.map(presentRegionLink),
    pro_count: here.pro_count,
    deal_count: here.deal_count,
    review_count: here.review_count,
    rating: averageRating({ count: here.review_count, sum: here.rating_sum }),
    top_pros: facts.topPros,
    questions: facts.questions,
  };
}
