import { productRuleNamed } from "./product-rules.ts";
import type { ProductRule, ProductRuleName } from "./product-rules.ts";
import { ruleNamed } from "./standard-rules.ts";
import type { RuleFacts, RuleName, StandardRule } from "./standard-rules.ts";

/** Rules as text, "required|min:3|between:1,5", or as an object, `{ required: true, min: 3, between: [1, 5] }`. */
export type Rules = string | Readonly<Record<string, unknown>>;

/** One rule of a line with its parameters in order. */
export type NamedRule = { params: readonly unknown[] } & KnownRule;

/** A rule of the standard catalogue, or one of ours that stands beside them. */
type KnownRule =
  | { kind: "standard"; name: RuleName; rule: StandardRule }
  | { kind: "product"; name: ProductRuleName; rule: ProductRule };

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

/** The parameters of the rule of that name in a line, or null when it does not stand there. */
export function paramsIn(rules: Rules, name: NamedRule["name"]): readonly unknown[] | null {
  return parseRules(rules).find((one) => one.name === name)?.params ?? null;
}

function knownRule(given: string): KnownRule {
  const product = productRuleNamed(given);
  return product ? { kind: "product", ...product } : { kind: "standard", ...ruleNamed(given) };
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
      const known = knownRule(colon === -1 ? part : part.slice(0, colon));
      const text = part.slice(colon + 1);
      if (colon === -1) return { ...known, params: [] };
      return { ...known, params: known.rule.whole ? [text] : text.split(",") };
    });
}

function parseObject(rules: Readonly<Record<string, unknown>>): NamedRule[] {
  return Object.entries(rules)
    .map(([name, given]) => ({ known: knownRule(name), given }))
    .filter(({ given }) => given !== false && given !== undefined && given !== null)
    .map(({ known, given }) => ({ ...known, params: paramsOf(known.rule, given) }));
}

function paramsOf(rule: StandardRule | ProductRule, given: unknown): readonly unknown[] {
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
