import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { Me } from "#contract/endpoints/accounts.ts";
import { loginEmail } from "#domain/account/email-rules.ts";
import { presentPassword } from "#domain/account/password-input.ts";
import { Button } from "#ui/action/button.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

interface LoginFormProps {
  /** The login, or the same that links whom a provider has vouched for. */
  endpoint?: "auth.login" | "socialLogins.link";
  /** Who is likely to log in. */
  email?: string;
  submitLabel: string;
  /** A returned promise keeps the button waiting. */
  onLoggedIn: (user: Me) => unknown;
  /** The password was right, and its person wants to be asked for more. A returned promise keeps the button waiting. */
  onSecondStep: () => unknown;
}

/** E-mail address and password, sent to the server; says there what did not fit. */
export function LoginForm({
  endpoint = "auth.login",
  email = "",
  submitLabel,
  onLoggedIn,
  onSecondStep,
}: LoginFormProps) {
  const form = useForm({ defaultValues: { email, password: "" } });
  const { errors } = form.formState;
  // Who asked to leave is asked whether they want to stay after all: what that means for them.
  const [leaving, setLeaving] = useState<string | null>(null);
  const login = useEndpointMutation(endpoint, {
    onSuccess: ({ user }) => onLoggedIn(user),
    onFailure: (failure) => {
      setLeaving(failure.error?.code === "withdrawing" ? failure.error.message : null);
      if (failure.error?.code === "second_factor_required") void askMore();
      else showFormFailure(form, failure);
    },
  });
  const [asksMore, setAsksMore] = useState(false);
  async function askMore() {
    setAsksMore(true);
    try {
      await onSecondStep();
    } finally {
      setAsksMore(false);
    }
  }
  const { setFocus } = form;
  useEffect(() => {
    // Over another page the address is known, and the password is all that is missing.
    if (email !== "") setFocus("password");
  }, [email, setFocus]);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit((values) => login.run(values))}
    >
      {leaving !== null ? (
        <Notice
          tone="warning"
          live="assertive"
          action={
            <Button
              size="sm"
              pending={login.pending}
              onClick={form.handleSubmit((values) => login.run({ ...values, come_back: true }))}
            >
              돌아오기
            </Button>
          }
        >
          {leaving}
        </Notice>
      ) : (
        <FormNotice message={errors.root?.server?.message} />
      )}
      <TextField
        label="이메일"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        error={errors.email?.message}
        {...form.register("email", rules(loginEmail))}
      />
      <PasswordField
        label="비밀번호"
        error={errors.password?.message}
        {...form.register("password", rules(presentPassword))}
      />
      <Button
        type="submit"
        size="lg"
        block
        variant={leaving === null ? "primary" : "secondary"}
        pending={login.pending || asksMore}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
