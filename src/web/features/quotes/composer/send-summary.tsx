import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import { isPriceOpen, mostLabel, toAgreeText } from "#domain/quote/quoted-price.ts";
import { allInTotal } from "#domain/quote/all-in-total.ts";
import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import { Leaders } from "#ui/paper/leader.tsx";
import { formatCredits, formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { ceilingOf, hasExtra, totalOf, type QuoteFormValues } from "./quote-form-values.ts";

/** What is about to be promised, and what sending it holds. */
export function SendSummary({ values, credits }: { values: QuoteFormValues; credits: number }) {
  const total = totalOf(values.items);
  const extra_ceiling = hasExtra(values.items) ? ceilingOf(values.extra_ceiling) : 0;
  const most = allInTotal({ total, extra_ceiling });
  return (
    <>
      <Leaders
        className="numeric mb-4 text-ink"
        items={[
          {
            key: "total",
            name: `견적 금액 (${QUOTE_UNIT_LABELS[values.unit]})`,
            sum: isPriceOpen({ unit: values.unit, total }) ? "고용할 때 정해요" : formatWon(total),
          },
          ...(most > total && values.unit !== "negotiable"
            ? [{ key: "most", name: mostLabel(values.unit), sum: formatWon(most) }]
            : []),
          { key: "valid", name: "유효 기간", sum: `${formatKoreanDate(values.valid_until)}까지` },
          { key: "credits", name: "예치", sum: formatCredits(credits) },
        ]}
      />
      {most === 0 && values.unit !== "negotiable" && (
        <p className="mb-2 font-semibold text-ink">이대로 고용되면 받는 돈이 없어요.</p>
      )}
      {values.unit === "negotiable" && (
        <p className="mb-2 font-semibold text-ink">{toAgreeText({ total, most })}.</p>
      )}
      고객이 읽으면 예치한 크레딧이 쓰이고, 읽지 않으면 {UNREAD_HOLD_TEXT} 뒤 돌아와요.
    </>
  );
}
