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
