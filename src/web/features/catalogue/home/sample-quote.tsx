import { includedTotal } from "#domain/quote/included-total.ts";
import { allInTotal } from "#domain/quote/all-in-total.ts";
import type { QuoteItem } from "#domain/quote/quote.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { Ceiling } from "#ui/paper/ceiling.tsx";
import { InclusionMark } from "#ui/paper/inclusion-mark.tsx";
import { leaderLine, leaderSum } from "#ui/paper/leader.tsx";
import { Paper, PaperTitle } from "#ui/paper/paper.tsx";
import { Seal } from "#ui/seal/seal.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { INCLUSION_LABELS } from "#domain/quote/quote.ts";
import { formatWon } from "#web/platform/format/format.ts";
import { lineSum } from "#web/platform/quote-paper/quote-lines.tsx";

const items: QuoteItem[] = [
  { name: "전체 청소", inclusion: "included", amount: 312_000 },
  { name: "베란다·창틀 집중 청소", inclusion: "included", amount: 48_000 },
  { name: "곰팡이 제거", inclusion: "extra", amount: 40_000 },
  { name: "폐기물 수거", inclusion: "excluded", amount: 0 },
];
const total = includedTotal(items);
const most = allInTotal({ total, extra_ceiling: 40_000 });

/** What a quote looks like here: every line says whether it is in the price. Marked as an example. */
export function SampleQuote() {
  return (
    <div className="grid grid-cols-1 place-items-center rounded-xl bg-deep px-4 py-8 md:py-12">
      <Paper className="w-full max-w-100 -rotate-1 max-md:p-4">
        <PaperTitle title="견적서" aside={<Badge>예시</Badge>} />
        <div className="relative mt-4 border-b border-line pr-20 pb-4">
          <p className="text-lg font-bold">입주청소</p>
          <p className="text-sm text-muted">공급 24평</p>
          <Seal
            name="맑은손청소"
            pixels={64}
            ink="binds"
            stamped
            className="absolute -top-1 right-0"
          />
        </div>
        <ul className="mt-4 flex flex-col gap-2.5 border-b-2 border-ink pb-4 text-[0.9375rem]">
          {items.map((item) => (
            <li key={item.name} className="flex items-baseline gap-2.5">
              <InclusionMark kind={item.inclusion} className="translate-y-[3px]" />
              <span className={`${leaderLine} min-w-0 flex-1`}>
                <span className={item.inclusion === "excluded" ? "text-muted" : ""}>
                  <VisuallyHidden>{INCLUSION_LABELS[item.inclusion]} </VisuallyHidden>
                  {item.name}
                </span>
                {item.inclusion !== "excluded" && (
                  <span className={leaderSum()}>
                    <span
                      className={
                        item.inclusion === "extra"
                          ? "numeric font-semibold text-warning"
                          : "numeric font-semibold"
                      }
                    >
                      {lineSum(item)}
                    </span>
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-sm font-semibold">견적 금액</span>
          <Figure value={total} unit="원" size="xl" className="ml-auto" />
        </p>
        <Ceiling fixed={total} most={most} className="mt-2 mb-2" />
        <p className="text-right text-sm text-muted">
          더해도 <strong className="numeric font-semibold text-ink">최대 {formatWon(most)}</strong>
        </p>
      </Paper>
    </div>
  );
}
