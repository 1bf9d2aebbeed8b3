import { Controller, useFormContext, useWatch } from "react-hook-form";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { SCOPE_MAX } from "#domain/change-order/change-rules.ts";
import { DateField } from "#ui/date/date-field.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import type { ChangeValues } from "./change-values.ts";

const YEAR_DAYS = 365;

/** The input of the chosen kind of change. */
export function ChangeField({ today }: { today: Day }) {
  const { control, register, formState } = useFormContext<ChangeValues>();
  const { errors } = formState;
  const kind = useWatch({ control, name: "kind" });
  switch (kind) {
    case "price":
      return (
        <Controller
          control={control}
          name="price"
          render={({ field }) => (
            <NumberField {...field} label="새 금액" unit="원" error={errors.price?.message} />
          )}
        />
      );
    case "date":
      return (
        <Controller
          control={control}
          name="agreed_date"
          render={({ field }) => (
            <DateField
              {...field}
              label="새로운 날"
              today={today}
              min={today}
              max={addDays(today, YEAR_DAYS)}
              error={errors.agreed_date?.message}
            />
          )}
        />
      );
    case "scope":
      return (
        <TextArea
          label="새로운 범위"
          rows={3}
          limit={SCOPE_MAX}
          error={errors.scope?.message}
          {...register("scope")}
        />
      );
  }
}
