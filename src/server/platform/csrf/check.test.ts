import { describe, expect, it } from "vitest";
import { systemRandom } from "../random.ts";
import { csrfRefusal, type CsrfFacts } from "./check.ts";
import { isCsrfTokenFor, newCsrfToken } from "./token.ts";

const secret = "s".repeat(32);
const token = newCsrfToken(systemRandom, secret, "session-1");
const another = newCsrfToken(systemRandom, secret, "session-1");

const good: CsrfFacts = {
  method: "POST",
  demandsToken: false,
  ourOrigin: "https://somssi.kr",
  origin: "https://somssi.kr",
  referrer: undefined,
  cookie: token,
  header: token,
  secret,
  binding: "session-1",
};
const refusal = (changes: Partial<CsrfFacts>) => csrfRefusal({ ...good, ...changes });
const withoutOrigin = (changes: Partial<CsrfFacts>) => refusal({ origin: undefined, ...changes });

describe("csrfRefusal", () => {
  it("lets a request of our own page through", () => {
    expect(refusal({})).toBeNull();
  });

  it.each(["GET", "HEAD", "OPTIONS"])("asks %s for nothing", (method) => {
    const nothing = { origin: "https://evil.example", cookie: undefined, header: undefined };
    expect(refusal({ method, ...nothing })).toBeNull();
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "TRACE", "get", "post", "", "QUERY"])(
    "asks %j for the token",
    (method) => {
      expect(refusal({ method, header: undefined })).toBe("header missing");
    },
  );

  it.each([
    ["another site's", "https://evil.example"],
    ["null", "null"],
    ["empty", ""],
    ["no address", "somssi.kr"],
    ["of the other scheme", "http://somssi.kr"],
    ["of another port", "https://somssi.kr:8443"],
    ["of the port by its number", "https://somssi.kr:443"],
    ["below ours", "https://a.somssi.kr"],
    ["above ours", "https://kr"],
    ["ours with an end", "https://somssi.kr.evil.example"],
    ["ours as a user's name", "https://somssi.kr@evil.example"],
    ["ours with a path", "https://somssi.kr/path"],
    ["ours with a slash", "https://somssi.kr/"],
    ["two", "https://somssi.kr, https://somssi.kr"],
    ["a file's", "file://somssi.kr"],
    ["in capitals", "HTTPS://SOMSSI.KR"],
    ["with a space", " https://somssi.kr"],
  ])("refuses an origin that is %s", (_case, origin) => {
    expect(refusal({ origin })).toBe("origin");
    expect(refusal({ origin, referrer: "https://somssi.kr/" })).toBe("origin");
  });

  it.each([
    ["missing", undefined],
    ["empty", ""],
    ["no address", "/requests"],
    ["another site's", "https://evil.example/?https://somssi.kr"],
    ["of the other scheme", "http://somssi.kr/"],
    ["of another port", "https://somssi.kr:8443/"],
    ["below ours", "https://a.somssi.kr/"],
    ["ours with an end", "https://somssi.kr.evil.example/"],
    ["ours as a user's name", "https://somssi.kr@evil.example/"],
    ["a blob of ours", "blob:https://somssi.kr/0190"],
    ["a script", "javascript:https://somssi.kr/"],
  ])("refuses, over HTTPS and without an origin, a referrer that is %s", (_case, referrer) => {
    expect(withoutOrigin({ referrer })).toBe("referrer");
  });

  it("takes a page of ours as referrer when there is no origin", () => {
    expect(withoutOrigin({ referrer: "https://somssi.kr/requests?a=b" })).toBeNull();
  });

  it("does not ask for a referrer over HTTP", () => {
    expect(withoutOrigin({ ourOrigin: "http://localhost:3000" })).toBeNull();
  });

  it.each([
    ["missing", undefined, "cookie missing"],
    ["empty", "", "cookie not ours"],
    ["of Django's shape", "a".repeat(64), "cookie not ours"],
    ["of another session", newCsrfToken(systemRandom, secret, "session-2"), "cookie not ours"],
    ["a visitor's", newCsrfToken(systemRandom, secret, "anonymous"), "cookie not ours"],
    [
      "signed by others",
      newCsrfToken(systemRandom, "x".repeat(32), "session-1"),
      "cookie not ours",
    ],
    ["one short", token.slice(0, -1), "cookie not ours"],
    ["one long", `${token}A`, "cookie not ours"],
    ["of two halves", `${token.slice(0, 22)}.${another.slice(23)}`, "cookie not ours"],
    ["without its dot", token.replace(".", "_"), "cookie not ours"],
  ])("refuses a cookie that is %s, whatever the header", (_case, cookie, reason) => {
    expect(refusal({ cookie, header: cookie })).toBe(reason);
  });

  it.each([
    ["missing", undefined, "header missing"],
    ["empty", "", "header mismatch"],
    ["one short", token.slice(0, -1), "header mismatch"],
    ["one long", `${token}A`, "header mismatch"],
    ["another right one", another, "header mismatch"],
    ["sent twice", `${token}, ${token}`, "header mismatch"],
    ["in other letters", token.toUpperCase(), "header mismatch"],
  ])("refuses a header that is %s", (_case, header, reason) => {
    expect(refusal({ header })).toBe(reason);
  });

  it("names the first thing that is wrong: origin, referrer, cookie, header", () => {
    const nothing = { cookie: undefined, header: undefined };
    expect(refusal({ origin: "null", ...nothing })).toBe("origin");
    expect(withoutOrigin(nothing)).toBe("referrer");
    expect(refusal(nothing)).toBe("cookie missing");
    expect(refusal({ header: undefined })).toBe("header missing");
  });
});

describe("a token", () => {
  it("is another one each time, and good for its session only", () => {
    expect(token).not.toBe(another);
    expect(isCsrfTokenFor(token, secret, "session-1")).toBe(true);
    expect(isCsrfTokenFor(another, secret, "session-1")).toBe(true);
    expect(isCsrfTokenFor(token, secret, "session-2")).toBe(false);
  });

  it("does not hold when any one letter of it changes", () => {
    for (const [at, letter] of [...token].entries()) {
      const other = letter === "A" ? "B" : "A";
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      expect(isCsrfTokenFor(changed, secret, "session-1")).toBe(false);
    }
  });
});
