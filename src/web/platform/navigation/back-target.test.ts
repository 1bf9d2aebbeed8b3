import { describe, expect, it } from "vitest";
import { backTarget } from "./back-target.ts";

const HERE = "https://somssi.example/quote?id=1";

describe("backTarget", () => {
  it("keeps the referrer's query by default", () => {
    expect(backTarget("https://somssi.example/search?q=a&x=1", HERE)).toBe("/search?q=a&x=1");
  });

  it("strips the query when asked to", () => {
    expect(backTarget("https://somssi.example/search?q=a", HERE, "strip")).toBe("/search");
  });

  it.each(["done=1", "?done=1"])("replaces the query with %s", (replacement) => {
    const from = "https://somssi.example/requests?tab=open";
    expect(backTarget(from, HERE, { replacement })).toBe("/requests?done=1");
  });

  it("keeps a fragment", () => {
    expect(backTarget("https://somssi.example/requests#quotes", HERE)).toBe("/requests#quotes");
  });

  it.each([
    ["missing", ""],
    ["another host", "https://evil.example/search?q=a"],
    ["a host that begins like ours", "https://somssi.example.evil.example/"],
    ["a host that ends like ours", "https://evil-somssi.example/"],
    ["another port", "https://somssi.example:8443/search"],
    ["ours only as a user name", "https://somssi.example@evil.example/"],
    ["the current page", HERE],
    ["the current page with another fragment", `${HERE}#top`],
    ["not an address", "somewhere"],
    ["javascript", "javascript:alert(1)"],
    ["a path that leads to another host", "https://somssi.example//evil.example"],
    ["a path with a backslash host", "https://somssi.example/\\evil.example"],
  ])("falls back to the origin when the referrer is %s", (_, referrer) => {
    expect(backTarget(referrer, HERE)).toBe("/");
  });

  it("goes to the same path with another query", () => {
    expect(backTarget("https://somssi.example/quote?id=2", HERE)).toBe("/quote?id=2");
  });

  it("falls back when the stripped referrer would be the current page again", () => {
    const here = "https://somssi.example/search";
    expect(backTarget("https://somssi.example/search?q=a", here, "strip")).toBe("/");
  });

  it.each(["#x", "a#//evil.example", "a=1\r\nb: c"])(
    "stays on the path whatever the replacement query %j holds",
    (replacement) => {
      const path = backTarget("https://somssi.example/requests", HERE, { replacement });
      expect(path.startsWith("/requests?")).toBe(true);
      expect(path).not.toMatch(/[\r\n]/);
    },
  );
});
