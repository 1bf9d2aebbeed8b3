import type { BoundRule } from "#domain/validation/field-rule.ts";
import { findContactDetails } from "./contact-details.ts";

/** What is wrong with a text in which nobody may be reached past the product, or null; it names the words. */
export function contactFault(text: string): string | null {
  const found = findContactDetails(text);
  if (found.length === 0) return null;
  const words = found.map((one) => `‘${one.found}’`).join(", ");
  return `연락처로 보이는 말은 적을 수 없어요: ${words}. 지워 주세요.`;
}

/** Of a messenger its mere name is a trade here: 인스타그램 마케팅, 카카오톡 chatbot. */
const SAYS_WHO = /아이디|\bid\b|[@:]/i;
/** The messenger's own name, written in Latin letters. */
const MESSENGER = /^(?:kakaotalk|kakao|telegram|wechat|instagram|insta)/i;
/** Letters with two digits behind them: somebody's name there. web3, 1080x1080 and years are none. */
const LOOKS_LIKE_ID = /^[a-z][a-z._]*\d{2}[a-z0-9._]*$/i;

function saysWho(found: string): boolean {
  if (SAYS_WHO.test(found)) return true;
  const last = found.split(/[\s("'‘“[]/).at(-1) ?? "";
  return !MESSENGER.test(last) && LOOKS_LIKE_ID.test(last);
}

/**
 * The same for what a pro shows to everybody, where no warning is shown before it is sent: only what is surely a way to
 * reach them.
 */
export function withoutContact(): BoundRule {
  return {
    passes: (value) =>
      typeof value === "string" &&
      findContactDetails(value).every(({ kind, found }) => kind === "messenger" && !saysWho(found)),
    line: "no_contact",
    message: (field) =>
      `${field}에는 연락처를 적을 수 없어요. 전화번호, 이메일, 메신저 아이디, 계좌번호를 지워 주세요.`,
  };
}
