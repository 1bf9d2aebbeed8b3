import { Link } from "#web/platform/navigation/link.tsx";
import { typicalWon } from "#domain/won/spoken-won.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import type { PriceFilterSearch } from "./price-filter.ts";
import { countText } from "./price-labels.ts";

export interface ShownGroup {
  key: string;
  label: string;
  n: number;
  median: number;
  /** The guide of this group alone; null when it has too few deals for one. */
  search: PriceFilterSearch | null;
}

interface PriceGroupsProps {
  slug: string;
  /** What the table compares, e.g. "지역마다 중간 가격". */
  caption: string;
  /** Heads the names: "지역", or the question. */
  header: string;
  groups: readonly ShownGroup[];
}

const rowClass =
  "border-b border-line max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-end";

/** Medians of groups side by side: a table whose bars repeat its numbers. Names lead to the group's own guide. */
export function PriceGroups({ slug, caption, header, groups }: PriceGroupsProps) {
  const most = Math.max(...groups.map(({ median }) => median), 1);
  return (
    // The roles are written out: rows that wrap are no table's by themselves.
    <table role="table" className="w-full max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="text-sm text-muted max-sm:block">
        <tr role="row" className={rowClass}>
          <th
            role="columnheader"
            scope="col"
            className="py-2 text-left font-semibold max-sm:flex-1 max-sm:basis-[4rem]"
          >
            {header}
          </th>
          <th
            role="columnheader"
            scope="col"
            className="py-2 pl-4 text-right font-semibold whitespace-nowrap"
          >
            중간 가격
          </th>
          <th
            role="columnheader"
            scope="col"
            className="min-w-[3.25rem] py-2 pl-4 text-right font-semibold whitespace-nowrap"
          >
            거래
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {groups.map(({ key, label, n, median, search }) => (
          <tr key={key} role="row" className={rowClass}>
            <th
              role="rowheader"
              scope="row"
              className="w-full py-1.5 text-left font-normal max-sm:flex-1 max-sm:basis-[7rem]"
            >
              {search ? (
                <TextLink
                  className="inline-flex min-h-11 min-w-11 items-center"
                  render={<Link to="/prices/$slug" params={{ slug }} search={search} />}
                >
                  {label}
                </TextLink>
              ) : (
                <span className="inline-flex min-h-11 min-w-11 items-center">{label}</span>
              )}
              <svg aria-hidden width="100%" height={6} className="mb-1 block">
                <rect width="100%" height={6} rx={3} className="fill-sunken" />
                <rect
                  width={`${(100 * median) / most}%`}
                  height={6}
                  rx={3}
                  className="fill-accent"
                />
              </svg>
            </th>
            {/* As wide in each row: the bars beside them are drawn on one scale. */}
            <td
              role="cell"
              className="numeric py-1.5 pl-4 text-right font-semibold max-sm:min-w-[8rem]"
            >
              {typicalWon(median)}
            </td>
            <td
              role="cell"
              className="numeric min-w-[3.25rem] py-1.5 pl-4 text-right text-sm text-muted"
            >
              {countText(n)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
