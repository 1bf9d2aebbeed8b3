import { describe, expect, it } from "vitest";
import { endpointCall } from "./endpoint-call.ts";
import { endpointNames, routeOf } from "./routes.ts";

const QUOTE = "0190a0a0-0000-7000-8000-000000000001";

describe("endpointCall", () => {
  it.each([
    ["an unknown name", "quotes.nope"],
    ["a path", "/api/v2/quotes/"],
    ["a name of every object", "toString"],
    ["an empty name", ""],
    ["a name in other letters", "Quotes.get"],
    ["a name with a space", "quotes.get "],
    ["a half of a name", "quotes"],
    ["the prototype's name", "__proto__"],
    ["nothing", undefined],
    ["null", null],
    ["a number", 1],
    ["a list with a name", ["quotes.get"]],
  ])("refuses %s", (_, name) => {
    expect(() => endpointCall(name)).toThrow("API address must be a string");
  });

  it("fills a placeholder", () => {
    expect(endpointCall("quotes.get", { quoteId: QUOTE })).toEqual({
      method: "GET",
      url: `/api/v2/quotes/${QUOTE}`,
      body: undefined,
    });
  });

  it("fills two placeholders and keeps the rest for the body", () => {
    const call = endpointCall("requests.contactPermission", {
      requestId: "r1",
      proId: "p1",
      allowed: true,
    });
    expect(call.url).toBe("/api2/requests/r1/contact-permissions/p1/");
    expect(call.body).toBe('{"allowed":true}');
  });

  it.each([
    ["a slash", "a/b", "a%2Fb"],
    ["a query", "a?b=c", "a%3Fb%3Dc"],
    ["Hangul", "이사", "%EC%9D%B4%EC%82%AC"],
    ["a percent sign", "50%", "50%25"],
    ["an encoded slash", "a%2Fb", "a%252Fb"],
    ["an encoded step up", "%2e%2e", "%252e%252e"],
    ["a step up inside", "../x", "..%2Fx"],
    ["a fragment", "a#b", "a%23b"],
    ["a placeholder", "{slug}", "%7Bslug%7D"],
    ["a line break", "a\r\nb", "a%0D%0Ab"],
    ["a NUL", "a\u0000", "a%00"],
    ["a backslash", "a\\b", "a%5Cb"],
    ["a space and a plus", "a +b", "a%20%2Bb"],
    ["an emoji", "🧹", "%F0%9F%A7%B9"],
    ["a dollar pattern", "$&", "%24%26"],
  ])("encodes %s in a placeholder", (_, value, encoded) => {
    expect(endpointCall("services.get", { slug: value }).url).toBe(`/api2/services/${encoded}`);
  });

  it.each([
    ["missing", undefined],
    ["null", null],
    ["empty", ""],
    ["an object", { a: 1 }],
    ["a step up", ".."],
    ["a step nowhere", "."],
    ["no number", Number.NaN],
    ["an infinite number", Number.POSITIVE_INFINITY],
    ["a boolean", true],
    ["a list", ["q1"]],
    ["half a surrogate pair", "\ud83e"],
  ])("refuses a placeholder value that is %s", (_, quoteId) => {
    expect(() => endpointCall("quotes.get", { quoteId })).toThrow(
      "quotes.get needs a value for {quoteId}",
    );
  });

  it("takes a number for a placeholder", () => {
    expect(endpointCall("quotes.get", { quoteId: 0 }).url).toBe("/api/v2/quotes/0");
  });

  it("refuses a placeholder that the parameter object only inherits", () => {
    const inherited = Object.create({ quoteId: QUOTE }) as Record<string, unknown>;
    expect(() => endpointCall("quotes.get", inherited)).toThrow("needs a value for {quoteId}");
  });

  it("does not fill a misspelled placeholder", () => {
    expect(() => endpointCall("quotes.get", { quote_id: QUOTE })).toThrow(
      "needs a value for {quoteId}",
    );
  });

  it("puts what is left of a GET into the query and leaves out what is absent", () => {
    const call = endpointCall("pro.reviews", {
      proId: "p1",
      cursor: "a&b=c",
      limit: 20,
      x: undefined,
    });
    expect(call.url).toBe("/api/v2/pro/p1/reviews/?cursor=a%26b%3Dc&limit=20");
    expect(call.body).toBeUndefined();
  });

  it("refuses a query value that is no text", () => {
    expect(() => endpointCall("services.list", { q: ["a"] })).toThrow("cannot put q into a query");
    expect(() => endpointCall("services.list", { q: null })).toThrow("cannot put q into a query");
    expect(() => endpointCall("services.list", { q: Number.NaN })).toThrow("cannot put q");
    expect(() => endpointCall("services.list", { q: "\udc00" })).toThrow("cannot put q");
  });

  it("puts numbers and booleans into a query as text", () => {
    const { url } = endpointCall("services.list", { page: 0, all: false, q: "" });
    expect(url).toBe("/api2/services/?page=0&all=false&q=");
  });

  it("sends an empty object when a POST has nothing to say", () => {
    expect(endpointCall("auth.logout").body).toBe("{}");
  });

  it("sends no body with DELETE, and refuses a value that would need one", () => {
    expect(endpointCall("reviews.delete", { reviewId: "r1" }).body).toBeUndefined();
    expect(() => endpointCall("reviews.delete", { reviewId: "r1", reason: "x" })).toThrow(
      "reviews.delete takes no value named reason",
    );
  });

  it("leaves its input as it was", () => {
    const input = { quoteId: QUOTE };
    endpointCall("quotes.get", input);
    expect(input).toEqual({ quoteId: QUOTE });
  });

  it("leaves no placeholder open in any address of the list", () => {
    for (const name of endpointNames) {
      const values = Object.fromEntries(
        [...routeOf(name).path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1], "x"]),
      );
      expect(endpointCall(name, values).url).not.toMatch(/[{}]/);
    }
  });
});
