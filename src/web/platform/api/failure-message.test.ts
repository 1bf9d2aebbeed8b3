import { describe, expect, it } from "vitest";
import { ApiFailure } from "./api-failure.ts";
import { failureMessage } from "./failure-message.ts";

describe("failureMessage", () => {
  it("is the server's own sentence", () => {
    const error = { code: "quote_closed", message: "이 견적은 이미 끝났어요.", trace_id: "t" };
    expect(failureMessage(new ApiFailure(409, { error }))).toBe("이 견적은 이미 끝났어요.");
  });

  it.each([
    ["no answer", new ApiFailure(0, null), "연결이 끊겼어요"],
    ["a proxy's page", new ApiFailure(502, "<html>"), "서버에 문제가 생겼어요"],
    ["a proxy's size limit", new ApiFailure(413, "<html>"), "너무 커요"],
    ["a body of another shape", new ApiFailure(500, { error: "boom" }), "서버에 문제가 생겼어요"],
    ["a defect", new TypeError("x is undefined"), "서버에 문제가 생겼어요"],
  ])("says what to do after %s, and nothing of its inside", (_, failure, part) => {
    expect(failureMessage(failure)).toContain(part);
  });
});
