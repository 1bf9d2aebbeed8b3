import { expect, it } from "vitest";
import { priceRiseText } from "./price-rise-text.ts";

const rise = {
  from: 59_000,
  to: 65_000,
  starts_on: "2026-12-15",
  consent_from: "2026-11-15T00:00:00+09:00",
  consent_until: "2026-12-15T10:00:00+09:00",
  consented: false,
};

it("asks for the consent with both prices, the last moment and what happens without", () => {
  const { title, text } = priceRiseText(rise, true);
  expect(title).toBe("2026년 12월 15일부터 가격이 올라요");
  expect(text).toContain("59,000원에서 65,000원");
  expect(text).toContain("2026년 12월 15일 오전 10:00 전에");
  expect(text).toContain("동의하지 않으면 더 결제되지 않고");
});

it("says from when it can be given", () => {
  expect(priceRiseText(rise, false).text).toContain("2026년 11월 15일부터 동의할 수 있어요");
});

it("confirms it once given", () => {
  const { title, text } = priceRiseText({ ...rise, consented: true }, false);
  expect(title).toBe("오르는 가격에 동의했어요");
  expect(text).toContain("해지하면 결제되지 않아요");
});
