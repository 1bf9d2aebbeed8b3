/** Requests older than this do not count. */
export const POPULARITY_DAYS = 28;

/** After so many days a request counts half. */
const HALF_LIFE_DAYS = 7;

/** What the catalogue's own weight is worth, in people who asked today: about four for the weightiest. */
const PEOPLE_PER_WEIGHT = 0.04;

/** How many people asked last so many whole days ago; a person stands in one row, of their newest request. */
export interface RequestsOnDay {
  daysAgo: number;
  people: number;
}

/** What the people who asked count for together: each the less the longer ago it was, nothing after the last day. */
export function demandOf(asked: readonly RequestsOnDay[]): number {
  return asked
    .filter(({ daysAgo }) => daysAgo >= 0 && daysAgo < POPULARITY_DAYS)
    .reduce((sum, { daysAgo, people }) => sum + people * 0.5 ** (daysAgo / HALF_LIFE_DAYS), 0);
}

export interface Sought {
  /** Of `demandOf`; 0 while nobody asked. */
  demand: number;
  /** Weight in the catalogue: what is known of the trade before anybody asked here. */
  weight: number;
}

/**
 * The most sought after first. The catalogue's weight is the prior, so that a few requests do not turn the list over
 * and a quiet market still has an order; equals keep the order they came in.
 */
export function byPopularity<S extends Sought>(services: readonly S[]): S[] {
  return services.toSorted((a, b) => popularity(b) - popularity(a));
}

function popularity({ demand, weight }: Sought): number {
  return demand + weight * PEOPLE_PER_WEIGHT;
}
