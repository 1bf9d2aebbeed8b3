import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { phoneCode } from "#domain/account/phone-rules.ts";
import { withoutSpaces } from "#domain/text/without-spaces.ts";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { showPhoneCodeFailure } from "#web/platform/form/phone-code-failure.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { useSecondsLeft } from "./use-seconds-left.ts";

interface PhoneCodeFormProps {
  phone: string;
  expiresAt: string;
  /** The first number is verified, a later one takes the former's place. */
  endpoint: "cellnum.verifyKey" | "users.me.phone.change";
  onVerified: () => unknown;
}

/** Takes the six digits of the text message. */
export function PhoneCodeForm({ phone, expiresAt, endpoint, onVerified }: PhoneCodeFormProps) {
  const seconds = useSecondsLeft(expiresAt);
  const form = useForm({ defaultValues: { key: "" } });
  const { setFocus } = form;
  const { errors } = form.formState;
  // It appears because a code is on its way, which is typed next.
  useEffect(() => setFocus("key"), [setFocus]);
  const verify = useEndpointMutation(endpoint, {
    onSuccess: onVerified,
    onFailure: (failure) => showPhoneCodeFailure(form, failure),
  });
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <form
      noValidate
      className="mt-6 flex flex-col gap-5 border-t border-line pt-6"
      onSubmit={form.handleSubmit(({ key }) => verify.run({ phone, key: key.trim() }))}
    >
      <FormNotice message={errors.root?.server?.message} />
      <TextField
        label="인증번호"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={
          seconds > 0
            ? `${phone} 번호로 받은 여섯 자리를 입력해 주세요.`
            : "시간이 지났어요. 인증번호를 다시 받아 주세요."
        }
        suffix={
          <span className="numeric" aria-hidden>
            {clock}
          </span>
        }
        error={errors.key?.message}
        {...form.register("key", { ...rules(phoneCode), setValueAs: withoutSpaces })}
      />
      <Button type="submit" size="lg" block pending={verify.pending}>
        확인
      </Button>
    </form>
  );
}
