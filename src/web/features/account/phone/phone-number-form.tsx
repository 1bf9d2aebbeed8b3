import { useEffect, type ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { mobileNumber } from "#domain/account/phone-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { mayTakeCode } from "./use-sent-code.ts";

interface PhoneNumberFormProps {
  /** The number that the last code went to. */
  sentTo: string | null;
  onSent: (phone: string, expiresAt: string) => void;
  /** Takes the code: seen while the field holds the number that it went to, for it proves no other. */
  children: ReactNode;
}

/** Asks for the first number and has a code sent to it. */
export function PhoneNumberForm({ sentTo, onSent, children }: PhoneNumberFormProps) {
  const form = useForm({ defaultValues: { phone: "" } });
  const { getValues, setFocus, setValue } = form;
  const { errors } = form.formState;
  const phone = useWatch({ control: form.control, name: "phone" });
  const isSent = mayTakeCode(sentTo, phone);
  // It is all that the page asks for.
  useEffect(() => setFocus("phone"), [setFocus]);
  // A code that was sent before the page was loaded anew.
  useEffect(() => {
    if (sentTo !== null && getValues("phone") === "") setValue("phone", sentTo);
  }, [sentTo, getValues, setValue]);
  const send = useEndpointMutation("cellnum.authKey", {
    onSuccess: ({ expires_at: expiresAt }, { phone }) => onSent(phone, expiresAt),
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit(({ phone }) => send.run({ phone, purpose: "verify" }))}
      >
        <FormNotice message={errors.root?.server?.message} />
        <TextField
          label="휴대폰 번호"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          placeholder="010-1234-5678"
          error={errors.phone?.message}
          {...form.register("phone", rules(mobileNumber))}
        />
        <Button
          type="submit"
          size="lg"
          block
          variant={isSent ? "secondary" : "primary"}
          pending={send.pending}
        >
          {isSent ? "인증번호 다시 받기" : "인증번호 받기"}
        </Button>
      </form>
      <div hidden={!isSent}>{children}</div>
    </>
  );
}
