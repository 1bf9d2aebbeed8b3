import { useState } from "react";
import { useForm } from "react-hook-form";
import { EMAIL_CHANGE_LIFETIME_MS, EMAIL_UNDO_MS } from "#domain/account/email-change.ts";
import { accountEmail } from "#domain/account/email-rules.ts";
import { daysText, hoursText } from "#domain/calendar/duration-text.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { ProofField } from "./proof-field.tsx";
import { proofOf } from "./proof-values.ts";

/** Asks for a new address and sends the link there that makes it the account's. */
export function EmailSheet({ email, onClose }: { email: string; onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ defaultValues: { email: "", password: "" } });
  const { errors } = form.formState;
  const change = useEndpointMutation("users.me.email.change", {
    onSuccess: (_, input) => setSentTo(input.email),
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <Sheet
      open
      dismissible={false}
      onOpenChange={onClose}
      title="이메일 바꾸기"
      description={`지금은 ${email} 주소를 써요. 새 주소로 온 메일에서 확인해야 바뀌어요.`}
    >
      {sentTo === null ? (
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={form.handleSubmit((values) =>
            change.run({ email: values.email.trim(), ...proofOf(values.password) }),
          )}
        >
          <FormNotice message={errors.root?.server?.message} />
          <TextField
            label="새 이메일"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            inputMode="email"
            error={errors.email?.message}
            {...form.register("email", rules(accountEmail))}
          />
          <ProofField
            hint="다른 사람이 이메일을 바꾸지 못하게 확인해요."
            error={errors.password?.message}
            field={form.register("password")}
          />
          <Button type="submit" size="lg" block pending={change.pending}>
            확인 메일 받기
          </Button>
        </form>
      ) : (
        <div className="flex flex-col gap-5">
          <Notice
            takesFocus
            tone="success"
            live="polite"
            title={`${sentTo} 주소로 메일을 보냈어요`}
          >
            메일의 링크로 확인하면 바뀌어요. 링크는 {hoursText(EMAIL_CHANGE_LIFETIME_MS)} 동안 한
            번만 쓸 수 있어요. 바뀐 뒤 {daysText(EMAIL_UNDO_MS)} 동안은 지금 주소로 온 메일에서
            되돌릴 수 있어요.
          </Notice>
          <Button block variant="secondary" onClick={onClose}>
            닫기
          </Button>
        </div>
      )}
    </Sheet>
  );
}
