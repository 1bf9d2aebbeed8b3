import { Controller, useFormContext } from "react-hook-form";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import { DateField } from "#ui/date/date-field.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { AttachmentField } from "./attachment-field.tsx";
import type { QuoteFormValues } from "./quote-form-values.ts";

interface QuoteConditionsProps {
  today: Day;
  /** Called while files are being uploaded: a quote sent meanwhile would go without them. */
  onUploading: (uploading: boolean) => void;
}

/** How long the quote stands, what the pro has to say, and what goes along. */
export function QuoteConditions({ today, onUploading }: QuoteConditionsProps) {
  const { control, formState } = useFormContext<QuoteFormValues>();
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-5">
      <Controller
        control={control}
        name="valid_until"
        render={({ field }) => (
          <DateField
            {...field}
            label="견적 유효 기간"
            hint="이날까지 이 금액으로 고용할 수 있어요."
            className="sm:max-w-60"
            today={today}
            min={addDays(today, QUOTE_LIMITS.validDaysMin)}
            max={addDays(today, QUOTE_LIMITS.validDaysMax)}
            error={errors.valid_until?.message}
          />
        )}
      />
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
