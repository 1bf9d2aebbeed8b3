import { useForm, useWatch } from "react-hook-form";
import { accountEmail } from "#domain/account/email-rules.ts";
import { LOGIN_PROVIDER_NAMES } from "#domain/social-login/login-providers.ts";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { go } from "#web/platform/navigation/navigation.ts";
import { verifyPhonePath } from "#web/platform/navigation/login-path.ts";
import { sameOriginPath } from "#web/platform/navigation/same-origin-path.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { ConsentFields } from "../signup/consent-fields.tsx";
import { NameField } from "../signup/name-field.tsx";
import { emptySignup, signupInput } from "../signup/signup-values.ts";
import type { PendingLogin } from "./social-signup-page.tsx";

interface SocialSignupFormProps {
  pending: PendingLogin;
  /** Somebody has an account with this address. */
  onKnown: (email: string) => void;
}

/** What a person of a provider still says of themselves, with what it has said, and what they agree to. */
export function SocialSignupForm({ pending, onKnown }: SocialSignupFormProps) {
  const { email, name, provider } = pending;
  const form = useForm({ defaultValues: { ...emptySignup, email, name } });
  const { errors } = form.formState;
  const join = useEndpointMutation("socialLogins.join", {
    onSuccess: () => {
      const path = sameOriginPath(pending.next);
      go(path ? verifyPhonePath(path) : "/verify-phone");
      return new Promise(() => {});
    },
    onFailure: (failure, input) => {
      if (failure.error?.code === "email_taken") onKnown(input.email);
      else showFormFailure(form, failure);
    },
  });
  const typed = useWatch({ control: form.control, name: "email" });
  const isProven = pending.email_verified && typed.trim() === email;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit((values) => {
        const { password: _none, ...input } = signupInput(values);
        return join.run(input);
      })}
    >
      <FormNotice message={errors.root?.server?.message} />
      <TextField
        label="이메일"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        inputMode="email"
        hint={
          isProven
            ? `${LOGIN_PROVIDER_NAMES[provider]}에서 확인한 이메일이에요.`
            : "확인 링크를 보내 드려요."
        }
        error={errors.email?.message}
        {...form.register("email", rules(accountEmail))}
      />
      <NameField form={form} />
      <ConsentFields form={form} />
      <Button type="submit" size="lg" block pending={join.pending}>
        가입하기
      </Button>
    </form>
  );
}
