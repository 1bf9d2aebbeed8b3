import { expect, it } from "vitest";
import { requestOverLabel, quoteStandingLabel } from "./state-labels.ts";

it("says how a quote stands for each side, and once its hire has ended what became of that", () => {
  expect(quoteStandingLabel("customer", { state: "read", hire: null, request: "choosing" })).toBe(
    "읽은 견적",
  );
  expect(quoteStandingLabel("pro", { state: "read", hire: null, request: "choosing" })).toBe(
    "고객이 읽음",
  );
  expect(
    quoteStandingLabel("customer", { state: "hired", hire: "hired", request: "choosing" }),
  ).toBe("고용한 견적");
  expect(quoteStandingLabel("pro", { state: "hired", hire: "hired", request: "choosing" })).toBe(
    "고용됨",
  );
  for (const side of ["customer", "pro"] as const) {
    expect(
      quoteStandingLabel(side, { state: "hired", hire: "completed", request: "choosing" }),
    ).toBe("완료");
    expect(
      quoteStandingLabel(side, { state: "hired", hire: "cancelled", request: "choosing" }),
    ).toBe("고용 취소됨");
  }
});

it.each([
  ["read", "open", null],
  ["sent", "choosing", null],
  ["read", "hired", "다른 고수가 고용됨"],
  ["sent", "completed", "다른 고수가 고용됨"],
  ["read", "closed", "요청 마감됨"],
  ["read", "cancelled", null],
  ["sent", "blocked", "요청 중지됨"],
  ["hired", "hired", null],
  ["declined", "hired", null],
  ["expired", "closed", null],
] as const)(
  "tells the pro of a quote that is %s for a request that is %s: %s",
  (state, request, label) => {
    expect(requestOverLabel(state, request)).toBe(label);
  },
);

it("tells the pro alone, in a list of any page, that the request went to another", () => {
  const lost = { state: "sent", hire: null, request: "hired" } as const;
  expect(quoteStandingLabel("pro", lost)).toBe("다른 고수가 고용됨");
  expect(quoteStandingLabel("customer", lost)).toBe("새 견적");
  expect(quoteStandingLabel("staff", lost)).toBe("보냄");
});
