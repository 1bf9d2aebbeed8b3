import { Controller, useFormContext } from "react-hook-form";
import { PROFILE_LIMITS } from "#domain/pro/profile-rules.ts";
import { shownLines } from "#domain/text/one-line.ts";
import { FileDrop } from "#ui/file/file-drop.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { PICTURES, uploadFor } from "#web/platform/upload/upload-for.ts";
import type { ProfileValues } from "./profile-values.ts";

const send = uploadFor("profile_photo");

interface ProfileTextsProps {
  nameWaits: boolean;
  /** The photo is on its way, or is no more. */
  onSending: (sending: boolean) => void;
}

/** Name, headline, introduction, years and photo. */
export function ProfileTexts({ nameWaits, onSending }: ProfileTextsProps) {
  const { control, register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-6">
      <TextField
        label="활동 이름"
        hint={
          nameWaits
            ? "바꾸면 확인한 뒤에 새 이름이 보여요. 그때까지는 지금 이름이 보여요."
            : "이름이나 상호를 적어 주세요."
        }
        autoComplete="organization"
        limit={PROFILE_LIMITS.displayName.max}
        error={errors.display_name?.message}
        {...register("display_name")}
      />
      <TextField
        label="한 줄 소개"
        placeholder="예: 새집처럼 꼼꼼하게 청소해요"
        autoComplete="off"
        limit={PROFILE_LIMITS.headline.max}
        error={errors.headline?.message}
        {...register("headline")}
      />
      <TextArea
        label="자세한 소개"
        hint="어떻게 일하는지, 무엇을 자신 있어 하는지 알려 주세요. 연락처는 적을 수 없어요."
        rows={8}
        limit={PROFILE_LIMITS.introduction.max}
        kept={shownLines}
        error={errors.introduction?.message}
        {...register("introduction")}
      />
      <Controller
        control={control}
        name="career_years"
        render={({ field }) => (
          <NumberField
            {...field}
            label="경력"
            unit="년"
            min={0}
            max={PROFILE_LIMITS.careerYearsMax}
            className="sm:max-w-60"
            error={errors.career_years?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="photo"
        render={({ field }) => (
          <FileDrop
            label="프로필 사진"
            optional
            hint="얼굴이나 가게, 작업한 모습이 잘 보이는 사진이 좋아요."
            prompt="사진 올리기"
            value={field.value}
            onChange={field.onChange}
            upload={send}
            onSending={onSending}
            describeFailure={failureMessage}
            {...PICTURES}
            maxFiles={1}
          />
        )}
      />
    </div>
  );
}
