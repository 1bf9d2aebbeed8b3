import { fieldRule } from "./field-rule.ts";
import type { BoundRule, FieldRule, FieldValues } from "./field-rule.ts";
import type { RuleCatalogue, RuleFacts } from "./rule-catalogue.ts";
import { dateFormatOf, parseRules } from "./rule-line.ts";
import type { NamedRule, Rules } from "./rule-line.ts";
import type { RuleName } from "./standard-rules.ts";

type Camel<N extends string> = N extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : N;

/** A sentence for each rule, by the rule's name in camel case. */
export type Messages = Record<Camel<RuleName>, (field: string, ...params: never[]) => string>;

/**
 * The rule of one field, of a line: `lineRule("required|max:30", "이름", { messages: ko, catalogue: everyRule })`. This
 * brings a table of rules along: a page whose fields are known composes `fieldRule` of what they need instead.
 */
export function lineRule(
  rules: Rules,
  name: string,
  by: { messages: Messages; catalogue: RuleCatalogue },
): FieldRule {
  return fieldRule(name, ...boundRules(rules, by.messages, by.catalogue));
}

/** The rules of a line with their parameters and sentences. */
export function boundRules(
  rules: Rules,
  messages: Messages,
  catalogue: RuleCatalogue,
): BoundRule[] {
  const named = parseRules(rules, catalogue);
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
