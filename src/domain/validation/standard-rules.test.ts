import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asText } from "./as-text.ts";
import { everyRule } from "./every-rule.ts";
import { standardRules } from "./standard-rules.ts";
import { textVerdicts } from "./text/text-rules.cases.ts";
import { valueVerdicts } from "./value-rules.cases.ts";

const verdicts = { ...textVerdicts, ...valueVerdicts };

const passes = (name: string, value: unknown, params: readonly unknown[] = []) => {
  const known = everyRule(name);
  if (known?.kind !== "standard") throw new Error(`no standard rule: ${name}`);
  return known.rule.passes(value, params, { values: {} });
};

const shown = (value: unknown) => {
  if (value instanceof Set) return `a set of ${value.size}`;
  return typeof value === "object" || typeof value === "string"
    ? JSON.stringify(value).slice(0, 60)
    : asText(value);
};

describe.each(Object.entries(verdicts))("%s", (name, lists) => {
  const cases = (kind: "takes" | "refuses") =>
    lists.flatMap(({ params = [], ...list }) =>
      list[kind].map((value) => ({
        title: `${shown(value)} (${params.map(shown).join(", ")})`,
        value,
        params,
      })),
    );
  it.each(cases("takes"))("takes $title", ({ value, params }) => {
    expect(passes(name, value, params)).toBe(true);
  });
  it.each(cases("refuses"))("refuses $title", ({ value, params }) => {
    expect(passes(name, value, params)).toBe(false);
  });
});

describe("every rule", () => {
  // What no line can bind by itself, or what has lists of its own.
  const elsewhere = ["required_if", "confirmed", "email", "url", "credit_card", "ip", "ip_or_fqdn"];

  it("has its cases", () => {
    const tried = new Set([...Object.keys(verdicts), ...elsewhere]);
    expect(Object.keys(standardRules).filter((name) => !tried.has(name))).toEqual([]);
  });

  const params: Record<string, unknown[]> = {
    required_if: ["other", "x"],
    regex: ["^a+$"],
    date_format: ["YYYY-MM-DD"],
    before: ["2026-01-01"],
    after: ["2026-01-01"],
    date_between: ["2026-01-01", "2026-02-01"],
    included: ["a"],
    excluded: ["a"],
    ext: ["png"],
    mimes: ["image/*"],
  };
  const given = (name: string) => params[name] ?? ["3", "5"];

  it.each(Object.keys(standardRules))("%s answers anything at all, and the same twice", (name) => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const once = passes(name, value, given(name));
        expect(typeof once).toBe("boolean");
        expect(passes(name, value, given(name))).toBe(once);
      }),
      { numRuns: 200 },
    );
  });

  // No clock: a pattern that goes back and forth over these would not come to an end at all.
  const LONG = 50_000;
  it.each(Object.keys(standardRules))("%s comes to an end on very long text", (name) => {
    for (const text of [
      "a".repeat(LONG),
      "1".repeat(LONG),
      " ".repeat(LONG),
      "a@".repeat(LONG / 2),
      "a.".repeat(LONG / 2),
      `${"1".repeat(LONG)}x`,
      `a@${"a.".repeat(LONG / 2)}`,
      `http://${"a-".repeat(LONG / 2)}.com`,
      `${"1:".repeat(LONG / 2)}g`,
      `"${'\\"'.repeat(LONG / 2)}`,
      `1e${"1".repeat(LONG)}.`,
    ]) {
      expect(typeof passes(name, text, given(name))).toBe("boolean");
      expect(typeof passes(name, text)).toBe("boolean");
    }
  });
});

describe("numbers", () => {
  it("between is min_value and max_value together", () => {
    fc.assert(
      fc.property(fc.double(), fc.integer(), fc.nat(), (value, least, wide) => {
        const [low, high] = [least, least + wide];
        expect(passes("between", value, [low, high])).toBe(
          passes("min_value", value, [low]) && passes("max_value", value, [high]),
        );
      }),
    );
  });
  it("any whole number is an integer and a decimal, and numeric unless it is below 0", () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(passes("integer", value)).toBe(true);
        expect(passes("decimal", String(value))).toBe(true);
        expect(passes("numeric", value)).toBe(value >= 0);
      }),
    );
  });
  it("length is min and max together", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(12), fc.nat(12), (value, least, wide) => {
        const most = least + wide;
        expect(passes("length", value, [least, most])).toBe(
          passes("min", value, [least]) && passes("max", value, [most]),
        );
      }),
    );
  });
});

describe("dates", () => {
  const day = fc
    .date({ min: new Date("1000-01-01"), max: new Date("9999-12-30"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  it("of two days the earlier one is before the later, and not after", () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        expect(passes("before", a, [b])).toBe(a < b);
        expect(passes("after", a, [b])).toBe(a > b);
        expect(passes("before", a, [b, true])).toBe(a <= b);
        expect(passes("date_format", a, ["YYYY-MM-DD"])).toBe(true);
      }),
    );
  });
});
