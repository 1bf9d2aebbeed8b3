import { Controller, useFormContext, useWatch } from "react-hook-form";
import { ChoiceCards } from "#ui/form/choice-cards.tsx";
import type { CredentialValues } from "./credential-values.ts";

/** For which services a licence counts; a degree or an award counts for none. */
export function CredentialServices({
  services,
}: {
  services: readonly { slug: string; name: string }[];
}) {
  const { control, formState } = useFormContext<CredentialValues>();
  const kind = useWatch({ control, name: "kind" });
  if (kind !== "licence") return null;
  const error = formState.errors.services?.message;
  return (
    <Controller
      control={control}
      name="services"
      render={({ field }) => (
        <ChoiceCards
          {...field}
          multiple
          columns={2}
          optional
          label="이 자격으로 할 서비스"
          hint="자격이 있어야 요청을 받는 서비스예요. 해당하는 것만 골라 주세요."
          options={services.map(({ slug, name }) => ({ value: slug, label: name }))}
          {...(error === undefined ? {} : { error })}
        />
      )}
    />
  );
}
