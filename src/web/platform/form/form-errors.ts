import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { FieldErrors } from "#contract/errors.ts";
import { failureMessage } from "../api/failure-message.ts";
import type { ApiFailure } from "../api/api-failure.ts";

/**
 * Puts a refused submission onto its form: each named input gets its message, the first one the focus, and
 * what no input can show goes to `root.server` (`form.formState.errors.root?.server?.message`). `inputs` names
 * the input for each field of the call that is called otherwise.
 */
export function showFormFailure<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, "setError" | "getValues">,
  failure: ApiFailure,
  inputs: Readonly<Record<string, FieldPath<V>>> = {},
): void {
  const fields = Object.fromEntries(
    Object.entries(failure.error?.fields ?? {}).map(([name, said]) => [inputs[name] ?? name, said]),
  );
  const values = form.getValues();
  const placed = inFormOrder(values, fields).filter(([name]) => hasField(values, name));
  placed.forEach(([name, messages], index) => {
    form.setError(
      name as FieldPath<V>,
      { type: "server", message: messages[0] },
      { shouldFocus: index === 0 },
    );
  });
  const unplaced = Object.entries(fields).filter(([name]) => !hasField(values, name));
  if (placed.length > 0 && unplaced.length === 0) return;
  const message = unplaced[0]?.[1][0] ?? failureMessage(failure);
  form.setError("root.server", { type: "server", message });
}

function inFormOrder(values: FieldValues, fields: FieldErrors): [string, string[]][] {
  const order = Object.keys(values);
  const position = (name: string) => order.indexOf(name.split(".")[0] ?? name);
  return Object.entries(fields).sort(([a], [b]) => position(a) - position(b));
}

function hasField(values: FieldValues, name: string): boolean {
  let place: unknown = values;
  for (const step of name.split(".")) {
    if (typeof place !== "object" || place === null || !Object.hasOwn(place, step)) return false;
    place = (place as Record<string, unknown>)[step];
  }
  return true;
}
