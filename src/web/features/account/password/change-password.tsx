import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { newPassword } from "#domain/account/password-input.ts";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useFocusBack } from "#web/platform/navigation/use-focus-back.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { ProofField } from "../settings/proof-field.tsx";
import { NEW_PASSWORD_HINT } from "./new-password-hint.ts";

/** Changing the password asks for the present one and signs out every other device. */
export function ChangePassword() {
  const { data: ways } = useQuery(endpointQuery("users.me.socialLogins"));
  const [open, setOpen] = useState(false);
  const opener = useFocusBack(open);
  if (ways && !ways.has_password) {
    return (
      <p>
        비밀번호가 없는 계정이에요.{" "}
        <TextLink render={<Link to="/password-reset" />}>메일로 비밀번호 정하기</TextLink>
      </p>
    );
  }
  if (!open) {
    return (
      <Button ref={opener} variant="secondary" onClick={() => setOpen(true)}>
        비밀번호 바꾸기
      </Button>
    );
  }
  return (
    <Card>
      <ChangePasswordForm onDone={() => setOpen(false)} />
    </Card>
  );
}

/** Asks for both passwords, of whom has none yet for the new one; `onDone` when it was changed, or is not to be. */
export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const toast = useToast();
  const { data: proof } = useQuery(endpointQuery("users.me.proof"));
  const isFirst = proof?.password === false;
  const form = useForm({ defaultValues: { current_password: "", password: "" } });
  const { errors } = form.formState;
  const change = useEndpointMutation("users.me.password", {
    onSuccess: () => {
      onDone();
      const done = isFirst ? "비밀번호를 정했어요." : "비밀번호를 바꿨어요.";
      toast({ message: `${done} 다른 기기에서는 로그아웃했어요.`, tone: "success" });
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  const { setFocus } = form;
  const isAsked = !proof?.fresh_until;
  useEffect(() => {
    if (!isAsked) setFocus("password");
    else if (!isFirst) setFocus("current_password");
  }, [isAsked, isFirst, setFocus]);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit(({ current_password: current, password }) =>
        change.run({ password, ...(current !== "" && { current_password: current }) }),
      )}
    >
      <FormNotice message={errors.root?.server?.message} />
      <ProofField
        error={errors.current_password?.message}
        field={form.register("current_password")}
      />
      <PasswordField
        label="새 비밀번호"
        autoComplete="new-password"
        hint={NEW_PASSWORD_HINT}
        error={errors.password?.message}
        {...form.register("password", rules(newPassword))}
      />
      <div className="flex gap-2 *:flex-1">
        <Button variant="secondary" onClick={onDone}>
          취소
        </Button>
        <Button type="submit" pending={change.pending}>
          {isFirst ? "정하기" : "바꾸기"}
        </Button>
      </div>
    </form>
  );
}
