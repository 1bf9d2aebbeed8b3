import { dateOf } from "./date/date-text.ts";
import { DEFAULT_DATE_FORMAT } from "./date/dates.ts";
import { everyRule } from "./every-rule.ts";
import type { ProductRuleName } from "./product-rules.ts";
import { dateFormatOf, parseRules } from "./rule-line.ts";
import type { NamedRule, Rules } from "./rule-line.ts";
import type { RuleName } from "./standard-rules.ts";
import { regex } from "./text/regex.ts";
import { validate } from "./validate.ts";

/** What a parameter has to be: rules of its own, or one of those that need to know the form. */
type Parameter = { name: string; is: Rules; most?: "any" };

const count = (name: string): Parameter => ({ name, is: "required|integer|min_value:0" });
const number = (name: string): Parameter => ({ name, is: "required|decimal" });
const text = (name: string): Parameter => ({ name, is: "required" });
const oneOf = (name: string, ...values: string[]): Parameter => ({
  name,
  is: `included:${values.join(",")}`,
});
const on = (name: string) => oneOf(name, "true", "false", "1", "0");
const several = (name: string): Parameter => ({ name, is: "required", most: "any" });
const field = (name: string): Parameter => ({ name, is: "field" });
const date = (name: string): Parameter => ({ name, is: "date" });

/** Parameters in order; behind `optional` those that may be left out. */
interface Parameters {
  needed?: readonly Parameter[];
  optional?: readonly Parameter[];
  /** Judges files, of which an answer has only the id. */
  ofFiles?: true;
}

const PARAMETERS: Record<RuleName | ProductRuleName, Parameters> = {
  required: { optional: [on("invalidateFalse")] },
  required_if: { needed: [field("target"), several("value")] },
  email: { optional: [oneOf("multiple", "multiple", "true", "1")] },
  url: { optional: [oneOf("require_protocol", "require_protocol", "true", "1")] },
  credit_card: {},
  ip: { optional: [oneOf("version", "4", "6")] },
  ip_or_fqdn: {},
  regex: { needed: [{ name: "regex", is: "pattern" }], optional: [text("flags")] },
  min: { needed: [count("length")] },
  max: { needed: [count("length")] },
  length: { needed: [count("length")], optional: [count("max")] },
  min_value: { needed: [number("min")] },
  max_value: { needed: [number("max")] },
  between: { needed: [number("min"), number("max")] },
  numeric: {},
  integer: {},
  decimal: {
    optional: [{ name: "decimals", is: { regex: String.raw`^([0-9]+|\*)$` } }, text("separator")],
  },
  digits: { needed: [count("length")] },
  alpha: { optional: [text("locale")] },
  alpha_spaces: { optional: [text("locale")] },
  alpha_num: { optional: [text("locale")] },
  alpha_dash: { optional: [text("locale")] },
  included: { needed: [several("value")] },
  excluded: { needed: [several("value")] },
  is: { needed: [text("value")] },
  is_not: { needed: [text("value")] },
  confirmed: { needed: [field("target")] },
  date_format: { needed: [text("format")] },
  before: { needed: [date("target")], optional: [on("inclusion"), text("format")] },
  after: { needed: [date("target")], optional: [on("inclusion"), text("format")] },
  date_between: {
    needed: [date("min"), date("max")],
    optional: [oneOf("inclusivity", "()", "[)", "(]", "[]"), text("format")],
  },
  ext: { needed: [several("extension")], ofFiles: true },
  mimes: { needed: [several("type")], ofFiles: true },
  image: { ofFiles: true },
  size: { needed: [count("size")], ofFiles: true },
  dimensions: { needed: [count("width"), count("height")], ofFiles: true },
  typed_text: { needed: [count("least"), count("most")] },
  shown_text: { needed: [count("least"), count("most")] },
  shown_line: { needed: [count("least"), count("most")] },
  whole_number: { needed: [number("least"), number("most")] },
  step: { needed: [count("step")] },
  won: { needed: [count("most")] },
  some_items: {},
  most_items: { needed: [count("most")] },
  no_link: {},
  no_contact: {},
  calendar_day: {},
  day_of_our_times: {},
  calendar_month: {},
  clock_time: {},
  consultation_time: {},
  region_code: {
    needed: [{ ...oneOf("level", "si_do", "si_gun_gu", "eup_myeon_dong"), most: "any" }],
  },
  mobile_phone: {},
  mobile_or_email: {},
  account_email: {},
  phone_code: {},
  new_password: {},
  agreed: {},
  some_letter: {},
  not_official: {},
  legal_name: {},
  business_number: {},
  business_phone: {},
  bank: {},
  account_number: {},
};

const BOUNDS = ["between", "length", "typed_text", "shown_text", "shown_line", "whole_number"];

/**
 * What is wrong with a line of rules, for whoever writes it: an unknown rule, a parameter that is none, too many of
 * them, a field that `fields` does not name.
 */
export function ruleLineFaults(rules: Rules, fields: readonly string[]): string[] {
  let named: NamedRule[];
  try {
    named = parseRules(rules, everyRule);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const format = dateFormatOf(named) ?? DEFAULT_DATE_FORMAT;
  return named.flatMap((one) =>
    parameterFaults(one, fields, format).map((fault) => `${one.name}: ${fault}`),
  );
}

function parameterFaults({ name, params }: NamedRule, fields: readonly string[], format: string) {
  const { needed = [], optional = [], ofFiles } = PARAMETERS[name];
  if (ofFiles) return ["judges files, and an answer is none"];
  const known = [...needed, ...optional];
  const last = known.at(-1);
  const takesMore = last?.most === "any";
  if (params.length > known.length && !takesMore)
    return [`takes ${known.length} parameters at most`];
  const asked = Math.max(needed.length, params.length);
  const found = Array.from({ length: asked }, (_, at) => known[at] ?? last).flatMap((one, at) =>
    one === undefined ? [] : faultsOf(one, params[at], fields, format),
  );
  const isTurned = BOUNDS.includes(name) && Number(params[0]) > Number(params[1]);
  return found.length === 0 && isTurned ? ["the least is more than the most"] : found;
}

function faultsOf(
  { name, is }: Parameter,
  value: unknown,
  fields: readonly string[],
  format: string,
): string[] {
  if (is === "field" || is === "date") {
    const known =
      fields.includes(String(value)) || (is === "date" && dateOf(value, format) !== null);
    return known ? [] : [`${name} names no other question${is === "date" ? " and no date" : ""}`];
  }
  if (is === "pattern") return patternFaults(value);
  return validate(value, is, { name });
}

function patternFaults(pattern: unknown): string[] {
  try {
    regex("", typeof pattern === "string" ? pattern : "[");
    return [];
  } catch {
    return ["the pattern cannot be read"];
  }
}
