import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";
import type { JsonValue } from "./canonical-json.ts";

describe("canonicalJson", () => {
  it("sorts names at every depth and leaves lists in order", () => {
    expect(canonicalJson({ b: [2, 1], a: { d: null, c: "x" } })).toBe(
      '{"a":{"c":"x","d":null},"b":[2,1]}',
    );
  });
  it("is JSON of the same value, the same for any order of names", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value as JsonValue);
        expect(canonicalJson(JSON.parse(text) as JsonValue)).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
  it("throws for a number that JSON has not", () => {
    expect(() => canonicalJson(NaN)).toThrow(RangeError);
  });
});
