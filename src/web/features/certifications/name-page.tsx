import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { PHONE_CODE_WITHIN } from "#domain/account/phone-code.ts";
import { phoneCode } from "#domain/account/phone-rules.ts";
import { formatMobile } from "#domain/account/phone.ts";
import { legalName } from "#domain/certification/certification-rules.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { showPhoneCodeFailure } from "#web/platform/form/phone-code-failure.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** Confirms the person's legal name with a code to their verified phone. */
export function NamePage() {
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="본인 확인"
        description="실명은 공개되지 않아요. 다른 사람에게는 '본인 확인' 이름표만 보여요."
      />
      {me.phone === null ? <PhoneFirst /> : <NameForm phone={me.phone} />}
    </PageFrame>
  );
}

function PhoneFirst() {
  return (
    <Notice
      title="휴대폰 번호를 먼저 확인해 주세요"
      action={
        <ButtonLink
          size="sm"
          render={<Link to="/verify-phone" search={{ next: "/pro/certifications/name" }} />}
        >
          휴대폰 확인하기
        </ButtonLink>
      }
    >
      확인한 번호로 인증번호를 보내요.
    </Notice>
  );
}

function NameForm({ phone }: { phone: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const [sent, setSent] = useState(false);
  const form = useForm({ defaultValues: { legal_name: "", key: "" } });
  const { errors } = form.formState;
  const sendCode = useEndpointMutation("cellnum.authKey", {
    onSuccess: () => {
      setSent(true);
      toast({ message: "인증번호를 보냈어요." });
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  const confirm = useEndpointMutation("users.me.certifications.name.confirm", {
    onSuccess: async () => {
      toast({ tone: "success", message: "본인 확인이 끝났어요." });
      await navigate({ to: "/pro/certifications" });
    },
    onFailure: (failure) => showPhoneCodeFailure(form, failure),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={form.handleSubmit(({ legal_name, key }) =>
        confirm.run({ legal_name, key: key.trim() }),
      )}
    >
      {errors.root?.server?.message && (
        <Notice tone="danger" live="assertive">
          {errors.root.server.message}
        </Notice>
      )}
      <TextField
        label="실명"
        hint="신분증에 적힌 이름 그대로 적어 주세요."
        autoComplete="name"
        error={errors.legal_name?.message}
        {...form.register("legal_name", rules(legalName))}
      />
      <div className="flex flex-col gap-3">
        <p className="text-sm">
          확인한 휴대폰 <span className="numeric font-semibold">{formatMobile(phone)}</span>
        </p>
        <Button
          variant="secondary"
          className="self-start"
          pending={sendCode.pending}
          onClick={() => sendCode.run({ phone, purpose: "verify" })}
        >
          {sent ? "인증번호 다시 받기" : "인증번호 받기"}
        </Button>
      </div>
      <TextField
        label="인증번호"
        hint={`문자로 받은 여섯 자리를 ${PHONE_CODE_WITHIN} 입력해 주세요.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={errors.key?.message}
        {...form.register("key", rules(phoneCode))}
      />
      <Button type="submit" size="lg" block pending={confirm.pending}>
        확인하기
      </Button>
    </form>
  );
}
