import { describe, expect, it } from "vitest";
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblem } from "./password-rules.ts";

const common = new Set(["password1", "비밀번호비밀번호"]);

describe("passwordProblem", () => {
  it.each([
    ["7 characters", "a".repeat(7), "too_short"],
    ["8 characters", "a".repeat(8), null],
    ["7 emoji, 14 UTF-16 units", "👍".repeat(7), "too_short"],
    ["64 characters", "a".repeat(64), null],
    ["128 characters", "a".repeat(128), null],
    ["129 characters", "a".repeat(129), "too_long"],
    ["128 emoji", "👍".repeat(128), null],
    ["more than 72 bytes of Korean", "가".repeat(40), null],
    ["digits only", "83910274", null],
    ["spaces inside", "a b c d e", null],
    ["a common one", "password1", "common"],
    ["a common one in capitals", "PASSWORD1", "common"],
    ["a common Korean one", "비밀번호비밀번호", "common"],
    ["the own e-mail", "Me@Example.com", "same_as_email"],
    ["a NUL", "abcdefg\u0000", "not_text"],
    ["a lone surrogate", "abcdefgh\ud800", "not_text"],
  ])("of %s", (_, password, problem) => {
    expect(passwordProblem(password, { common, email: "me@example.com" })).toBe(problem);
  });
  it("allows 8 to 128", () => {
    expect([PASSWORD_MIN, PASSWORD_MAX]).toEqual([8, 128]);
  });
});
