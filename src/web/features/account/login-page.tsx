import { Link, useSearch } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { showFormFailure } from "#web/platform/form-errors.ts";
import { go } from "#web/platform/navigation.ts";
import { sameOriginPath } from "#web/platform/same-origin-path.ts";
import { useEndpointMutation } from "#web/platform/use-endpoint-mutation.ts";
import { AccountFrame } from "./account-frame.tsx";
import { emailRules } from "./email-rules.ts";
import { FormNotice } from "./form-notice.tsx";

export function LoginPage() {
  const { next } = useSearch({ from: "/login" });
  const form = useForm({ defaultValues: { email: "", password: "" } });
  const { errors } = form.formState;
  const login = useEndpointMutation("auth.login", {
    // A new page: the server writes the person into it.
    onSuccess: ({ user }) => {
      go(sameOriginPath(next) ?? (user.user_type === "pro" ? "/pro/requests" : "/"));
      return new Promise(() => {});
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <AccountFrame title="로그인">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((values) => login.run(values))}
      >
        <FormNotice message={errors.root?.server?.message} />
        <TextField
          label="이메일"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          error={errors.email?.message}
          {...form.register("email", emailRules)}
        />
        <PasswordField
          label="비밀번호"
          error={errors.password?.message}
          {...form.register("password", { required: "비밀번호를 입력해 주세요." })}
        />
        <Button type="submit" size="lg" block pending={login.pending}>
          로그인
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <TextLink place="alone" render={<Link to="/signup" search={next ? { next } : {}} />}>
          회원 가입
        </TextLink>
        <TextLink place="alone" render={<Link to="/password-reset" />}>
          비밀번호를 잊었어요
        </TextLink>
      </div>
    </AccountFrame>
  );
}
