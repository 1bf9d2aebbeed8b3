import { RESET_LIFETIME_MS } from "#domain/account/password-rules.ts";
import { minutesText } from "#domain/calendar/duration-text.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { accountEmail } from "#domain/account/email-rules.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { AccountFrame } from "../account-frame.tsx";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

/** Where to send the link. The answer is the same whether or not somebody has that address. */
export function ResetRequestForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ defaultValues: { email: "" } });
  const { errors } = form.formState;
  const send = useEndpointMutation("auth.requestReset", {
    onSuccess: (_, { email }) => setSentTo(email),
    onFailure: (failure) => showFormFailure(form, failure),
  });
  if (sentTo !== null) {
    return (
      <AccountFrame title="메일을 확인해 주세요">
        <Notice tone="success" live="polite">
          {sentTo} 주소로 가입했다면 비밀번호를 다시 정할 수 있는 링크를 보냈어요. 링크는{" "}
          {minutesText(RESET_LIFETIME_MS)} 동안 한 번만 쓸 수 있어요. 메일이 없으면 스팸함도
          살펴보세요.
        </Notice>
        <div className="mt-6 flex flex-wrap gap-2">
          <ButtonLink render={<Link to="/login" />}>로그인으로 가기</ButtonLink>
          <Button variant="secondary" onClick={() => setSentTo(null)}>
            다른 주소로 받기
          </Button>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="비밀번호 재설정"
      description="가입한 이메일로 비밀번호를 다시 정할 수 있는 링크를 보내 드려요."
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit(({ email }) => send.run({ email: email.trim() }))}
      >
        <FormNotice message={errors.root?.server?.message} />
        <TextField
          label="이메일"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          error={errors.email?.message}
          {...form.register("email", rules(accountEmail))}
        />
        <Button type="submit" size="lg" block pending={send.pending}>
          링크 받기
        </Button>
      </form>
    </AccountFrame>
  );
}
