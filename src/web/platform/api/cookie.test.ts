import { describe, expect, it } from "vitest";
import { cookieValue, tokenHeader } from "./cookie.ts";

describe("cookieValue", () => {
  it.each([
    ["alone", "csrftoken=abc", "abc"],
    ["among others", "a=1; csrftoken=abc; b=2", "abc"],
    ["without spaces", "a=1;csrftoken=abc", "abc"],
    ["with an equals sign inside", "csrftoken=a=b", "a=b"],
    ["encoded", "csrftoken=a%3Db", "a=b"],
    ["with a stray percent sign", "csrftoken=50%", "50%"],
    ["twice: the first counts", "csrftoken=a; csrftoken=b", "a"],
  ])("finds a cookie %s", (_, cookies, value) => {
    expect(cookieValue(cookies, "csrftoken")).toBe(value);
  });

  it.each(["", "xcsrftoken=abc", "csrftokenx=abc", "CSRFTOKEN=abc", "csrftoken"])(
    "finds none in %j",
    (cookies) => {
      expect(cookieValue(cookies, "csrftoken")).toBeNull();
    },
  );
});

it.each([
  ["an empty token", "csrftoken="],
  ["a line break", "csrftoken=a%0D%0AX-Evil:%201"],
  ["Hangul", "csrftoken=%EA%B0%80"],
  ["no cookie", "a=1"],
])("tokenHeader leaves the header out for %s", (_, cookies) => {
  expect(tokenHeader(cookies)).toEqual({});
});

it("tokenHeader carries the cookie's value", () => {
  expect(tokenHeader("a=1; csrftoken=abc.DEF-_1")).toEqual({ "X-CSRFToken": "abc.DEF-_1" });
});
