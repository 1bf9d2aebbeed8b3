/** One kind of number over all categories of a chart; null where there is none. */
export interface ChartSeries {
  key: string;
  label: string;
  values: readonly (number | null)[];
}

/** What every chart takes. */
export interface ChartProps {
  /** What the chart shows, as its heading. */
  title: string;
  /** Name of the category axis, e.g. "주". */
  categoryLabel: string;
  /**
   * Names of the categories: short below the chart, its first word on a line above the rest; full where a value is
   * read.
   */
  categories: readonly { short: string; full: string }[];
  /** At most three: each has a look of its own that needs no colour. */
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** A value as it is read; no value is a dash. */
export function valueText(value: number | null | undefined, format: (value: number) => string) {
  return value === null || value === undefined ? "—" : format(value);
}

/** the values of a category in one sentence. */
export function categoryText({ categories, series, format }: ChartProps, index: number): string {
  const values = series.map(({ label, values }) => `${label} ${valueText(values[index], format)}`);
  return `${categories[index]?.full ?? ""}: ${values.join(", ")}`;
}
