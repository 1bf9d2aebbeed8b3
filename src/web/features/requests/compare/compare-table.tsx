import { clsx } from "clsx";
import { useRef, useState, type ReactNode } from "react";
import type { Comparison } from "#contract/endpoints/requests/requests.ts";
import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import { areComparable } from "#domain/quote/compare.ts";
import { isPerUnit, quotedPrice } from "#domain/quote/quoted-price.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { columnWidth } from "./column-width.ts";
import { ComparedHead, ComparedOpen } from "./compared-quote.tsx";
import { LineCell } from "./line-cell.tsx";
import { StuckNames } from "./stuck-names.tsx";

type Quote = Comparison["quotes"][number];

/**
 * The comparison as one table, a paper a quote. On a phone each row's name stands above its cells, two papers are in
 * view, and the others are swiped to; the rows are grids then, which is why the roles are spelled out.
 */
export function CompareTable({ comparison }: { comparison: Comparison }) {
  const { quotes, lines, standouts } = comparison;
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const differing = lines.filter(({ differs }) => differs);
  const facts = factsOf(quotes);
  const same = facts.filter((fact) => isSame(fact.cells));
  const shown = onlyDiffering ? differing : lines;
  return (
    <>
      {differing.length > 0 && differing.length < lines.length && (
        <Checkbox
          className="print:hidden"
          label="고수마다 다른 줄만 보기"
          checked={onlyDiffering}
          onChange={(event) => setOnlyDiffering(event.target.checked)}
        />
      )}
      <StuckNames quotes={quotes} scroller={scroller} />
      <div
        ref={scroller}
        role="region"
        aria-label="견적 비교표"
        tabIndex={0}
        // Positioned, or what is only for screen readers would stand outside of it and widen the page.
        className="relative -mx-4 mt-2 snap-x snap-proximity scroll-pl-4 overflow-x-auto px-4 pb-3 print:mx-0 print:overflow-visible print:px-0 md:-mx-6 md:px-6 lg:mx-0 lg:overflow-visible lg:px-0"
      >
        <table
          role="table"
          className={clsx(
            columnWidth(quotes.length),
            "text-left text-[0.9375rem] max-lg:block max-lg:w-max print:w-full lg:-mx-3 lg:w-[calc(100%+1.5rem)] lg:table-fixed lg:border-separate lg:border-spacing-x-3 lg:border-spacing-y-0",
          )}
        >
          <caption className="sr-only">받은 견적을 나란히 비교한 표</caption>
          <thead role="rowgroup" className="max-lg:block">
            <tr role="row" className={rowClass(quotes.length)}>
              <td className="w-44 max-lg:hidden" />
              {quotes.map((quote, index) => (
                <ComparedHead
                  key={quote.id}
                  quote={quote}
                  scale={scaleOf(quotes, quote.unit)}
                  cheapest={cheapestText(quotes, standouts.cheapest, index)}
                  isFullest={standouts.fullest === index}
                />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-lg:block">
            <GroupName count={quotes.length}>금액</GroupName>
            <Row name="견적 금액" count={quotes.length}>
              {quotes.map((quote) => (
                <Cell key={quote.id} className="numeric text-right font-bold">
                  {quotedPrice(quote)}
                </Cell>
              ))}
            </Row>
            <Row name="더 나올 수 있는 금액" count={quotes.length}>
              {quotes.map((quote) => (
                <Cell
                  key={quote.id}
                  className={clsx(
                    "numeric text-right",
                    quote.extra_ceiling > 0 ? "font-semibold text-warning" : "text-muted",
                  )}
                >
                  {quote.extra_ceiling > 0 ? extraText(quote) : "없음"}
                </Cell>
              ))}
            </Row>
            {facts
              .filter((fact) => !isSame(fact.cells))
              .map(({ name, cells }) => (
                <Row key={name} name={name} count={quotes.length}>
                  {cells.map((cell, index) => (
                    <Cell
                      key={quotes[index]?.id ?? index}
                      className="numeric text-right max-lg:text-[0.8125rem]"
                    >
                      {cell}
                    </Cell>
                  ))}
                </Row>
              ))}
            {shown.length > 0 && <GroupName count={quotes.length}>항목</GroupName>}
            {shown.map((line, at) => (
              // Two lines may have the same name.
              <Row
                key={`${at}-${line.name}`}
                name={line.name}
                differs={line.differs}
                count={quotes.length}
              >
                {line.cells.map((cell, index) => (
                  <Cell key={quotes[index]?.id ?? index}>
                    <LineCell cell={cell} quote={quotes[index]} name={line.name} />
                  </Cell>
                ))}
              </Row>
            ))}
            <GroupName count={quotes.length}>고수</GroupName>
            <Row name="견적 일치율" count={quotes.length}>
              {quotes.map(({ id, pro }) => (
                <Cell
                  key={id}
                  className={clsx(
                    "numeric text-right",
                    pro.agreement_rate === null ? "text-muted" : "font-semibold",
                  )}
                >
                  {pro.agreement_rate === null ? "거래가 적어요" : `${pro.agreement_rate}%`}
                </Cell>
              ))}
            </Row>
            <Row name="판매자" count={quotes.length}>
              {quotes.map(({ id, seller }) => (
                <Cell key={id} className="text-right max-lg:text-[0.8125rem]">
                  {seller}
                </Cell>
              ))}
            </Row>
            <Row name="고용" count={quotes.length}>
              {quotes.map(({ id, pro }) => (
                <Cell key={id} className="numeric text-right">
                  {groupDigits(pro.hire_count)}번
                </Cell>
              ))}
            </Row>
          </tbody>
          <tfoot role="rowgroup" className="max-lg:block print:hidden">
            <tr role="row" className={rowClass(quotes.length)}>
              <td className="max-lg:hidden" />
              {quotes.map((quote) => (
                <ComparedOpen key={quote.id} quote={quote} />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {quotes.length > 1 && same.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          <span className="font-semibold text-ink">모두 같아요</span>{" "}
          {same.map(({ name, cells: [cell] }) => `${name} ${cell}`).join(" · ")}
        </p>
      )}
    </>
  );
}

/** What is said once below where all agree, and in a row where they do not. */
function factsOf(quotes: readonly Quote[]): { name: string; cells: string[] }[] {
  return [
    { name: "단위", cells: quotes.map(({ unit }) => QUOTE_UNIT_LABELS[unit]) },
    {
      name: "유효 기간",
      cells: quotes.map(({ valid_until }) => `${formatKoreanDate(valid_until)}까지`),
    },
  ];
}

/** What may come on top, of a price for one unit for each of them. */
function extraText({ unit, extra_ceiling }: Quote): string {
  const won = formatWon(extra_ceiling);
  return isPerUnit(unit) ? `${QUOTE_UNIT_LABELS[unit]} ${won}` : won;
}

/** Won, the highest most of those quotes whose sums are for the same. */
function scaleOf(quotes: readonly Quote[], unit: Quote["unit"]): number {
  const alike = quotes.filter((quote) => areComparable([quote, { unit }]));
  return Math.max(...alike.map((quote) => quote.all_in_total));
}

function isSame(cells: readonly string[]): boolean {
  return new Set(cells).size < 2;
}

/** How a quote's most stands to the lowest; null where there is no lowest. */
function cheapestText(
  quotes: readonly Quote[],
  cheapest: number | null,
  index: number,
): { text: string; isCheapest: boolean } | null {
  const [lowest, own] = [cheapest === null ? undefined : quotes[cheapest], quotes[index]];
  if (!lowest || !own) return null;
  return cheapest === index
    ? { text: "가장 낮아요", isCheapest: true }
    : { text: `${formatWon(own.all_in_total - lowest.all_in_total)} 높아요`, isCheapest: false };
}

const columns: Record<number, string> = {
  1: "max-lg:grid-cols-[repeat(1,var(--column))] print:grid-cols-1",
  2: "max-lg:grid-cols-[repeat(2,var(--column))] print:grid-cols-2",
  3: "max-lg:grid-cols-[repeat(3,var(--column))] print:grid-cols-3",
  4: "max-lg:grid-cols-[repeat(4,var(--column))] print:grid-cols-4",
  5: "max-lg:grid-cols-[repeat(5,var(--column))] print:grid-cols-5",
};

function rowClass(count: number): string {
  return clsx("max-lg:grid max-lg:gap-x-2 print:break-inside-avoid", columns[count]);
}

const stuckLeft =
  "max-lg:sticky max-lg:left-0 max-lg:col-span-full max-lg:w-[calc(100vw-2rem)] md:max-lg:w-[calc(100vw-3rem)] print:static print:w-auto";

function GroupName({ count, children }: { count: number; children: string }) {
  return (
    <tr role="row" className={clsx(rowClass(count), "print:break-after-avoid")}>
      <th
        role="rowheader"
        scope="rowgroup"
        className={clsx(
          stuckLeft,
          "pt-5 pb-1.5 align-bottom text-[1.0625rem] font-bold print:pt-3 print:pb-0",
        )}
      >
        {children}
      </th>
      {Array.from({ length: count }, (_, index) => (
        <td key={index} className="h-14 bg-paper max-lg:hidden" />
      ))}
    </tr>
  );
}

type RowProps = { name: string; differs?: boolean; count: number; children: ReactNode };

function Row({ name, differs = false, count, children }: RowProps) {
  return (
    <tr role="row" className={rowClass(count)}>
      <th
        role="rowheader"
        scope="row"
        className={clsx(
          stuckLeft,
          "py-2 pr-2 leading-snug font-medium print:py-1 max-lg:flex max-lg:justify-between max-lg:gap-3 max-lg:pb-0.5 max-lg:text-sm max-lg:text-muted lg:border-t lg:border-line-strong/30",
        )}
      >
        {name}
        {differs && (
          <span className="flex shrink-0 items-center gap-1.5 text-xs font-normal text-warning before:size-1.5 before:rounded-full before:bg-chija-dye before:content-['']">
            고수마다 달라요
          </span>
        )}
      </th>
      {children}
    </tr>
  );
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <td
      role="cell"
      className="bg-paper px-3 max-lg:rounded-paper max-lg:border-b max-lg:border-line lg:border-t lg:border-line lg:px-5"
    >
      <div className={clsx("flex min-h-11 items-center lg:min-h-13 print:min-h-7", className)}>
        <span className="w-full">{children}</span>
      </div>
    </td>
  );
}
