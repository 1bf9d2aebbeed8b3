import { siDoOf } from "#domain/region/region.ts";
import { filterDeals, mayFilter, regionGroups, type AnswerFilter } from "./answer-filter.ts";
import type { Deal } from "./deal.ts";
import { histogram, type Bar } from "./histogram.ts";
import { inOrder, percentilesOf, type Percentiles } from "./percentile.ts";
import { priceMovers, presentGroup, type PriceGroup, type PriceMover } from "./price-movers.ts";
import type { PriceQuestion } from "./price-question.ts";
import { LEAST_DEALS } from "./thresholds.ts";

/** What agreed prices show. */
export interface PriceFigures {
  percentiles: Percentiles;
  bars: Bar[];
  /** Si-do, or the si-gun-gu of the one asked for; most deals first; null for work done online. */
  regions: PriceGroup<string | null>[];
  movers: PriceMover[];
}

export interface PriceGuide<D extends Deal> {
  /** How many deals there are; null when what is asked for has too few to say even that. */
  n: number | null;
  /** Null with fewer than `LEAST_DEALS`. */
  figures: PriceFigures | null;
  /** The deals counted. */
  deals: readonly D[];
}

/** The guide that the deals of a service make, narrowed down to what is asked for. */
export function priceGuide<D extends Deal>(
  all: readonly D[],
  questions: readonly PriceQuestion[],
  asked: AnswerFilter,
): PriceGuide<D> {
  if (!mayFilter(all, asked)) return { n: null, figures: null, deals: [] };
  const deals = filterDeals(all, asked);
  if (deals.length < LEAST_DEALS) return { n: deals.length, figures: null, deals };
  const sorted = inOrder(deals.map(({ price }) => price));
  const percentiles = percentilesOf(sorted);
  const { region, answers } = asked;
  const isSiGunGu = region !== null && region !== siDoOf(region);
  const open = questions.filter((one) => !answers.some(({ question }) => question === one));
  return {
    n: deals.length,
    figures: {
      percentiles,
      bars: histogram(sorted),
      regions: isSiGunGu ? [] : regionGroups(deals, region).map(presentGroup),
      movers: priceMovers(open, deals, percentiles.p50),
    },
    deals,
  };
}
