import type { DealFacts, DealStepName } from "./deal-steps.ts";

/** What is worth a page of its own on the way of a request, by its name in the path. */
export const MOMENTS = ["published", "first-quote", "hired", "completed", "reviewed"] as const;
export type Moment = (typeof MOMENTS)[number];

/** Of these the pro has pages as well. */
export const PRO_MOMENTS = ["hired", "completed", "reviewed"] as const;
export type ProMoment = (typeof PRO_MOMENTS)[number];

const MOMENT_OF: Record<DealStepName, Moment> = {
  sent: "published",
  quote: "first-quote",
  hire: "hired",
  work: "completed",
  review: "reviewed",
};

export function momentOf(step: DealStepName): Moment {
  return MOMENT_OF[step];
}

export function isMoment(text: string): text is Moment {
  return (MOMENTS as readonly string[]).includes(text);
}

export function isProMoment(moment: Moment): moment is ProMoment {
  return (PRO_MOMENTS as readonly string[]).includes(moment);
}

/** The page of a moment of a customer's request. */
export function momentPath(requestId: string, moment: Moment): string {
  return `/requests/${requestId}/${moment}`;
}

/** The page of a moment of a pro's hire. */
export function proMomentPath(hireId: string, moment: ProMoment): string {
  return `/pro/hires/${hireId}/${moment}`;
}

/**
 * True once a moment has come: its page is there from then on, whatever happens after it. That of a hire stays when it
 * is cancelled, and then tells of that.
 */
export function isReached(moment: Moment, { firstQuoteOn, hire }: DealFacts): boolean {
  switch (moment) {
    case "published":
      return true;
    case "first-quote":
      return firstQuoteOn !== null;
    case "hired":
      return hire !== null;
    case "completed":
      return hire !== null && hire.completedOn !== null;
    case "reviewed":
      return hire !== null && hire.reviewedOn !== null;
  }
}
