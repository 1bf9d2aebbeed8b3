import { QUOTE_UNIT_LABELS, type QuoteUnit } from "#domain/quote/quote.ts";
import { isPriceOpen, mostLabel, toAgreeText } from "#domain/quote/quoted-price.ts";
import { HelpTip } from "#ui/overlay/help-tip.tsx";
import { Ceiling } from "#ui/paper/ceiling.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import { QuoteFigure } from "./quote-figure.tsx";

interface QuoteSumProps {
  unit: QuoteUnit;
  /** Won, of what is included. */
  total: number;
  /** Won, with every extra. */
  all_in_total: number;
  /** Said in place of a most where nothing comes on top. */
  withoutExtra?: string;
}

/** What a quote comes to and where it stops, at the foot of its paper. */
export function QuoteSum(props: QuoteSumProps) {
  const { unit, total, all_in_total: most } = props;
  return (
    <div className="border-t-2 border-ink pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="font-bold">견적 금액</span>{" "}
          {!isPriceOpen(props) && (
            <span className="text-sm text-muted">{QUOTE_UNIT_LABELS[unit]}</span>
          )}
        </span>
        <QuoteFigure unit={unit} total={total} size="display" className="ml-auto" />
      </p>
      {unit === "negotiable" ? (
        <p className="mt-3 text-right text-sm text-muted">{toAgreeText({ total, most })}</p>
      ) : (
        <WhereItStops {...props} />
      )}
    </div>
  );
}

function WhereItStops({
  unit,
  total,
  all_in_total: most,
  withoutExtra = "추가 금액이 없어요",
}: QuoteSumProps) {
  return (
    <>
      <Ceiling fixed={total} most={most} className="mt-3 mb-2.5" />
      {most > total ? (
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <span>
            고정 <span className="numeric">{formatWon(total)}</span>
          </span>
          <span className="ml-auto flex flex-wrap items-center justify-end gap-x-1">
            별도를 모두 더해도{" "}
            <strong className="numeric font-semibold text-ink">
              {mostLabel(unit)} {formatWon(most)}
            </strong>
            <HelpTip about="최대 금액">
              별도 항목을 모두 더해도 이 금액보다 더 받지 않겠다는 고수의 약속이에요.
            </HelpTip>
          </span>
        </p>
      ) : (
        <p className="text-right text-sm text-muted">{withoutExtra}</p>
      )}
    </>
  );
}
