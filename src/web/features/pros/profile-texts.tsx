import { Controller, useFormContext } from "react-hook-form";
import { PROFILE_LIMITS } from "#domain/pro/profile-rules.ts";
import { FileDrop } from "#ui/file-drop.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { failureMessage } from "#web/platform/api-failure.ts";
import { MAX_FILE_KILOBYTES, PICTURE_TYPES, uploadFor } from "#web/platform/upload-for.ts";
import type { ProfileValues } from "./profile-values.ts";

const send = uploadFor("profile_photo");

/** Name, headline, introduction, years and photo. */
export function ProfileTexts() {
  const { control, register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-6">
      <TextField
        label="활동 이름"
        hint="이름이나 상호를 적어 주세요."
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
        hint="어떻게 일하는지, 무엇을 자신 있어 하는지 알려 주세요. 전화번호는 적지 않아도 돼요."
        rows={8}
        limit={PROFILE_LIMITS.introduction.max}
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
            describeFailure={failureMessage}
            accept={PICTURE_TYPES}
            maxFiles={1}
            maxKilobytes={MAX_FILE_KILOBYTES}
          />
        )}
      />
    </div>
  );
}
