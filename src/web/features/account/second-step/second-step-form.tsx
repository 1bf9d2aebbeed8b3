import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type { Me } from "#contract/endpoints/accounts.ts";
import { secondStepCode } from "#domain/account/second-step.ts";
import { withoutSpaces } from "#domain/text/without-spaces.ts";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { rules } from "#web/platform/form/rules.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { usePasskeyCeremony } from "../passkeys/use-passkey-ceremony.ts";
import { showCodeFailure } from "./show-code-failure.ts";

interface SecondStepFormProps {
  submitLabel: string;
  onLoggedIn: (user: Me) => unknown;
  /** Begins with the password again. */
  onBack: () => void;
}

/** What is asked after the password where its person wants it: a code of their app, a recovery code or a passkey. */
export function SecondStepForm({ submitLabel, onLoggedIn, onBack }: SecondStepFormProps) {
  const waiting = useQuery(endpointQuery("auth.secondStep"));
  const form = useForm({ defaultValues: { code: "" } });
  const { errors } = form.formState;
  const pass = useEndpointMutation("auth.secondStep.code", {
    onSuccess: ({ user }) => onLoggedIn(user),
    onFailure: (failure) => showCodeFailure(form, failure),
  });
  const byPasskey = usePasskeyCeremony(
    "auth.secondStep.passkeyOptions",
    "auth.secondStep.passkey",
    ({ user }) => onLoggedIn(user),
  );
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit(({ code }) => pass.run({ code }))}
    >
      <FormNotice message={errors.root?.server?.message} />
      <TextField
        label="인증번호"
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        hint="인증 앱에 보이는 여섯 자리를 입력해 주세요. 앱을 쓸 수 없으면 복구 코드를 입력해도 돼요."
        error={errors.code?.message}
        {...form.register("code", { ...rules(secondStepCode), setValueAs: withoutSpaces })}
      />
      <Button type="submit" size="lg" block pending={pass.pending}>
        {submitLabel}
      </Button>
      {waiting.data?.passkey && (
        <Button block size="lg" variant="secondary" onClick={byPasskey}>
          패스키로 확인
        </Button>
      )}
      <Button block variant="quiet" onClick={onBack}>
        처음부터 다시 로그인
      </Button>
    </form>
  );
}
