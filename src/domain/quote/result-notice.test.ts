import { describe, expect, it } from "vitest";
import { resultNotice } from "./result-notice.ts";

describe("resultNotice", () => {
  it("tells the band of the price that won from the fifth quote on", () => {
    const hired = { result: "hired_elsewhere" as const, hiredPrice: 260_000 };
    expect(resultNotice({ ...hired, quoteCount: 4 }).text).toBe("고객이 다른 고수를 고용했어요.");
    expect(resultNotice({ ...hired, quoteCount: 5 }).text).toBe(
      "고객이 다른 고수를 고용했어요. 고용된 금액은 20만 원 이상 30만 원 미만이었어요.",
    );
  });
  it.each(["cancelled", "expired", "blocked"] as const)("tells no price when %s", (result) => {
    const notice = resultNotice({ result, quoteCount: 9, hiredPrice: 260_000 });
    expect(notice.code).toBe(result);
    expect(notice.text).not.toContain("만 원");
  });
  it("tells no price that it does not know", () => {
    expect(resultNotice({ result: "hired_elsewhere", quoteCount: 9, hiredPrice: null }).text).toBe(
      "고객이 다른 고수를 고용했어요.",
    );
  });
});
