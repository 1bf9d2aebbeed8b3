import type { Day } from "#domain/calendar/day.ts";

export const QUOTE_UNITS = ["job", "hour", "visit", "pyeong", "negotiable"] as const;
export type QuoteUnit = (typeof QUOTE_UNITS)[number];

/** What a total is for, as it stands beside it. */
export const QUOTE_UNIT_LABELS: Record<QuoteUnit, string> = {
  job: "한 건",
  hour: "시간당",
  visit: "회당",
  pyeong: "평당",
  negotiable: "협의",
};

export const INCLUSIONS = ["included", "extra", "excluded"] as const;
export type Inclusion = (typeof INCLUSIONS)[number];

export const INCLUSION_LABELS: Record<Inclusion, string> = {
  included: "포함",
  extra: "별도",
  excluded: "불포함",
};

/** A line of a quote. `amount` is won: part of the total when included, its price on top when extra. */
export type QuoteItem = {
  name: string;
  inclusion: Inclusion;
  amount: number;
  /** Which of its service's standard lines it is; null or left out for a line of the pro's own. */
  standard?: string | null;
};

/** What a quote says about money and time, binding for the pro. */
export type QuoteTerms = {
  unit: QuoteUnit;
  items: readonly QuoteItem[];
  /** Won, the sum of the included items. */
  total: number;
  /** Won, the most that extras may add; 0 when there are none. */
  extra_ceiling: number;
  /** The last day on which the quote can be hired. */
  valid_until: Day;
};

/** What a pro fills in; `extra_ceiling` may be left open while nothing is extra. */
export type QuoteDraft = Omit<QuoteTerms, "extra_ceiling"> & {
  extra_ceiling: number | null;
  message: string;
  attachment_ids: readonly string[];
};
