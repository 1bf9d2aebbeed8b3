import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { ApiFailure } from "../api/api-failure.ts";
import { showFormFailure } from "./form-errors.ts";

/** Like `showFormFailure`; what is wrong with the code of the text message stands at its field `key`. */
export function showPhoneCodeFailure<V extends FieldValues & { key: string }>(
  form: Pick<UseFormReturn<V>, "setError" | "getValues">,
  failure: ApiFailure,
): void {
  if (!failure.error?.code.startsWith("phone_code")) return showFormFailure(form, failure);
  const { message } = failure.error;
  form.setError("key" as FieldPath<V>, { type: "server", message }, { shouldFocus: true });
}
