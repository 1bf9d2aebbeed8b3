import { ruleNamed } from "./standard-rules.ts";
import type { RuleFacts, RuleName, StandardRule } from "./standard-rules.ts";

/** Rules as text, "required|min:3|between:1,5", or as an object, `{ required: true, min: 3, between: [1, 5] }`. */
export type Rules = string | Readonly<Record<string, unknown>>;

/** One rule of a line with its parameters in order. */
interface NamedRule {
  name: RuleName;
  rule: StandardRule;
  params: readonly unknown[];
}

/**
 * The rules of a line, those that demand a value first. Bars part rules and commas parameters, so a pattern with
 * a bar needs the object form; there false and undefined switch a rule off. Throws for an unknown rule.
 */
export function parseRules(rules: Rules): NamedRule[] {
  const named = typeof rules === "string" ? parseText(rules) : parseObject(rules);
  return named.toSorted(
    (a, b) => Number(b.rule.demands !== undefined) - Number(a.rule.demands !== undefined),
  );
}

/** The format that a `date_format` in the line gives to the date rules beside it. */
export function dateFormatOf(rules: readonly NamedRule[]): RuleFacts["dateFormat"] {
  const format = rules.find(({ name }) => name === "date_format")?.params[0];
  return typeof format === "string" ? format : undefined;
}

function parseText(line: string): NamedRule[] {
  return line
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const colon = part.indexOf(":");
      const { name, rule } = ruleNamed(colon === -1 ? part : part.slice(0, colon));
      const text = part.slice(colon + 1);
      if (colon === -1) return { name, rule, params: [] };
      return { name, rule, params: rule.whole ? [text] : text.split(",") };
    });
}

function parseObject(rules: Readonly<Record<string, unknown>>): NamedRule[] {
  return Object.entries(rules)
    .map(([given, params]) => ({ ...ruleNamed(given), given: params }))
    .filter(({ given }) => given !== false && given !== undefined && given !== null)
    .map(({ name, rule, given }) => ({ name, rule, params: paramsOf(rule, given) }));
}

function paramsOf(rule: StandardRule, given: unknown): readonly unknown[] {
  if (given === true && rule.names?.[0] !== "value") return [];
  if (Array.isArray(given)) return given;
  if (rule.names && isPlainObject(given)) {
    const list = rule.names.map((name) => given[name]);
    const last = list.findLastIndex((value) => value !== undefined);
    return list.slice(0, last + 1);
  }
  return [given];
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
