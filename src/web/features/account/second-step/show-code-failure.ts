import type { UseFormReturn } from "react-hook-form";
import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";

/** What is wrong with the code stands at its field; a recovery code is long, so it stays, and the next one is typed over it. */
export function showCodeFailure(form: UseFormReturn<{ code: string }>, failure: ApiFailure): void {
  if (failure.error?.code === "second_factor_wrong") {
    form.setError("code", { type: "server", message: failure.error.message });
  } else {
    showFormFailure(form, failure);
  }
  form.setFocus("code", { shouldSelect: true });
}
