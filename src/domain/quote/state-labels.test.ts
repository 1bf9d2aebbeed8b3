import { expect, it } from "vitest";
import { quoteStandingLabel } from "./state-labels.ts";

it("says how a quote stands for each side, and once its hire has ended what became of that", () => {
  expect(quoteStandingLabel("customer", "read", null)).toBe("읽은 견적");
  expect(quoteStandingLabel("pro", "read", null)).toBe("고객이 읽음");
  expect(quoteStandingLabel("customer", "hired", "hired")).toBe("고용한 견적");
  expect(quoteStandingLabel("pro", "hired", "hired")).toBe("고용됨");
  for (const side of ["customer", "pro"] as const) {
    expect(quoteStandingLabel(side, "hired", "completed")).toBe("완료");
    expect(quoteStandingLabel(side, "hired", "cancelled")).toBe("고용 취소됨");
  }
});
