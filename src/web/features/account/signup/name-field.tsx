import type { UseFormReturn } from "react-hook-form";
import { personName } from "#domain/account/name-rules.ts";
import { TextField } from "#ui/form/text-field.tsx";
import { rules } from "#web/platform/form/rules.ts";
import type { SignupValues } from "./signup-values.ts";

/** The name of whoever joins, by whichever way. */
export function NameField({ form }: { form: UseFormReturn<SignupValues> }) {
  return (
    <TextField
      label="이름"
      autoComplete="name"
      hint="견적과 대화에서 상대방에게 보여요. 고용하거나 상담이 확정되기 전에는 성만 보여요."
      error={form.formState.errors.name?.message}
      {...form.register("name", rules(personName))}
    />
  );
}
