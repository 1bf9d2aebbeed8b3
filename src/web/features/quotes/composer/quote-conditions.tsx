import { Controller, useFormContext } from "react-hook-form";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { QUOTE_UNIT_LABELS, QUOTE_UNITS } from "#domain/quote/quote.ts";
import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import { DateField } from "#ui/date/date-field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { AttachmentField } from "./attachment-field.tsx";
import type { QuoteFormValues } from "./quote-form-values.ts";

const unitOptions = QUOTE_UNITS.map((value) => ({ value, label: QUOTE_UNIT_LABELS[value] }));

interface QuoteConditionsProps {
  today: Day;
  /** Called while files are being uploaded: a quote sent meanwhile would go without them. */
  onUploading: (uploading: boolean) => void;
}

/** What the sum is for, how long the quote stands, what the pro has to say, and what goes along. */
export function QuoteConditions({ today, onUploading }: QuoteConditionsProps) {
  const { control, register, formState } = useFormContext<QuoteFormValues>();
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-x-4 gap-y-5 border-b border-line pb-6 sm:grid-cols-2">
        <Select label="견적 단위" options={unitOptions} {...register("unit")} />
        <Controller
          control={control}
          name="valid_until"
          render={({ field }) => (
            <DateField
              {...field}
              label="견적 유효 기간"
              hint="이날까지 이 금액으로 고용할 수 있어요."
              today={today}
              min={addDays(today, QUOTE_LIMITS.validDaysMin)}
              max={addDays(today, QUOTE_LIMITS.validDaysMax)}
              error={errors.valid_until?.message}
            />
          )}
        />
      </div>
      {/* Controlled, because a template fills it: its count of letters follows. */}
      <Controller
        control={control}
        name="message"
        render={({ field }) => (
          <TextArea
            {...field}
            label="고객에게 보낼 글"
            hint="어떻게 일하는지, 무엇을 확인해야 하는지 알려 주세요."
            rows={6}
            limit={QUOTE_LIMITS.messageMax}
            error={errors.message?.message}
          />
        )}
      />
      <AttachmentField onSending={onUploading} />
    </div>
  );
}
