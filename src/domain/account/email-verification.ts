import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { NoticeGroup } from "#domain/notice/notice-groups.ts";

/** How long the link of a verification can be used. */
export const VERIFICATION_LIFETIME_MS = DAY_MS;

/** How often a person may have it sent again. */
export const VERIFICATION_SENDS = { most: 5, windowMs: HOUR_MS };

/** What its letter is for: the only one that goes to an address which bounced. */
export const VERIFICATION_PURPOSE = "email_verification";

/** Whether an e-mail of a group may go to an address: before it is confirmed, what is about the account alone. */
export function mayMail(group: NoticeGroup, address: { confirmed: boolean }): boolean {
  return address.confirmed || group === "account";
}
