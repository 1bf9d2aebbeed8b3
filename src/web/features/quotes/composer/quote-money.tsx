import { Controller, useFormContext, useWatch } from "react-hook-form";
import { allInTotal } from "#domain/quote/all-in-total.ts";
import type { QuoteUnit } from "#domain/quote/quote.ts";
import { NumberField } from "#ui/form/number-field.tsx";
import { QuoteSum } from "#web/platform/quote-paper/quote-sum.tsx";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { listProblem } from "#web/platform/form/list-problem.ts";
import { ceilingOf, hasExtra, totalOf, type QuoteFormValues } from "./quote-form-values.ts";

/** What the lines come to so far, and the most that extras may add. */
export function useSums(): { unit: QuoteUnit; isExtra: boolean; total: number; most: number } {
  const { control } = useFormContext<QuoteFormValues>();
  const unit = useWatch({ control, name: "unit" });
  const items = useWatch({ control, name: "items" });
  const ceiling = useWatch({ control, name: "extra_ceiling" });
  const isExtra = hasExtra(items);
  const total = totalOf(items);
  const extra_ceiling = isExtra ? ceilingOf(ceiling) : 0;
  return { unit, isExtra, total, most: allInTotal({ total, extra_ceiling }) };
}

/** The foot of the paper being written: its sum, and where it stops. */
export function QuoteMoney() {
  const { control, formState } = useFormContext<QuoteFormValues>();
  const { unit, isExtra, total, most } = useSums();
  const problem = listProblem(formState.errors.items);
  return (
    <div className="flex flex-col gap-5">
      <FormNotice message={problem} />
      <QuoteSum
        unit={unit}
        total={total}
        all_in_total={most}
        // While an extra has no ceiling yet, it is not true that nothing comes on top.
        {...(isExtra && { withoutExtra: "추가 금액 상한을 적으면 최대 금액이 보여요" })}
      />
      {isExtra && (
        <Controller
          control={control}
          name="extra_ceiling"
          render={({ field }) => (
            <NumberField
              {...field}
              label="추가 금액 상한"
              hint="별도 항목이 생겨도 이 금액보다 더 받지 않겠다는 약속이에요."
              unit="원"
              className="sm:max-w-80"
              error={formState.errors.extra_ceiling?.message}
            />
          )}
        />
      )}
    </div>
  );
}
