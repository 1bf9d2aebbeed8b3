import { isEmpty } from "./is-empty.ts";
import { required } from "./relation/required.ts";

/** Values of the other fields by name, for rules that look at them. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** One rule with its parameters and its message. */
export interface BoundRule {
  passes: (value: unknown, values: FieldValues) => boolean;
  /** The message to the person, for the field's name. */
  message: (field: string) => string;
  /** Whether it demands something of an empty field; the others let one be. */
  demands?: (values: FieldValues) => boolean;
  /** The rule as a line names it: the verdicts are the same, the sentence may be the field's own. */
  line?: string;
  /** Text as it is kept when it is taken: what the rule judges it by. */
  kept?: (text: string) => string;
}

/**
 * What is wrong with a field's value, as a message to the person, or null; and what is kept of a text that it takes.
 */
export interface FieldRule {
  (value: unknown, values?: FieldValues): string | null;
  /** Absent where a text is kept as it was typed. */
  readonly kept?: (text: string) => string;
  /** The field as messages call it. */
  readonly field: string;
  /** Its rules as a line. */
  readonly line: string;
}

const ALWAYS = () => true;
const NO_VALUES: FieldValues = {};

/** Ties a rule to its parameters and its message: `rule(max, ko.max, 30)`. */
export function rule<P extends readonly unknown[]>(
  passes: (value: unknown, ...params: P) => boolean,
  message: (field: string, ...params: P) => string,
  ...params: P
): BoundRule {
  return {
    passes: (value) => passes(value, ...params),
    message: (field) => message(field, ...params),
    ...(Object.is(passes, required) ? { demands: ALWAYS, line: "required" } : {}),
  };
}

/**
 * The rules of one field in the order in which they are checked; the first that does not hold counts. A field that
 * none of them demands may stay empty.
 */
export function fieldRule(field: string, ...rules: readonly BoundRule[]): FieldRule {
  const judge = (value: unknown, values = NO_VALUES) =>
    problemsOf(value, rules, field, values, true)[0] ?? null;
  const kept = rules.find((one) => one.kept !== undefined)?.kept;
  const line = rules.flatMap((one) => one.line ?? []).join("|");
  return Object.assign(judge, { field, line, ...(kept === undefined ? {} : { kept }) });
}

/** The messages of the rules that do not hold: all of them, or only the first. */
export function problemsOf(
  value: unknown,
  rules: readonly BoundRule[],
  field: string,
  values: FieldValues,
  firstOnly: boolean,
): string[] {
  if (isEmpty(value) && !rules.some(({ demands }) => demands?.(values))) return [];
  const problems: string[] = [];
  for (const { passes, message } of rules) {
    if (passes(value, values)) continue;
    problems.push(message(field));
    if (firstOnly) break;
  }
  return problems;
}
