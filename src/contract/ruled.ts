import * as z from "zod";
import type { FieldRule } from "#domain/validation/field-rule.ts";

/** A schema whose value also follows a field's rule; the rule's message becomes the field's. */
export function ruled<T extends z.ZodType>(schema: T, rule: FieldRule): T {
  return schema.superRefine((value, context) => {
    const message = rule(value);
    if (message !== null) context.addIssue({ code: "custom", message });
  });
}

/** Text under a field's rule. Left out or null it is told like an empty field. */
export function ruledText(rule: FieldRule) {
  return ruled(z.string({ error: told(rule) }), rule);
}

/** A whole number under a field's rule. Left out, null or broken it is told by the rule too. */
export function ruledInt(rule: FieldRule) {
  return ruled(z.int({ error: told(rule) }), rule);
}

function told(rule: FieldRule) {
  return ({ input }: { input?: unknown }) =>
    typeof input === "number" || input === undefined || input === null
      ? (rule(input) ?? undefined)
      : undefined;
}
