import { describe, expect, it } from "vitest";
import { keepSearch, parseSearch, stringifySearch } from "./search-text.ts";

describe("a page's query", () => {
  it.each([
    ["digits", "?q=123", { q: "123" }],
    ["a truth value", "?q=true", { q: "true" }],
    ["JSON", "?q=%7B%22a%22%3A1%7D", { q: '{"a":1}' }],
    ["a plus for a space", "?q=a+b", { q: "a b" }],
    ["a name twice: the first counts", "?q=1&q=2", { q: "1" }],
    ["a name of every object", "?__proto__=x&constructor=y", { constructor: "y" }],
  ])("stays text: %s", (_, search, parsed) => {
    expect({ ...parseSearch(search), __proto__: undefined }).toMatchObject(parsed);
  });

  it("does not touch what every object inherits", () => {
    const parsed = parseSearch("?__proto__=polluted&toString=x");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  });

  it("is written without absent and empty values", () => {
    expect(stringifySearch({ a: "1", b: undefined, c: "", d: 5 })).toBe("?a=1");
    expect(stringifySearch({})).toBe("");
  });

  it("comes back as it was written", () => {
    const search = { q: "이사 & 청소=?#%", next: "/requests?a=1" };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });

  it("is read by the names asked for, none of them absent, and says nothing of others", () => {
    expect(keepSearch("q")({ q: "a", x: "b" })).toStrictEqual({ q: "a" });
    expect(Object.keys(keepSearch("q")({}))).toEqual([]);
    expect(keepSearch("q")({ q: "" }).q).toBeUndefined();
    expect(keepSearch("q")({ q: 5 }).q).toBeUndefined();
  });
});
