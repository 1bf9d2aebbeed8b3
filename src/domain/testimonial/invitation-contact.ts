import { normalizeEmail } from "#domain/account/email.ts";
import { normalizeMobile } from "#domain/account/phone.ts";

export const INVITATION_CHANNELS = ["sms", "email"] as const;
export type InvitationChannel = (typeof INVITATION_CHANNELS)[number];

export type InvitationContact = { channel: InvitationChannel; to: string };

/** What a pro typed as a client's contact: a mobile number or an e-mail address as stored, null for neither. */
export function invitationContact(raw: string): InvitationContact | null {
  if (raw.includes("@")) {
    const email = normalizeEmail(raw);
    return email === null ? null : { channel: "email", to: email };
  }
  const phone = normalizeMobile(raw.trim());
  return phone === null ? null : { channel: "sms", to: phone };
}
