import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import type { Day } from "#domain/calendar/day.ts";
import { lastAgreedDay } from "#domain/request/agreed-date.ts";
import type { ChangeKind } from "#domain/change-order/change-order.ts";
import { SCOPE_MAX } from "#domain/change-order/change-rules.ts";
import { overCeiling } from "#domain/change-order/over-ceiling.ts";
import { DateField } from "#ui/date/date-field.tsx";
import { TimeField } from "#ui/date/time-field.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import type { Hire } from "../agreed-terms.tsx";
import type { ChangeValues } from "./change-values.ts";

/** The input of one kind of change. */
export function ChangeField({ kind, hire, today }: { kind: ChangeKind; hire: Hire; today: Day }) {
  switch (kind) {
    case "price":
      return <PriceField hire={hire} />;
    case "date":
      return <DayFields today={today} />;
    case "scope":
      return <ScopeField />;
  }
}

function PriceField({ hire }: { hire: Hire }) {
  const { control, formState } = useFormContext<ChangeValues>();
  const price = useWatch({ control, name: "price" });
  return (
    <div>
      <Controller
        control={control}
        name="price"
        render={({ field }) => (
          <NumberField
            {...field}
            label="새 금액"
            hint={`지금 ${formatWon(hire.agreed_price)} · 최대 ${formatWon(hire.ceiling)}`}
            unit="원"
            error={formState.errors.price?.message}
          />
        )}
      />
      <div aria-live="polite">
        <OverCeiling over={overCeiling({ price }, hire.ceiling)} ceiling={hire.ceiling} />
      </div>
    </div>
  );
}

/** Said wherever a price goes beyond what the quote promised at most. */
export function OverCeiling({ over, ceiling }: { over: number; ceiling: number }) {
  if (over === 0) return null;
  return (
    <p className="mt-2 flex items-start gap-1.5 text-sm text-warning">
      <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        약속한 최대 금액 <span className="numeric">{formatWon(ceiling)}</span>보다{" "}
        <span className="numeric font-semibold">{formatWon(over)}</span> 많아요.
      </span>
    </p>
  );
}

function DayFields({ today }: { today: Day }) {
  const { control, formState } = useFormContext<ChangeValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Controller
        control={control}
        name="agreed_date"
        // Whether a time is over depends on the day.
        rules={{ deps: ["agreed_time"] }}
        render={({ field }) => (
          <DateField
            {...field}
            label="새 작업일"
            today={today}
            min={today}
            max={lastAgreedDay(today)}
            error={errors.agreed_date?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="agreed_time"
        render={({ field }) => (
          <TimeField {...field} label="시간" optional error={errors.agreed_time?.message} />
        )}
      />
    </div>
  );
}

function ScopeField() {
  const { register, formState } = useFormContext<ChangeValues>();
  return (
    <TextArea
      label="새 작업 범위"
      rows={3}
      limit={SCOPE_MAX}
      error={formState.errors.scope?.message}
      {...register("scope")}
    />
  );
}
