import { CREDENTIAL_KIND_NAMES } from "#domain/certification/certificate-names.ts";
import { Controller, useFormContext } from "react-hook-form";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import {
  CERTIFICATION_LINE,
  credentialIssuer,
  credentialTitle,
} from "#domain/certification/certification-rules.ts";
import { expiresOnProblem, issuedOnProblem } from "#domain/certification/check-credential.ts";
import { CREDENTIAL_KINDS } from "#domain/certification/kind.ts";
import { ChoiceCards } from "#ui/form/choice-cards.tsx";
import { DateField } from "#ui/date/date-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { rules } from "#web/platform/form/rules.ts";
import type { CredentialValues } from "./credential-values.ts";

const kinds = CREDENTIAL_KINDS.map((value) => ({ value, label: CREDENTIAL_KIND_NAMES[value] }));

/** What the credential is, who gave it, from when and until when. */
export function CredentialFields() {
  const { control, register, formState, getValues } = useFormContext<CredentialValues>();
  const { errors } = formState;
  const today = seoulDay(useNow());
  return (
    <>
      <Controller
        control={control}
        name="kind"
        render={({ field }) => <ChoiceCards {...field} label="종류" options={kinds} />}
      />
      <TextField
        label="이름"
        hint="확인되면 이 이름이 그대로 이름표가 돼요."
        placeholder="예: 전기기능사"
        autoComplete="off"
        limit={CERTIFICATION_LINE.max}
        error={errors.title?.message}
        {...register("title", rules(credentialTitle))}
      />
      <TextField
        label="발급한 곳"
        placeholder="예: 한국산업인력공단"
        autoComplete="off"
        error={errors.issuer?.message}
        {...register("issuer", rules(credentialIssuer))}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Controller
          control={control}
          name="issued_on"
          rules={{ validate: (day) => issuedOnProblem(day, today) ?? true }}
          render={({ field }) => (
            <DateField
              {...field}
              label="받은 날"
              today={today}
              max={today}
              error={errors.issued_on?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="expires_on"
          rules={{
            validate: (day) => {
              const expires_on = day === "" ? null : day;
              const dates = { issued_on: getValues("issued_on"), expires_on };
              return expiresOnProblem(dates, today) ?? true;
            },
          }}
          render={({ field }) => (
            <DateField
              {...field}
              label="끝나는 날"
              optional
              hint="없으면 비워 두세요."
              today={today}
              min={today}
              error={errors.expires_on?.message}
            />
          )}
        />
      </div>
    </>
  );
}
