import type { BoundRule } from "#domain/validation/field-rule.ts";
import { findContactDetails } from "./contact-details.ts";

/** What is wrong with a text in which nobody may be reached past the product, or null; it names the words. */
export function contactFault(text: string): string | null {
  const found = findContactDetails(text);
  if (found.length === 0) return null;
  const words = found.map((one) => `‘${one.found}’`).join(", ");
  return `연락처로 보이는 말은 적을 수 없어요: ${words}. 지우고 다시 보내 주세요.`;
}

/** The same for what a pro shows to everybody: who hires sees the number. */
export function withoutContact(): BoundRule {
  return {
    passes: (value) => typeof value === "string" && findContactDetails(value).length === 0,
    line: "no_contact",
    message: (field) => `${field}에는 연락처를 적을 수 없어요. 전화번호는 고용한 고객에게 보여요.`,
  };
}
