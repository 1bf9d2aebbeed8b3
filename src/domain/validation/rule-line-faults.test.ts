import { describe, expect, it } from "vitest";
import { ruleLineFaults } from "./rule-line-faults.ts";

const faults = (line: string) => ruleLineFaults(line, ["phone", "from"]);

describe("a line that can be judged by", () => {
  it.each([
    "",
    "required|min:2|max:30",
    "required_if:phone,010,011",
    "email|url:require_protocol|credit_card|ip:6|ip_or_fqdn",
    "regex:^[0-9]{1,3}$",
    "length:2,4|digits:4|numeric|integer|decimal:2|decimal:*",
    "between:-1.5,3|min_value:0|max_value:9",
    "alpha:ko|alpha_spaces|alpha_num|alpha_dash",
    "in:a,b|not_in:c|is:a|is_not:b|confirmed:phone",
    "date_format:dd/MM/yyyy|before:31/12/2030|after:from,true",
    "date_between:2026-01-01,2026-12-31,[]",
    "typed_text:0,1000|shown_line:1,30|no_link|no_contact|calendar_day|mobile_phone",
  ])("%s has no fault", (line) => {
    expect(faults(line)).toEqual([]);
  });
});

describe("a line that cannot be judged by", () => {
  it.each([
    ["nope", "unknown validation rule: nope"],
    ["required|constructor", "unknown validation rule: constructor"],
    ["between:3", "between: The max field is required."],
    ["between:a,b", "between: The min field must be numeric and may contain decimal points."],
    ["between:5,3", "between: the least is more than the most"],
    ["shown_line:30,1", "shown_line: the least is more than the most"],
    ["max:", "max: The length field is required."],
    ["max:-1", "max: The length field must be 0 or more."],
    ["max:3,4", "max: takes 1 parameters at most"],
    ["numeric:3", "numeric: takes 0 parameters at most"],
    ["ip:5", "ip: The version field must be a valid value."],
    ["included", "included: The value field is required."],
    ["included:a,", "included: The value field is required."],
    ["regex", "regex: the pattern cannot be read"],
    ["regex:[", "regex: the pattern cannot be read"],
    ["confirmed:roof", "confirmed: target names no other question"],
    ["required_if:roof,1", "required_if: target names no other question"],
    // A date stands for another question only where days are compared.
    ["confirmed:2026-02-01", "confirmed: target names no other question"],
    ["required_if:2026-02-01,1", "required_if: target names no other question"],
    ["before:soon", "before: target names no other question and no date"],
    ["before:2026-02-30", "before: target names no other question and no date"],
    ["size:10", "size: judges files, and an answer is none"],
  ])("%s says why", (line, fault) => {
    expect(faults(line)).toContain(fault);
  });
});

it.each([
  ["length", ["2"]],
  ["min_value", ["1"]],
  ["max_value", ["1"]],
  ["between", ["1", "2"]],
  ["digits", ["4"]],
  ["excluded", ["a"]],
  ["is", ["a"]],
  ["date_format", ["dd/MM/yyyy"]],
  ["date_between", ["2026-01-01", "2026-12-31"]],
  ["typed_text", ["1", "30"]],
  ["shown_text", ["1", "30"]],
  ["shown_line", ["1", "30"]],
  ["whole_number", ["1", "30"]],
  ["step", ["5"]],
  ["won", ["1000"]],
  ["most_items", ["3"]],
])("%s needs each of %j", (rule, params) => {
  expect(faults(`${rule}:${params.join(",")}`)).toEqual([]);
  for (const [count] of params.entries()) {
    const short = [rule, params.slice(0, count).join(",")].filter((part) => part !== "").join(":");
    expect(faults(short), short).not.toEqual([]);
  }
});
