import { isUndecided } from "#domain/quote/lifecycle.ts";
import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { HelpTip } from "#ui/overlay/help-tip.tsx";
import { formatKoreanDate, formatWon } from "#web/platform/format/format.ts";

/** The sum, the most that may come on top, and until when both stand while it waits for an answer. */
export function QuoteTotals({ quote }: { quote: QuoteDetail }) {
  return (
    <div className="border-t border-line pt-5">
      <DescriptionList
        items={[
          {
            key: "total",
            term: `견적 금액 (${QUOTE_UNIT_LABELS[quote.unit]})`,
            detail: formatWon(quote.total),
          },
          {
            key: "ceiling",
            term: (
              <span className="flex items-center gap-1">
                추가 금액 상한
                <HelpTip about="추가 금액 상한">
                  별도 항목이 생겨도 이 금액보다 더 받지 않겠다는 고수의 약속이에요.
                </HelpTip>
              </span>
            ),
            detail: quote.extra_ceiling === 0 ? "추가 금액 없음" : formatWon(quote.extra_ceiling),
          },
        ]}
      />
      <p className="mt-4 flex items-baseline justify-between gap-4">
        <span className="font-bold">최대 합계</span>
        <Figure value={quote.all_in_total} unit="원" size="xl" />
      </p>
      <Validity quote={quote} />
    </div>
  );
}

/** Nothing once it was decided about: then the agreement holds, or nothing does. */
function Validity({ quote: { state, valid_until: until } }: { quote: QuoteDetail }) {
  if (!isUndecided(state) && state !== "expired") return null;
  return (
    <p className="mt-1 text-right text-sm text-muted">
      <span className="numeric">{formatKoreanDate(until)}</span>
      {state === "expired" ? "까지 유효했어요" : "까지 유효해요"}
    </p>
  );
}
