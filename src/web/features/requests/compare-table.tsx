import { Link } from "#web/platform/navigation/link.tsx";
import { clsx } from "clsx";
import type { Comparison } from "#contract/endpoints/requests/requests.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { Rating } from "#ui/display/rating.tsx";

/** The comparison as one table: a column a quote, a row a line; the first column stays while it scrolls. */
export function CompareTable({ comparison }: { comparison: Comparison }) {
  const { quotes, rows } = comparison;
  return (
    <div
      role="region"
      aria-label="견적 비교표"
      tabIndex={0}
      // Positioned, or what is only for screen readers would stand outside of it and widen the page.
      className="relative -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0"
    >
      <table className="w-full border-separate border-spacing-0 text-left">
        <caption className="sr-only">받은 견적을 나란히 비교한 표</caption>
        <thead>
          <tr>
            <td className={firstColumn} />
            {quotes.map((quote) => (
              <th
                key={quote.id}
                scope="col"
                className="min-w-44 border-b border-line p-3 align-top font-normal"
              >
                <span className="flex items-center gap-2">
                  <Avatar
                    name={quote.pro.display_name}
                    src={quote.pro.photo_url}
                    sealOf={quote.pro.id}
                    size="sm"
                  />
                  <span className="font-bold">{quote.pro.display_name}</span>
                </span>
                <Rating
                  value={quote.pro.rating}
                  count={quote.pro.review_count}
                  form="short"
                  size="sm"
                />
                <span className="mt-2 block text-sm text-muted">최대 합계</span>
                <Figure value={quote.all_in_total} unit="원" size="lg" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th
                scope="row"
                className={clsx(
                  firstColumn,
                  "border-b border-line p-3 align-top text-sm font-semibold",
                )}
              >
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  {row.label}
                  {row.differs && <Badge tone="warning">다름</Badge>}
                </span>
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={quotes[index]?.id ?? index}
                  className={clsx(
                    "numeric border-b border-line p-3 align-top",
                    row.differs && "font-semibold",
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={firstColumn} />
            {quotes.map((quote) => (
              <td key={quote.id} className="p-3">
                <ButtonLink
                  block
                  size="sm"
                  aria-label={`${quote.pro.display_name} 견적 자세히 보고 고르기`}
                  render={<Link to="/quote" search={{ id: quote.id }} />}
                >
                  자세히 보고 고르기
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const firstColumn = "sticky left-0 z-10 min-w-28 bg-canvas";
