import type { FieldRule } from "#domain/validation/field-rule.ts";

/** A field's rule for react-hook-form: `form.register("name", rules(personName))`, also for a Controller. */
export function rules(rule: FieldRule) {
  return {
    validate: (value: unknown, values: Readonly<Record<string, unknown>>): true | string =>
      rule(value, values) ?? true,
  };
}
