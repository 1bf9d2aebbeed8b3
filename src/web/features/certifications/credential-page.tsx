import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { Controller, FormProvider, useForm } from "react-hook-form";
import type { Credential } from "#contract/endpoints/certifications.ts";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";
import { ChangeWarning } from "./change-warning.tsx";
import { CredentialFields } from "./credential-fields.tsx";
import { CredentialServices } from "./credential-services.tsx";
import { bodyOf, valuesOf, type CredentialValues } from "./credential-values.ts";
import { SubmitBar } from "./submit-bar.tsx";
import { PictureField } from "./picture-field.tsx";

/** Submits a new credential. */
export function NewCredentialPage() {
  return <CredentialForm credential={null} />;
}

/** Changes a credential that was submitted. */
export function CredentialPage() {
  const { credentialId } = useParams({ from: "/pro/certifications/credentials/$credentialId" });
  const { data } = useSuspenseQuery(
    endpointQuery("users.me.certifications.credentials.get", { id: credentialId }),
  );
  return <CredentialForm credential={data} />;
}

function CredentialForm({ credential }: { credential: Credential | null }) {
  const { data } = useSuspenseQuery(endpointQuery("users.me.certifications.credentials"));
  const { uploading, onSending, unlessUploading } = useUploading();
  const form = useForm<CredentialValues>({ defaultValues: valuesOf(credential) });
  const { errors } = form.formState;
  const kept = useKeptForm(form, `certification.${credential?.id ?? "new"}`);
  const save = useSave(form, kept.forget);
  function send(values: CredentialValues) {
    const body = bodyOf(values);
    return credential ? save.edit({ ...body, id: credential.id }) : save.create(body);
  }
  return (
    <PageFrame width="narrow" className="max-md:pb-0">
      <PageHeader
        title={credential ? "자격 수정" : "자격 추가"}
        description="서류를 보고 사람이 직접 확인해요. 서류는 나와 운영자만 봐요."
      />
      <FormProvider {...form}>
        <form
          noValidate
          className="flex flex-col gap-6"
          onSubmit={unlessUploading(form.handleSubmit(send))}
        >
          {credential && <ChangeWarning state={credential.state} reason={credential.reason} />}
          <CredentialFields />
          <CredentialServices services={data.licensed_services} />
          <Controller
            control={form.control}
            name="file_id"
            rules={{ validate: (files) => files.length > 0 || "증명 서류 사진을 올려 주세요." }}
            render={({ field }) => (
              <PictureField
                purpose="certification_file"
                label="증명 서류"
                hint="자격증이나 증명서가 모두 읽히게 찍어 주세요. 공개되지 않아요."
                value={field.value}
                onChange={field.onChange}
                onSending={onSending}
                error={errors.file_id?.message}
              />
            )}
          />
          <Controller
            control={form.control}
            name="show_image_id"
            render={({ field }) => (
              <PictureField
                purpose="certification_image"
                label="공개할 사진"
                optional
                hint="프로필에 보여 줄 사진이에요. 주민등록번호, 주소 같은 개인정보를 가린 사진을 올려 주세요. 확인된 뒤에 공개돼요."
                value={field.value}
                onChange={field.onChange}
                onSending={onSending}
                error={errors.show_image_id?.message}
              />
            )}
          />
          <SubmitBar
            again={credential !== null}
            problem={errors.root?.server?.message}
            pending={save.pending || uploading}
          />
        </form>
      </FormProvider>
    </PageFrame>
  );
}

function useSave(form: ReturnType<typeof useForm<CredentialValues>>, forget: () => void) {
  const navigate = useNavigate();
  const toast = useToast();
  const options = {
    onSuccess: async () => {
      forget();
      toast({ tone: "success", message: "자격 확인을 요청했어요." });
      await navigate({ to: "/pro/certifications" });
    },
    onFailure: (failure: Parameters<typeof showFormFailure>[1]) => showFormFailure(form, failure),
  };
  const create = useEndpointMutation("users.me.certifications.credentials.create", options);
  const edit = useEndpointMutation("users.me.certifications.credentials.edit", options);
  return { create: create.run, edit: edit.run, pending: create.pending || edit.pending };
}
