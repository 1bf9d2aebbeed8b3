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

it("tokenHeader leaves the header out for an empty token", () => {
  expect(tokenHeader("csrftoken=")).toEqual({});
  expect(tokenHeader("csrftoken=abc")).toEqual({ "X-CSRFToken": "abc" });
});
