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
import { ProofField } from "../settings/proof-field.tsx";
import { proofOf } from "../settings/proof-values.ts";

interface NewNumberFormProps {
  /** The number that the last code went to. */
  sentTo: string | null;
  onSent: (phone: string, expiresAt: string) => void;
  /** Takes the code: seen while the field holds the number that it went to, for it proves no other. */
  children: ReactNode;
}

/** Asks for the new number and the password, and has a code sent to the new number. */
export function NewNumberForm({ sentTo, onSent, children }: NewNumberFormProps) {
  const form = useForm({ defaultValues: { phone: "", password: "" } });
  const { getValues, setValue } = form;
  const { errors } = form.formState;
  const phone = useWatch({ control: form.control, name: "phone" });
  const isSent = mayTakeCode(sentTo, phone);
  // A code that was sent before the page was loaded anew.
  useEffect(() => {
    if (sentTo !== null && getValues("phone") === "") setValue("phone", sentTo);
  }, [sentTo, getValues, setValue]);
  const send = useEndpointMutation("users.me.phone.ask", {
    onSuccess: ({ expires_at: expiresAt }, { phone }) => onSent(phone, expiresAt),
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit(({ phone, password }) =>
          send.run({ phone, ...proofOf(password) }),
        )}
      >
        <FormNotice message={errors.root?.server?.message} />
        <TextField
          label="새 휴대폰 번호"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          placeholder="010-1234-5678"
          error={errors.phone?.message}
          {...form.register("phone", rules(mobileNumber))}
        />
        <ProofField
          hint="다른 사람이 번호를 바꾸지 못하게 확인해요."
          error={errors.password?.message}
          field={form.register("password")}
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
