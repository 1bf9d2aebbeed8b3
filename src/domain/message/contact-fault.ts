import { findContactDetails } from "./contact-details.ts";

/** What is wrong with a text in which nobody may be reached past the product, or null; it names the words. */
export function contactFault(text: string): string | null {
  const found = findContactDetails(text);
  if (found.length === 0) return null;
  const words = found.map((one) => `‘${one.found}’`).join(", ");
  return `연락처로 보이는 말은 적을 수 없어요: ${words}. 지우고 다시 보내 주세요.`;
}
