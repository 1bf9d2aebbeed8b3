import type { Output } from "#contract/registry.ts";
import type { AnswerFilter } from "#domain/price-guide/answer-filter.ts";
import type { PriceFigures, PriceGuide } from "#domain/price-guide/price-guide.ts";
import { priceOption } from "#domain/price-guide/price-question.ts";
import { LEAST_DEALS, LEAST_IN_GROUP, LEAST_PROS } from "#domain/price-guide/thresholds.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { presentExamplePrice } from "../priced-services.ts";
import type { ServiceRow } from "../../features/catalogue/queries.ts";
import type { DealRow } from "./queries.ts";

type Guide = Output<"prices.get">;
type Place = NonNullable<Guide["asked"]["region"]>;
type Figures = Omit<NonNullable<Guide["agreed"]>, "from" | "to">;

export function presentGuide(facts: {
  service: ServiceRow;
  asked: AnswerFilter;
  guide: PriceGuide<DealRow>;
  placeOf: (code: string) => Place;
  today: string;
}): Guide {
  const { service, asked, guide, placeOf, today } = facts;
  const days = guide.deals.map(({ completedAt }) => seoulDay(completedAt.getTime()));
  const [to, from] = [days[0] ?? today, days.at(-1) ?? today];
  return {
    service: { slug: service.slug, name: service.name, unit: service.unit },
    asked: {
      region: asked.region === null ? null : placeOf(asked.region),
      answers: asked.answers.map(({ question, option }) => ({
        question: question.key,
        label: question.label,
        option: option.value,
        option_label: option.label,
      })),
    },
    basis: guide.figures ? "agreed" : "example",
    n: guide.n,
    least: { deals: LEAST_DEALS, group: LEAST_IN_GROUP, pros: LEAST_PROS },
    as_of: today,
    agreed: guide.figures && { from, to, ...presentFigures(guide.figures, placeOf) },
    example: presentExamplePrice(service),
  };
}

function presentFigures(figures: PriceFigures, placeOf: (code: string) => Place): Figures {
  return {
    percentiles: figures.percentiles,
    histogram: figures.bars.map(({ from, to, n }) => ({ from, to, n })),
    by_region: figures.regions.map(({ key, n, median }) => ({
      region: key === null ? null : placeOf(key),
      n,
      median,
    })),
    by_answer: figures.movers.map(({ question, difference, groups }) => ({
      question: question.key,
      label: question.label,
      difference,
      groups: groups.map(({ key, n, median }) => ({
        option: key,
        option_label: priceOption(question, key)?.label ?? key,
        n,
        median,
      })),
    })),
  };
}
