import { Link } from "#web/platform/navigation/link.tsx";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { newPassword } from "#domain/account/password-input.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { AccountFrame } from "../account-frame.tsx";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { NEW_PASSWORD_HINT } from "./new-password-hint.ts";

/** Sets a new password with the token of a mailed link; `notice` says what came before. */
export function NewPasswordForm({ token, notice }: { token: string; notice?: string }) {
  const [done, setDone] = useState(false);
  const form = useForm({ defaultValues: { password: "" } });
  const { errors } = form.formState;
  const reset = useEndpointMutation("auth.resetPassword", {
    onSuccess: () => setDone(true),
    onFailure: (failure) => showFormFailure(form, failure),
  });
  if (done) {
    return (
      <AccountFrame title="비밀번호를 바꿨어요">
        <Notice tone="success" live="polite">
          안전을 위해 모든 기기에서 로그아웃했어요. 새 비밀번호로 다시 로그인해 주세요.
        </Notice>
        <ButtonLink className="mt-6" render={<Link to="/login" />}>
          로그인하기
        </ButtonLink>
      </AccountFrame>
    );
  }
  const linkInvalid = reset.failure?.error?.code === "reset_link_invalid";
  return (
    <AccountFrame title="새 비밀번호 정하기">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((values) => reset.run({ token, ...values }))}
      >
        {notice && (
          <Notice tone="success" live="polite">
            {notice}
          </Notice>
        )}
        <FormNotice message={errors.root?.server?.message} />
        {linkInvalid && (
          <TextLink placement="alone" render={<Link to="/password-reset" search={{}} />}>
            링크 다시 받기
          </TextLink>
        )}
        <PasswordField
          label="새 비밀번호"
          autoComplete="new-password"
          hint={NEW_PASSWORD_HINT}
          error={errors.password?.message}
          {...form.register("password", rules(newPassword))}
        />
        <Button type="submit" size="lg" block pending={reset.pending}>
          비밀번호 바꾸기
        </Button>
      </form>
    </AccountFrame>
  );
}
