import { fieldRule, problemsOf } from "./field-rule.ts";
import type { BoundRule, FieldRule, FieldValues } from "./field-rule.ts";
import * as en from "./messages/en.ts";
import { dateFormatOf, parseRules } from "./rule-line.ts";
import type { NamedRule, Rules } from "./rule-line.ts";
import type { RuleFacts, RuleName } from "./standard-rules.ts";

type Camel<N extends string> = N extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : N;

/** A sentence for each rule, by the rule's name in camel case. */
export type Messages = Record<Camel<RuleName>, (field: string, ...params: never[]) => string>;

interface ValidateOptions {
  /** The field as the messages call it. */
  name?: string;
  /** The other fields, for rules that look at them. */
  values?: FieldValues;
  messages?: Messages;
  /** Tell of each rule that does not hold, not only of the first. */
  all?: boolean;
}

/** What is wrong with a value by the rules, as sentences; none when all is well. */
export function validate(
  value: unknown,
  rules: Rules,
  { name = "{field}", values = {}, messages = en, all = false }: ValidateOptions = {},
): string[] {
  return problemsOf(value, boundRules(rules, messages), name, values, !all);
}

/**
 * The rule of one field, of a line: `fieldRuleOf("required|max:30", "이름", ko)`. This brings every rule and message
 * along: a page composes `fieldRule` of those it needs instead.
 */
export function fieldRuleOf(rules: Rules, name: string, messages: Messages = en): FieldRule {
  return fieldRule(name, ...boundRules(rules, messages));
}

function boundRules(rules: Rules, messages: Messages): BoundRule[] {
  const named = parseRules(rules);
  const dateFormat = dateFormatOf(named);
  return named.flatMap((one) =>
    one.kind === "product" ? one.rule.bound(one.params) : [boundRule(one, dateFormat, messages)],
  );
}

function boundRule(
  { name, rule, params }: Extract<NamedRule, { kind: "standard" }>,
  dateFormat: RuleFacts["dateFormat"],
  messages: Messages,
): BoundRule {
  const factsOf = (values: FieldValues): RuleFacts => ({ values, dateFormat });
  return {
    passes: (value, values) => rule.passes(value, params, factsOf(values)),
    message: (field) => say(messages, name, field, rule.said?.(params, dateFormat) ?? params),
    ...(rule.demands
      ? { demands: (values) => rule.demands?.(params, factsOf(values)) === true }
      : {}),
  };
}

function say(
  messages: Messages,
  name: RuleName,
  field: string,
  params: readonly unknown[],
): string {
  const sentence = messages[camelCase(name)] as (
    field: string,
    ...params: readonly unknown[]
  ) => string;
  return sentence(field, ...params);
}

function camelCase(name: RuleName): Camel<RuleName> {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<RuleName>;
}
