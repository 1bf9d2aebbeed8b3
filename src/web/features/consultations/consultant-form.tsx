import { LEAD_TIME_MS } from "#domain/consultation/free-slots.ts";
import { hoursText } from "#domain/calendar/duration-text.ts";
import { Controller, useFormContext } from "react-hook-form";
import type { Day } from "#domain/calendar/day.ts";
import { CONSULTANT_LIMITS, RESPONSE_PROMISES } from "#domain/consultation/consultant-limits.ts";
import { ChoiceCards } from "#ui/form/choice-cards.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { CareerList } from "./career-list.tsx";
import { hoursErrors, type ConsultantValues } from "./consultant-values.ts";
import { promiseLabels } from "./consultation-labels.ts";
import { FieldList } from "./field-list.tsx";
import { HolidaysField } from "./holidays-field.tsx";
import { WeeklyHoursField } from "./weekly-hours-field.tsx";

const { min, max, step } = CONSULTANT_LIMITS.minutes;
const lengths = Array.from({ length: (max - min) / step + 1 }, (_, at) => {
  const minutes = min + at * step;
  return { value: String(minutes), label: `${minutes}분` };
});
const promises = RESPONSE_PROMISES.map((value) => ({ value, label: promiseLabels[value] }));

/** Everything a pro says about their consultations, the hours first of what takes time. */
export function ConsultantFields({ today }: { today: Day }) {
  const { register, control, formState } = useFormContext<ConsultantValues>();
  const { errors } = formState;
  return (
    <>
      <Section title="무엇을 상담하나요?" className="flex flex-col gap-5">
        <TextField
          label="한 줄 소개"
          placeholder="예: 창업 세무를 차근차근 봐 드려요"
          limit={CONSULTANT_LIMITS.headline.max}
          error={errors.headline?.message}
          {...register("headline")}
        />
        <FieldList />
      </Section>
      <Section
        title="얼마 동안, 얼마에 상담하나요?"
        description="상담료는 고객이 고수에게 직접 내요."
        className="flex flex-col gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label="한 번에"
            options={lengths}
            error={errors.minutes?.message}
            {...register("minutes")}
          />
          <Controller
            control={control}
            name="fee"
            render={({ field, fieldState }) => (
              <NumberField
                {...field}
                label="상담료"
                unit="원"
                max={CONSULTANT_LIMITS.feeMax}
                hint="무료면 0을 적어 주세요."
                error={fieldState.error?.message}
              />
            )}
          />
        </div>
        <Controller
          control={control}
          name="response_promise"
          render={({ field, fieldState }) => (
            <ChoiceCards
              {...field}
              label="답변 약속"
              hint="요청을 받은 뒤 이만큼 안에 답하겠다는 약속이에요."
              columns={2}
              options={promises}
              error={fieldState.error?.message}
            />
          )}
        />
      </Section>
      <Section
        title="언제 상담하나요?"
        description={`한국 시간이에요. 시작 ${hoursText(LEAD_TIME_MS)} 전까지 요청이 와요.`}
      >
        <Controller
          control={control}
          name="weekly_hours"
          render={({ field, fieldState }) => (
            <WeeklyHoursField
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              errors={hoursErrors(fieldState.error)}
            />
          )}
        />
        <div className="mt-6">
          <Controller
            control={control}
            name="holidays"
            render={({ field, fieldState }) => (
              <HolidaysField
                ref={field.ref}
                value={field.value}
                onChange={field.onChange}
                today={today}
                error={fieldState.error?.message}
              />
            )}
          />
        </div>
      </Section>
      <Section title="경력" description="없어도 괜찮아요. 고객이 고를 때 도움이 돼요.">
        <CareerList />
      </Section>
    </>
  );
}
