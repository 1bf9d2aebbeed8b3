import type { RateLimit } from "#domain/account/rate-limit.ts";
import { EMAIL_CHANGES, EMAIL_CHANGES_TO_ADDRESS } from "#domain/account/email-change.ts";
import { SECOND_FACTOR_TRIES } from "#domain/staff/second-factor.ts";
import { SENDS_PER_ADDRESS, SENDS_PER_PHONE } from "#domain/account/phone-code.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import type { SubjectRateLimit } from "../../platform/rate-limit/rate-limits.ts";
import { clientNetwork } from "../../platform/http/client-network.ts";

const LOGIN_PER_ACCOUNT: RateLimit = { most: 10, windowMs: 15 * MINUTE_MS };
const LOGIN_PER_ADDRESS: RateLimit = { most: 100, windowMs: HOUR_MS };
const SIGN_UPS_PER_MINUTE: RateLimit = { most: 10, windowMs: MINUTE_MS };
const SIGN_UPS_PER_HOUR: RateLimit = { most: 100, windowMs: HOUR_MS };
const LOOK_UPS: RateLimit = { most: 10, windowMs: MINUTE_MS };
const RESETS_PER_ACCOUNT: RateLimit = { most: 5, windowMs: HOUR_MS };
const RESETS_PER_ADDRESS: RateLimit = { most: 20, windowMs: HOUR_MS };
const VERIFICATION_LINKS: RateLimit = { most: 60, windowMs: HOUR_MS };
const LOGIN_STARTS: RateLimit = { most: 60, windowMs: HOUR_MS };
const RESET_LINKS: RateLimit = { most: 30, windowMs: HOUR_MS };
const EMAIL_CHANGE_LINKS: RateLimit = { most: 30, windowMs: HOUR_MS };
const PASSKEY_TRIES: RateLimit = { most: 200, windowMs: HOUR_MS };

/** Failed logins with one e-mail address, whether or not somebody has it. */
export function loginsWith(email: string): SubjectRateLimit {
  return { scope: "login_account", subject: email, ...LOGIN_PER_ACCOUNT };
}

/** Failed logins from one network. */
export function loginsFrom(ip: string): SubjectRateLimit {
  return { scope: "login_address", subject: clientNetwork(ip), ...LOGIN_PER_ADDRESS };
}

/** Wrong passwords of a signed-in person who is asked for it again. */
export function confirmationsOf(accountId: string): SubjectRateLimit {
  return { scope: "password_confirm", subject: accountId, ...LOGIN_PER_ACCOUNT };
}

export function signUpsFrom(ip: string): SubjectRateLimit[] {
  const subject = clientNetwork(ip);
  return [
    { scope: "sign_up_minute", subject, ...SIGN_UPS_PER_MINUTE },
    { scope: "sign_up_hour", subject, ...SIGN_UPS_PER_HOUR },
  ];
}

/** Questions whether an e-mail address has an account. */
export function lookUpsFrom(ip: string): SubjectRateLimit {
  return { scope: "users_exist", subject: clientNetwork(ip), ...LOOK_UPS };
}

export function resetRequests(email: string, ip: string): SubjectRateLimit[] {
  return [
    { scope: "reset_account", subject: email, ...RESETS_PER_ACCOUNT },
    { scope: "reset_address", subject: clientNetwork(ip), ...RESETS_PER_ADDRESS },
  ];
}

/** Goings to a login provider from one network: each is kept until it is back, or too old. */
export function loginStartsFrom(ip: string): SubjectRateLimit {
  return { scope: "login_start", subject: clientNetwork(ip), ...LOGIN_STARTS };
}

export function resetLinksFrom(ip: string): SubjectRateLimit {
  return { scope: "reset_link", subject: clientNetwork(ip), ...RESET_LINKS };
}

export function codeSends(phone: string, ip: string): SubjectRateLimit[] {
  return [
    { scope: "phone_code_phone", subject: phone, ...SENDS_PER_PHONE },
    { scope: "phone_code_address", subject: clientNetwork(ip), ...SENDS_PER_ADDRESS },
  ];
}

/** A new address asked for by an account, and that address by whomever: it is written to each time. */
export function emailChanges(accountId: string, email: string): SubjectRateLimit[] {
  return [
    { scope: "email_change_account", subject: accountId, ...EMAIL_CHANGES },
    { scope: "email_change_address", subject: email, ...EMAIL_CHANGES_TO_ADDRESS },
  ];
}

export function emailChangeLinksFrom(ip: string): SubjectRateLimit {
  return { scope: "email_change_link", subject: clientNetwork(ip), ...EMAIL_CHANGE_LINKS };
}

/** Wrong codes of one account's second step, whichever browser they come from. */
export function secondStepTries(accountId: string): SubjectRateLimit {
  return { scope: "second_step", subject: accountId, ...SECOND_FACTOR_TRIES };
}

/** Challenges that were asked for from one network: each is kept for a while. */
export function passkeyTriesFrom(ip: string): SubjectRateLimit {
  return { scope: "passkey", subject: clientNetwork(ip), ...PASSKEY_TRIES };
}

export function verificationLinksFrom(ip: string): SubjectRateLimit {
  return { scope: "verification_link", subject: clientNetwork(ip), ...VERIFICATION_LINKS };
}
