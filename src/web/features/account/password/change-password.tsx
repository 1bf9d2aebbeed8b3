import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { currentPassword, newPassword } from "#domain/account/password-input.ts";
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
import { FormNotice } from "../form-notice.tsx";
import { NEW_PASSWORD_HINT } from "./new-password-hint.ts";

/** Changing the password asks for the present one and signs out every other device. */
export function ChangePassword() {
  const { data: ways } = useQuery(endpointQuery("users.me.socialLogins"));
  const [open, setOpen] = useState(false);
  const opener = useFocusBack(open);
  const toast = useToast();
  const form = useForm({ defaultValues: { current_password: "", password: "" } });
  const { errors } = form.formState;
  const change = useEndpointMutation("users.me.password", {
    onSuccess: () => {
      form.reset();
      setOpen(false);
      toast({ message: "비밀번호를 바꿨어요. 다른 기기에서는 로그아웃했어요.", tone: "success" });
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (open) setFocus("current_password");
  }, [open, setFocus]);
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
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((values) => change.run(values))}
      >
        <FormNotice message={errors.root?.server?.message} />
        <PasswordField
          label="지금 비밀번호"
          error={errors.current_password?.message}
          {...form.register("current_password", rules(currentPassword))}
        />
        <PasswordField
          label="새 비밀번호"
          autoComplete="new-password"
          hint={NEW_PASSWORD_HINT}
          error={errors.password?.message}
          {...form.register("password", rules(newPassword))}
        />
        <div className="flex gap-2 *:flex-1">
          <Button variant="secondary" onClick={() => setOpen(false)}>
            취소
          </Button>
          <Button type="submit" pending={change.pending}>
            바꾸기
          </Button>
        </div>
      </form>
    </Card>
  );
}
