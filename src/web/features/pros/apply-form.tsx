import { FormProvider, useForm } from "react-hook-form";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { ProfileForm } from "./profile-form.tsx";
import { bodyOf, EMPTY_PROFILE, profileResolver, type ProfileValues } from "./profile-values.ts";

const FILES = ["photo"] as const;

/** The application. What is typed stays on the device until it is sent. */
export function ApplyForm({ accountId }: { accountId: string }) {
  const form = useForm<ProfileValues>({ defaultValues: EMPTY_PROFILE, resolver: profileResolver });
  // The longest form of all, and a phone closes a tab that was left.
  const kept = useKeptForm(form, `pro-apply.${accountId}`, {
    storage: deviceStorage,
    files: FILES,
  });
  const apply = useEndpointMutation("pro.apply", {
    onSuccess: () => {
      kept.forget();
      // The form gives way to the wait: the focus goes to where that begins.
      document.getElementById("main")?.focus();
      window.scrollTo(0, 0);
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <PageFrame className="max-md:pb-0">
      <PageHeader
        title="고수로 시작하기"
        description="아래 내용을 확인한 뒤 승인해요. 나중에 언제든 수정할 수 있어요."
      />
      <FormProvider {...form}>
        <ProfileForm
          action="지원하기"
          pending={apply.pending}
          onSend={(values) => apply.run(bodyOf(values))}
        />
      </FormProvider>
    </PageFrame>
  );
}
