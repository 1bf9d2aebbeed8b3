import { everyRule } from "./every-rule.ts";
import { problemsOf } from "./field-rule.ts";
import type { FieldValues } from "./field-rule.ts";
import { boundRules } from "./line-rule.ts";
import type { Messages } from "./line-rule.ts";
import * as en from "./messages/en.ts";
import type { Rules } from "./rule-line.ts";

interface ValidateOptions {
  /** The field as the messages call it. */
  name?: string;
  /** The other fields, for rules that look at them. */
  values?: FieldValues;
  messages?: Messages;
  /** Report each rule that does not hold, not only the first. */
  all?: boolean;
}

/** What is wrong with a value by the rules, as sentences; none when all is well. */
export function validate(
  value: unknown,
  rules: Rules,
  { name = "{field}", values = {}, messages = en, all = false }: ValidateOptions = {},
): string[] {
  return problemsOf(value, boundRules(rules, messages, everyRule), name, values, !all);
}
