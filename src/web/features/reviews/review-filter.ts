import type { ReviewSort } from "#contract/endpoints/reviews.ts";
import type { Input } from "#contract/registry.ts";

/** What the reviews on a pro's page are narrowed to and ordered by, as it stands in the page's URL. */
export interface ReviewSearch {
  rating?: string | undefined;
  service?: string | undefined;
  photo?: string | undefined;
  sort?: string | undefined;
}

/** The names of it in the URL. */
export const REVIEW_SEARCH = ["rating", "service", "photo", "sort"] as const;

export const SORT_LABELS: Record<ReviewSort, string> = {
  newest: "최근 후기부터",
  highest: "별점 높은 것부터",
  lowest: "별점 낮은 것부터",
};

type Filter = Pick<Input<"pro.reviews">, "service" | "with_photo" | "sort"> & { rating?: number };

/** The same as the endpoint's inputs. What nobody could have chosen on the page is left out. */
export function reviewFilter(search: ReviewSearch): Filter {
  const { rating = "", service, photo, sort = "" } = search;
  return {
    ...(/^[1-5]$/.test(rating) ? { rating: Number(rating) } : {}),
    ...(service ? { service } : {}),
    ...(photo ? { with_photo: "true" as const } : {}),
    ...(isSort(sort) && sort !== "newest" ? { sort } : {}),
  };
}

/** Few enough that what stands below the reviews is not out of reach. */
const AT_ONCE = 6;

/** What a pro's page asks its reviews with. */
export function reviewsInput(proId: string, filter: Filter) {
  return { proId, limit: AT_ONCE, ...filter };
}

/** Whether only some of the reviews are meant. */
export function isNarrowed({ rating, service, with_photo }: Filter): boolean {
  return rating !== undefined || service !== undefined || with_photo !== undefined;
}

function isSort(text: string): text is ReviewSort {
  return Object.hasOwn(SORT_LABELS, text);
}
