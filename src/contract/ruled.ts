import * as z from "zod";
import type { FieldRule } from "#domain/validation/field-rule.ts";
import { required } from "#domain/validation/messages/ko.ts";

/** The rule of each field that has one, by its schema. */
export const fieldRules = new WeakMap<z.ZodType, FieldRule>();

/** Documents a field by its rule: what people call it, and the line of its rules. */
function documented<T extends z.ZodType>(schema: T, rule: FieldRule): T {
  const field = schema.meta({ title: rule.field, "x-rules": rule.line });
  fieldRules.set(field, rule);
  return field;
}

/** A schema whose value also follows a field's rule; the rule's message becomes the field's. */
export function ruled<T extends z.ZodType>(schema: T, rule: FieldRule): T {
  const judged = schema.superRefine((value, context) => {
    const message = rule(value);
    if (message !== null) context.addIssue({ code: "custom", message });
  });
  return documented(judged, rule);
}

/** Text under a field's rule, read as that keeps it. Left out or null it fails with the message of an empty field. */
export function ruledText(rule: FieldRule) {
  return ruledKept(z.string({ error: ruleMessage(rule) }), rule);
}

/** The rule judges what was typed, and only a text that it takes is read as it is kept. */
function ruledKept(schema: z.ZodString, rule: FieldRule): z.ZodString {
  const judged = schema.superRefine((value, context) => {
    const message = rule(value);
    if (message !== null) context.addIssue({ code: "custom", message, continue: false });
  });
  const { kept } = rule;
  return documented(kept === undefined ? judged : judged.overwrite(kept), rule);
}

/** A whole number under a field's rule. Left out, null or broken it fails with the rule's message too. */
export function ruledInt(rule: FieldRule) {
  return ruled(z.int({ error: ruleMessage(rule) }), rule);
}

/** A list under a field's rule; its items have rules of their own. */
export function ruledList<T extends z.ZodType>(item: T, rule: FieldRule) {
  return ruled(z.array(item, { error: ruleMessage(rule) }), rule);
}

/** The rule's own message of a number and of nothing at all; where it lets a field be empty, that one was left out. */
function ruleMessage(rule: FieldRule) {
  return ({ input }: { input?: unknown }) => {
    if (input === undefined || input === null) {
      return rule(input) ?? required(rule.field);
    }
    return typeof input === "number" ? (rule(input) ?? undefined) : undefined;
  };
}
