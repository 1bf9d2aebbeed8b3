import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Output } from "#contract/registry.ts";
import { phoneCode } from "#domain/account/phone-rules.ts";
import { withoutSpaces } from "#domain/text/without-spaces.ts";
import { useHeadingFocus } from "#ui/action/focus-heading.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { rules } from "#web/platform/form/rules.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { ProofForm } from "../settings/proof-form.tsx";
import { showCodeFailure } from "./show-code-failure.ts";

type Key = Output<"users.me.secondStep.start">;

interface SetUpSecondStepProps {
  onCodes: (codes: readonly string[]) => void;
}

/** Proves who asks, gives the app its key, and takes its first code: only then it is on. */
export function SetUpSecondStep({ onCodes }: SetUpSecondStepProps) {
  const [key, setKey] = useState<Key | null>(null);
  useHeadingFocus(key ? "key" : "proof");
  if (key) return <FirstCode shown={key} onCodes={onCodes} />;
  return (
    <ProofForm
      endpoint="users.me.secondStep.start"
      hint="다른 사람이 켜지 못하게 확인해요."
      submitLabel="인증 앱 연결하기"
      onProven={setKey}
    />
  );
}

function FirstCode({ shown, onCodes }: SetUpSecondStepProps & { shown: Key }) {
  const form = useForm({ defaultValues: { code: "" } });
  const { errors } = form.formState;
  const confirm = useEndpointMutation("users.me.secondStep.confirm", {
    onSuccess: ({ recovery_codes: codes }) => onCodes(codes),
    onFailure: (failure) => showCodeFailure(form, failure),
  });
  const { size, path } = shown.qr;
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          {/* Dark on light whatever the theme: readers need it. */}
          <svg
            role="img"
            aria-label="인증 앱으로 읽는 QR 코드"
            viewBox={`0 0 ${size} ${size}`}
            shapeRendering="crispEdges"
            className="size-44 shrink-0 rounded-md"
          >
            <rect width={size} height={size} fill="white" />
            <path d={path} fill="black" />
          </svg>
          <div className="min-w-0 flex-1 basis-56">
            <p>인증 앱에서 QR 코드를 읽거나 아래 키를 입력해 주세요.</p>
            <p className="mt-2 font-semibold">{groupsOf(shown.key)}</p>
            <p className="mt-2 text-sm text-muted">
              이 기기에 앱이 있으면 <TextLink href={shown.uri}>앱에서 바로 열기</TextLink>를 눌러
              주세요.
            </p>
          </div>
        </div>
      </Card>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit(({ code }) => confirm.run({ code }))}
      >
        <FormNotice message={errors.root?.server?.message} />
        <TextField
          label="인증번호"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          hint="앱에 보이는 여섯 자리를 입력하면 켜져요."
          error={errors.code?.message}
          {...form.register("code", { ...rules(phoneCode), setValueAs: withoutSpaces })}
        />
        <Button type="submit" size="lg" block pending={confirm.pending}>
          2단계 인증 켜기
        </Button>
      </form>
    </div>
  );
}

/** As people copy it: four at a time. Apps leave the spaces out. */
function groupsOf(key: string): string {
  return (key.match(/.{1,4}/g) ?? []).join(" ");
}
