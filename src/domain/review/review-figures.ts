import { averageRating } from "./rating.ts";

/** Reviews of one service with the same stars, added up. */
export interface ReviewGroup {
  service: string;
  rating: number;
  count: number;
  quality: number;
  communication: number;
  punctuality: number;
}

/** What a pro's shown reviews come to. */
export interface ReviewFigures {
  count: number;
  /** Averages to one decimal, null without reviews. */
  rating: number | null;
  quality: number | null;
  communication: number | null;
  punctuality: number | null;
  /** From five stars down to one. */
  distribution: { rating: number; count: number }[];
  /** Most reviewed first, then by its name in the URL. */
  byService: { service: string; count: number }[];
}

const STARS = [5, 4, 3, 2, 1] as const;

export function reviewFigures(groups: readonly ReviewGroup[]): ReviewFigures {
  const sumOf = (all: readonly ReviewGroup[], value: (group: ReviewGroup) => number) =>
    all.reduce((sum, group) => sum + value(group), 0);
  const countOf = (all: readonly ReviewGroup[]) => sumOf(all, (group) => group.count);
  const count = countOf(groups);
  const average = (value: (group: ReviewGroup) => number) =>
    averageRating({ count, sum: sumOf(groups, value) });
  const services = Map.groupBy(groups, ({ service }) => service);
  return {
    count,
    rating: average((group) => group.rating * group.count),
    quality: average((group) => group.quality),
    communication: average((group) => group.communication),
    punctuality: average((group) => group.punctuality),
    distribution: STARS.map((rating) => ({
      rating,
      count: countOf(groups.filter((group) => group.rating === rating)),
    })),
    byService: [...services]
      .map(([service, some]) => ({ service, count: countOf(some) }))
      .toSorted((a, b) => b.count - a.count || (a.service < b.service ? -1 : 1)),
  };
}
