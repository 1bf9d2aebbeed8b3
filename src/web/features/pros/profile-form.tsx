import { Controller, useFormContext } from "react-hook-form";
import { PROFILE_LIMITS } from "#domain/pro/profile-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Section } from "#ui/layout/section.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { useUploading } from "#web/platform/upload/use-uploading.ts";
import { ProfileTexts } from "./profile-texts.tsx";
import type { ProfileValues } from "./profile-values.ts";
import { RegionPicker } from "./regions/region-picker.tsx";
import { ServicePicker } from "./service-picker.tsx";

interface ProfileFormProps {
  action: string;
  /** A new name is shown only once staff approved it. */
  nameWaits?: boolean;
  pending: boolean;
  onSend: (values: ProfileValues) => unknown;
}

/** Everything a pro says about themselves, on one page. */
export function ProfileForm({ action, nameWaits = false, pending, onSend }: ProfileFormProps) {
  const { control, formState, handleSubmit } = useFormContext<ProfileValues>();
  const { uploading, onSending, unlessUploading } = useUploading();
  const problem = formState.errors.root?.server?.message;
  return (
    <form
      noValidate
      className="flex flex-col gap-12"
      onSubmit={unlessUploading(handleSubmit(onSend))}
    >
      <Section
        title="어떤 서비스를 하나요?"
        description={`고른 서비스의 요청만 받아요. ${PROFILE_LIMITS.servicesMax}개까지 고를 수 있어요.`}
      >
        <Controller
          control={control}
          name="services"
          render={({ field, fieldState }) => (
            <ServicePicker
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </Section>
      <Section
        title="어디에서 일하나요?"
        description={`시·군·구를 ${PROFILE_LIMITS.regionsMax}곳까지 고를 수 있어요.`}
      >
        <Controller
          control={control}
          name="regions"
          render={({ field, fieldState }) => (
            <RegionPicker
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </Section>
      <Section title="나를 소개해 주세요" description="고객이 견적과 프로필에서 보는 내용이에요.">
        <ProfileTexts nameWaits={nameWaits} onSending={onSending} />
      </Section>
      {/* In the bar, because a phone shows it wherever in the form the press was. */}
      <StickyActionBar
        className="-mt-6"
        summary={
          problem && (
            <Notice tone="danger" live="assertive" title="보내지 못했어요">
              {problem} 쓴 내용은 그대로 있어요.
            </Notice>
          )
        }
      >
        <Button type="submit" size="lg" pending={pending || uploading}>
          {action}
        </Button>
      </StickyActionBar>
    </form>
  );
}
