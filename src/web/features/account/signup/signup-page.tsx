import { useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { useForm } from "react-hook-form";
import { accountEmail } from "#domain/account/email-rules.ts";
import { newPassword } from "#domain/account/password-input.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { go } from "#web/platform/navigation/navigation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { rules } from "#web/platform/form/rules.ts";
import { sameOriginPath } from "#web/platform/navigation/same-origin-path.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { AccountFrame } from "../account-frame.tsx";
import { ConsentFields } from "./consent-fields.tsx";
import { NameField } from "./name-field.tsx";
import { SocialLogins } from "../social/social-logins.tsx";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { NEW_PASSWORD_HINT } from "../password/new-password-hint.ts";
import { emptySignup, signupInput } from "./signup-values.ts";
import { useEmailTaken } from "./use-email-taken.ts";

/** Agreeing is said anew each time, and a password lies nowhere. */
const UNKEPT = ["password", "consents"] as const;

export function SignupPage() {
  const { next } = useSearch({ from: "/signup" });
  const form = useForm({ defaultValues: emptySignup });
  const { errors } = form.formState;
  const kept = useKeptForm(form, "sign-up", { except: UNKEPT });
  const email = useEmailTaken();
  const signUp = useEndpointMutation("users.signUp", {
    onSuccess: () => {
      kept.forget();
      const path = sameOriginPath(next);
      go(path ? `/verify-phone?next=${encodeURIComponent(path)}` : "/verify-phone");
      return new Promise(() => {});
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  const login = <Link to="/login" search={next ? { next } : {}} />;
  return (
    <AccountFrame
      title="회원 가입"
      description={
        <>
          이미 회원이세요? <TextLink render={login}>로그인하기</TextLink>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((values) => signUp.run(signupInput(values)))}
      >
        <FormNotice message={errors.root?.server?.message} />
        <TextField
          label="이메일"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          inputMode="email"
          error={errors.email?.message}
          {...form.register("email", {
            ...rules(accountEmail),
            onBlur: (event: { target: HTMLInputElement }) => void email.ask(event.target.value),
          })}
        />
        {email.taken && (
          <Notice
            tone="accent"
            live="polite"
            action={<TextLink render={login}>로그인하기</TextLink>}
          >
            이미 가입된 이메일이에요.
          </Notice>
        )}
        <PasswordField
          label="비밀번호"
          autoComplete="new-password"
          hint={NEW_PASSWORD_HINT}
          error={errors.password?.message}
          {...form.register("password", rules(newPassword))}
        />
        <NameField form={form} />
        <ConsentFields form={form} />
        <Button type="submit" size="lg" block pending={signUp.pending}>
          가입하기
        </Button>
      </form>
      <SocialLogins next={next} />
    </AccountFrame>
  );
}
