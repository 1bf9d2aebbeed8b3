import { describe, expect, it } from "vitest";
import { claimQuestion, guaranteeForms, refundedText, methodText } from "./guarantee-labels.ts";

describe("guaranteeForms", () => {
  it("puts each reason under its form", () => {
    const forms = guaranteeForms({
      reasons: [
        { form: "no_hire", code: "first_period_not_over", message: "첫 기간이 아직이에요." },
        { form: "unused", code: "credits_used", message: "크레딧을 썼어요." },
        { form: "unused", code: "claim_window_over", message: "7일이 지났어요." },
      ],
    });
    expect(forms.map(({ form, reasons }) => [form, reasons])).toEqual([
      ["unused", ["크레딧을 썼어요.", "7일이 지났어요."]],
      ["no_hire", ["첫 기간이 아직이에요."]],
    ]);
  });
  it("leaves out a form against which nothing stands", () => {
    const reasons = [
      { form: "unused", code: "credits_used", message: "크레딧을 썼어요." },
    ] as const;
    expect(guaranteeForms({ reasons: [...reasons] })).toHaveLength(1);
  });
});

it("asks once, with the amount, what ends and how it comes back", () => {
  const { title, description } = claimQuestion({ amount: 59_000, method: "gateway" });
  expect(title).toBe("59,000원을 환불받을까요?");
  expect(description).toContain("멤버십이 바로 끝나고");
  expect(description).toContain("결제가 취소돼요");
  expect(methodText("bank_transfer")).toContain("계좌로");
});

it("tells what was refunded, and by bank what is still needed", () => {
  expect(refundedText({ refunded: 59_000, method: "gateway" })).toBe("59,000원을 환불했어요.");
  expect(refundedText({ refunded: 59_000, method: "bank_transfer" })).toContain(
    "계좌를 알려 주세요",
  );
});
