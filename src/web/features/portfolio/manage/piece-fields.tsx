import { shownLines } from "#domain/text/one-line.ts";
import { Controller, useFormContext } from "react-hook-form";
import type { Day } from "#domain/calendar/day.ts";
import { PORTFOLIO_LIMITS } from "#domain/portfolio/portfolio-rules.ts";
import { FileDrop } from "#ui/file/file-drop.tsx";
import { MonthField } from "#ui/date/month-field.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { PICTURES, uploadFor } from "#web/platform/upload/upload-for.ts";
import { BeforePhoto } from "./before-photo.tsx";
import { PieceRegion } from "./piece-region.tsx";
import type { PieceValues } from "./piece-values.ts";

const send = uploadFor("portfolio_photo");

interface PieceFieldsProps {
  services: readonly { slug: string; name: string }[];
  keptRegion: { code: string; full_name: string } | null;
  today: Day;
  /** A photo is on its way, or none is any more. */
  onSending: (sending: boolean) => void;
}

/** Photos first: they are what customers look at. */
export function PieceFields({ services, keptRegion, today, onSending }: PieceFieldsProps) {
  const { control, register, formState } = useFormContext<PieceValues>();
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-6">
      <Controller
        control={control}
        name="photo_ids"
        render={({ field }) => (
          <FileDrop
            label="사진"
            hint="첫 사진이 대표 사진이에요. 사람 얼굴이나 집 주소가 보이지 않게 해 주세요."
            prompt="사진 올리기"
            value={field.value}
            onChange={field.onChange}
            upload={send}
            onSending={onSending}
            describeFailure={failureMessage}
            {...PICTURES}
            maxFiles={PORTFOLIO_LIMITS.photosMax}
            error={errors.photo_ids?.message}
          />
        )}
      />
      <BeforePhoto />
      <TextField
        label="제목"
        placeholder="예: 24평 신축 아파트 입주청소"
        autoComplete="off"
        limit={PORTFOLIO_LIMITS.title.max}
        error={errors.title?.message}
        {...register("title")}
      />
      <Select
        label="서비스"
        placeholder="골라 주세요"
        options={services.map(({ slug, name }) => ({ value: slug, label: name }))}
        error={errors.service?.message}
        {...register("service")}
      />
      <TextArea
        label="어떤 일을 했나요?"
        hint="무엇을 부탁받았고 어떻게 마무리했는지 알려 주세요."
        rows={6}
        limit={PORTFOLIO_LIMITS.description.max}
        kept={shownLines}
        error={errors.description?.message}
        {...register("description")}
      />
      <Controller
        control={control}
        name="done_on"
        render={({ field }) => (
          <MonthField
            label="작업한 때"
            yearLabel="작업한 해"
            monthLabel="작업한 달"
            today={today}
            years={PORTFOLIO_LIMITS.years}
            error={errors.done_on?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="si_gun_gu_code"
        render={({ field }) => (
          <PieceRegion kept={keptRegion} error={errors.si_gun_gu_code?.message} {...field} />
        )}
      />
      <Controller
        control={control}
        name="price"
        render={({ field }) => (
          <NumberField
            {...field}
            label="금액"
            optional
            hint="적으면 고객이 금액을 가늠할 수 있어요."
            unit="원"
            className="sm:max-w-60"
            error={errors.price?.message}
          />
        )}
      />
    </div>
  );
}
