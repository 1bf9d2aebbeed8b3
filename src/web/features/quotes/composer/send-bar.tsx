import type { ReactNode } from "react";
import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import { isPerUnit, mostLabel } from "#domain/quote/quoted-price.ts";
import { Button } from "#ui/action/button.tsx";
import { formatCredits, formatWon } from "#web/platform/format/format.ts";
import { useSums } from "./quote-money.tsx";
import { QuoteFigure } from "#web/platform/quote-paper/quote-figure.tsx";

interface SendBarProps {
  formId: string;
  /** What sending holds. */
  credits: number;
  isBusy: boolean;
  /** Above the sum: why it was not sent. */
  children: ReactNode;
}

/** On the window's edge wherever the pro writes: the sum so far, where it stops, and what sending costs. */
export function SendBar({ formId, credits, isBusy, children }: SendBarProps) {
  const { unit, total, most } = useSums();
  return (
    <div className="sticky bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto max-w-340 px-4 py-3 md:px-6">
        {children}
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-44">
            <output aria-live="polite" className="block">
              {isPerUnit(unit) && (
                <span className="text-sm text-muted">{QUOTE_UNIT_LABELS[unit]} </span>
              )}
              <QuoteFigure unit={unit} total={total} size="lg" />
            </output>
            <span className="block text-sm text-muted">
              {most > total && unit !== "negotiable" && (
                <>
                  <span className="numeric inline-block">
                    {mostLabel(unit)} {formatWon(most)} ·
                  </span>{" "}
                </>
              )}
              <span className="inline-block">{formatCredits(credits)} 예치</span>
            </span>
          </p>
          <Button type="submit" form={formId} size="lg" pending={isBusy} className="max-sm:grow">
            견적 보내기
          </Button>
        </div>
      </div>
    </div>
  );
}
