import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Controller, useForm, useWatch } from "react-hook-form";
import {
  businessAddress,
  businessName,
  businessNumber,
  businessPhone,
  representative,
} from "#domain/certification/certification-rules.ts";
import type { UploadedFile } from "#ui/file/file-drop.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";
import { BusinessNumberField } from "./business-number-field.tsx";
import { ChangeWarning } from "./change-warning.tsx";
import { SubmitBar } from "./submit-bar.tsx";
import { keptPicture, PictureField } from "./picture-field.tsx";

interface Values {
  number: string;
  business_name: string;
  representative: string;
  address: string;
  phone: string;
  /** At most one. */
  file_id: UploadedFile[];
}

/** Submits the business registration, or changes what was submitted. */
export function BusinessPage() {
  const { data } = useSuspenseQuery(endpointQuery("users.me.certifications.business"));
  const [business] = data.items;
  const { uploading, onSending, unlessUploading } = useUploading();
  const form = useForm<Values>({
    defaultValues: {
      number: business?.number ?? "",
      business_name: business?.business_name ?? "",
      representative: business?.representative ?? "",
      address: business?.address ?? "",
      phone: business?.phone ?? "",
      file_id: keptPicture(business?.file ?? null),
    },
  });
  const { errors } = form.formState;
  const number = useWatch({ control: form.control, name: "number" });
  const kept = useKeptForm(form, "certification.business");
  const save = useSave(form, kept.forget);
  function send({ file_id, ...values }: Values) {
    const body = { ...values, file_id: file_id[0]?.id ?? "" };
    return business ? save.edit({ ...body, id: business.id }) : save.create(body);
  }
  return (
    <PageFrame width="narrow" className="max-md:pb-0">
      <PageHeader
        title="사업자 확인"
        description="사업자등록증을 보고 사람이 직접 확인해요. 서류는 나와 운영자만 보고, 확인된 내용은 고객이 고용하기 전에 볼 수 있어요."
      />
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={unlessUploading(form.handleSubmit(send))}
      >
        {business && <ChangeWarning state={business.state} reason={business.reason} />}
        <BusinessNumberField
          raw={number}
          error={errors.number?.message}
          {...form.register("number", rules(businessNumber))}
        />
        <TextField
          label="상호"
          hint="등록증에 적힌 그대로 적어 주세요."
          autoComplete="organization"
          error={errors.business_name?.message}
          {...form.register("business_name", rules(businessName))}
        />
        <TextField
          label="대표자"
          hint="등록증에 적힌 이름을 적어 주세요."
          autoComplete="name"
          error={errors.representative?.message}
          {...form.register("representative", rules(representative))}
        />
        <TextField
          label="주소"
          hint="등록증의 사업장 소재지예요."
          autoComplete="street-address"
          error={errors.address?.message}
          {...form.register("address", rules(businessAddress))}
        />
        <TextField
          label="연락처"
          hint="고객이 전화할 수 있는 번호예요."
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...form.register("phone", rules(businessPhone))}
        />
        <Controller
          control={form.control}
          name="file_id"
          rules={{ validate: (files) => files.length > 0 || "사업자등록증 사진을 올려 주세요." }}
          render={({ field }) => (
            <PictureField
              purpose="certification_file"
              label="사업자등록증"
              hint="글자가 모두 읽히게 찍어 주세요. 주민등록번호는 가려도 돼요."
              value={field.value}
              onChange={field.onChange}
              onSending={onSending}
              error={errors.file_id?.message}
            />
          )}
        />
        <SubmitBar
          again={business !== undefined}
          problem={errors.root?.server?.message}
          pending={save.pending || uploading}
        />
      </form>
    </PageFrame>
  );
}

function useSave(form: ReturnType<typeof useForm<Values>>, forget: () => void) {
  const navigate = useNavigate();
  const toast = useToast();
  const options = {
    onSuccess: async () => {
      forget();
      toast({ tone: "success", message: "사업자 확인을 요청했어요." });
      await navigate({ to: "/pro/certifications" });
    },
    onFailure: (failure: Parameters<typeof showFormFailure>[1]) => showFormFailure(form, failure),
  };
  const create = useEndpointMutation("users.me.certifications.business.create", options);
  const edit = useEndpointMutation("users.me.certifications.business.edit", options);
  return { create: create.run, edit: edit.run, pending: create.pending || edit.pending };
}
