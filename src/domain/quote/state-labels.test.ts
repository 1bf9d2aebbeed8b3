import { expect, it } from "vitest";
import { notHiredLabel, quoteStandingLabel } from "./state-labels.ts";

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

it.each([
  ["read", "open", null],
  ["sent", "choosing", null],
  ["read", "hired", "다른 고수가 고용됨"],
  ["sent", "completed", "다른 고수가 고용됨"],
  ["read", "closed", "요청 마감됨"],
  ["read", "cancelled", "요청 마감됨"],
  ["sent", "blocked", "요청 중지됨"],
  ["hired", "hired", null],
  ["declined", "hired", null],
  ["expired", "closed", null],
] as const)(
  "tells the pro of a quote that is %s for a request that is %s: %s",
  (state, request, label) => {
    expect(notHiredLabel(state, request)).toBe(label);
  },
);
