import { commonRule } from "./common-rules.ts";
import type { CommonRuleName } from "./common-rules.ts";
import type {
  KnownRule,
  ProductRule,
  RuleCatalogue,
  RuleFacts,
  StandardRule,
} from "./rule-catalogue.ts";

/** Rules as text, "required|min:3|between:1,5", or as an object, `{ required: true, min: 3, between: [1, 5] }`. */
export type Rules = string | Readonly<Record<string, unknown>>;

/** One rule of a line with its parameters in order. */
export type NamedRule = { params: readonly unknown[] } & KnownRule;

/** A rule as a line writes it: its parameters can be told apart once it is known which rule it is. */
interface WrittenRule {
  name: string;
  isOff?: boolean;
  paramsOf: (rule: StandardRule | ProductRule) => readonly unknown[];
}

/**
 * The rules of a line, those that demand a value first. Bars part rules and commas parameters, so a pattern with
 * a bar needs the object form; there false and undefined switch a rule off. Throws for a rule that the catalogue lacks.
 */
export function parseRules(rules: Rules, catalogue: RuleCatalogue): NamedRule[] {
  const named = writtenRules(rules)
    .map((written) => ({ written, known: knownRule(written.name, catalogue) }))
    .filter(({ written }) => !written.isOff)
    .map(({ written, known }) => ({ ...known, params: written.paramsOf(known.rule) }));
  return named.toSorted(
    (a, b) => Number(b.rule.demands !== undefined) - Number(a.rule.demands !== undefined),
  );
}

/** The parameters of the rule of that name in a line, or null when it does not stand there. */
export function paramsIn(rules: Rules, name: CommonRuleName): readonly unknown[] | null {
  const written = writtenRules(rules).find((one) => one.name === name && !one.isOff);
  return written ? written.paramsOf(knownRule(name, commonRule).rule) : null;
}

/** Whether the common rules are all that a line names. */
export function isCommon(rules: Rules): boolean {
  return writtenRules(rules).every(({ name }) => commonRule(name) !== null);
}

function knownRule(name: string, catalogue: RuleCatalogue): KnownRule {
  const known = catalogue(name);
  if (known === null) throw new Error(`unknown validation rule: ${name}`);
  return known;
}

/** The format that a `date_format` in the line gives to the date rules beside it. */
export function dateFormatOf(rules: readonly NamedRule[]): RuleFacts["dateFormat"] {
  const format = rules.find(({ name }) => name === "date_format")?.params[0];
  return typeof format === "string" ? format : undefined;
}

function writtenRules(rules: Rules): WrittenRule[] {
  return typeof rules === "string" ? writtenInText(rules) : writtenInObject(rules);
}

function writtenInText(line: string): WrittenRule[] {
  return line
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const colon = part.indexOf(":");
      if (colon === -1) return { name: part, paramsOf: () => [] };
      const text = part.slice(colon + 1);
      return {
        name: part.slice(0, colon),
        paramsOf: (rule) => (rule.whole ? [text] : text.split(",")),
      };
    });
}

function writtenInObject(rules: Readonly<Record<string, unknown>>): WrittenRule[] {
  return Object.entries(rules).map(([name, given]) => ({
    name,
    isOff: given === false || given === undefined || given === null,
    paramsOf: (rule) => paramsOf(rule, given),
  }));
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
