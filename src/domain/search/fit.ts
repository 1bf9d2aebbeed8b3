import { DAY_MS } from "#domain/calendar/durations.ts";
import type { RequiredCertificate } from "#domain/catalogue/service.ts";
import type { RatingSum } from "#domain/review/rating.ts";

/** What a pro's place by fit is made of. Nothing that anybody could pay for. */
export type FitFacts = {
  rating: RatingSum;
  hires: number;
  /** First quotes for a request, and the seconds from receiving it to them, added up. */
  answers: { count: number; seconds: number };
  /** Completed deals, and those of them that ended at the quoted price. */
  deals: { completed: number; kept: number };
  /** Kinds of approved certificates. */
  certificates: readonly RequiredCertificate[];
  /** In the first days after approval. */
  isNew: boolean;
};

/** Days after approval in which a pro counts as new. */
const NEW_PRO_DAYS = 60;

/** Whether a pro approved at `since` counts as new; both in epoch ms. */
export function isNewPro(since: number, now: number): boolean {
  return now < since + NEW_PRO_DAYS * DAY_MS;
}

export type FitPoints = {
  rating: number;
  hires: number;
  answers: number;
  deals: number;
  certificates: number;
  newcomer: number;
};

const PRIOR_REVIEWS = 5;
const PRIOR_SUM = 20;
const PRIOR_ANSWER_POINTS = 40;
const LEAST_DEALS = 5;
const PRIOR_DEAL_POINTS = 75;

/**
 * Whole points of each part: at most 400 for the rating (200 for each point of the smoothed average above 3), 200 for
 * hires (half of them at ten), 150 for answering fast (half of them at an hour), 150 for ending at the quoted price,
 * 75 for certificates, 60 for being new. What is not known yet counts as middling. The function `search_fit` of the
 * database says the same.
 */
export function fitPoints(facts: FitFacts): FitPoints {
  const { rating, hires, answers, deals, certificates, isNew } = facts;
  const reviews = rating.count + PRIOR_REVIEWS;
  return {
    rating: Math.max(0, Math.floor((200 * (rating.sum + PRIOR_SUM - 3 * reviews)) / reviews)),
    hires: Math.floor((200 * hires) / (hires + 10)),
    answers:
      answers.count === 0
        ? PRIOR_ANSWER_POINTS
        : Math.floor((150 * 3600 * answers.count) / (3600 * answers.count + answers.seconds)),
    deals:
      deals.completed < LEAST_DEALS
        ? PRIOR_DEAL_POINTS
        : Math.floor((150 * deals.kept) / deals.completed),
    certificates: 25 * new Set(certificates).size,
    newcomer: isNew ? 60 : 0,
  };
}

/** All points of a pro. Found by their name they stand above those found otherwise; among equals a fixed draw decides. */
export function fitOf(facts: FitFacts): number {
  return Object.values(fitPoints(facts)).reduce((sum, points) => sum + points, 0);
}
