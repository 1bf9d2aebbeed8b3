import { Controller, useFormContext, useWatch } from "react-hook-form";
import { Figure } from "#ui/display/figure.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { ceilingOf, hasExtra, totalOf, type QuoteFormValues } from "./quote-form-values.ts";

/** What the items come to: the sum of the included ones, and the most that extras may add. */
export function QuoteMoney() {
  const { control, formState } = useFormContext<QuoteFormValues>();
  const items = useWatch({ control, name: "items" });
  const ceiling = useWatch({ control, name: "extra_ceiling" });
  const extra = hasExtra(items);
  const total = totalOf(items);
  const problem = formState.errors.items?.root?.message;
  return (
    <div className="flex flex-col gap-5">
      {extra && (
        <Controller
          control={control}
          name="extra_ceiling"
          render={({ field }) => (
            <NumberField
              {...field}
              label="추가 금액 상한"
              hint="별도 항목이 생겨도 이 금액보다 더 받지 않겠다는 약속이에요."
              unit="원"
              className="sm:max-w-60"
              error={formState.errors.extra_ceiling?.message}
            />
          )}
        />
      )}
      <div className="rounded-lg bg-sunken p-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">
            합계 <span className="font-normal text-muted">(포함 항목)</span>
          </span>
          <output aria-live="polite">
            <Figure value={total} unit="원" size="lg" />
          </output>
        </p>
        {extra && (
          <p className="mt-1 flex items-baseline justify-between gap-4 text-sm text-muted">
            <span>추가 금액까지 더하면</span>
            <span>
              최대 <Figure value={total + ceilingOf(ceiling)} unit="원" size="sm" />
            </span>
          </p>
        )}
      </div>
      {problem && (
        <Notice tone="danger" live="assertive">
          {problem}
        </Notice>
      )}
    </div>
  );
}
