import type { FieldRule, FieldValues } from "#domain/validation/field-rule.ts";

/** A field's rule for react-hook-form: `form.register("name", rules(personName))`, also for a Controller. */
export function rules(rule: FieldRule) {
  return {
    validate: (value: unknown, values: object): true | string =>
      rule(value, values as FieldValues) ?? true,
  };
}
