import { normalizeEmail } from "#domain/account/email.ts";
import { normalizeMobile } from "#domain/account/phone.ts";

export type InvitationContact = { channel: "sms" | "email"; to: string };

/** What a pro typed as a client's contact: a mobile number or an e-mail address as stored, null for neither. */
export function invitationContact(typed: string): InvitationContact | null {
  if (typed.includes("@")) {
    const email = normalizeEmail(typed);
    return email === null ? null : { channel: "email", to: email };
  }
  const phone = normalizeMobile(typed.trim());
  return phone === null ? null : { channel: "sms", to: phone };
}

const LINK = /https?:|www\.|[a-z0-9]\.(?:com|net|kr|org|io|me|shop|xyz|link|app|ly)\b/iu;

/**
 * Why a pro's own words are refused, in Korean, or null. They go out in our name to somebody who never asked for
 * them, so they carry no link but ours.
 */
export function invitationMessageProblem(message: string): string | null {
  return LINK.test(message.normalize("NFKC"))
    ? "링크는 넣을 수 없어요. 추천을 쓰는 링크는 저희가 함께 보내요."
    : null;
}
