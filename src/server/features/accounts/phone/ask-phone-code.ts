import type { PhoneCodePurpose } from "#domain/account/phone-code.ts";
import type { PhoneCodeVerdict } from "#domain/account/phone-code.ts";
import { normalizeMobile } from "#domain/account/phone.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { consumeRateLimits } from "../../../platform/rate-limit/rate-limits.ts";
import { refuse } from "../../../platform/refusal.ts";
import { errorCode } from "../../../platform/system-error.ts";
import type { AccountDeps } from "../account-deps.ts";
import { codeSends } from "../limits.ts";
import { sendPhoneCode, tryPhoneCode, type PhoneCall } from "./verify-phone.ts";

const UNIQUE_VIOLATION = "23505";
const NO_TEXT_MESSAGES = "지금은 인증번호 문자를 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.";

/** A mobile number as stored, of one that the endpoint's rule has let through. */
export function mobileOf(raw: string): string {
  const phone = normalizeMobile(raw);
  if (phone === null) throw new RangeError("a number that no rule has checked");
  return phone;
}

/** Before anything about the number: whether a text message would go anywhere is the same for everybody. */
export function refuseWithoutMessages({ reaches }: Pick<AccountDeps, "reaches">): void {
  if (!reaches("sms")) refuse("unavailable", { message: NO_TEXT_MESSAGES });
}

/** Sends a code within the limits of the number and the network; says until when it is good. */
export async function askPhoneCode(
  call: PhoneCall,
  to: { phone: string; purpose: PhoneCodePurpose },
): Promise<{ expires_at: string }> {
  const limits = codeSends(to.phone, call.request.ip);
  await consumeRateLimits(call.sql, limits, call.http.sessionSecret, call.now);
  const expiresAt = await call.transaction((tx) => sendPhoneCode(tx, call, to));
  return { expires_at: seoulIso(expiresAt.getTime()) };
}

/** Makes the number the account's when the code proves it. Whether somebody else has it is revealed only then. */
export async function provePhone(
  call: PhoneCall,
  raw: { phone: string; key: string },
): Promise<void> {
  const verdict = await tryOnce(call, { phone: raw.phone, key: raw.key.trim() });
  if (verdict === "wrong") refuse("phone_code_wrong");
  if (verdict !== "accepted") refuse("phone_code_expired");
}

async function tryOnce(
  call: PhoneCall,
  raw: { phone: string; key: string },
): Promise<PhoneCodeVerdict> {
  try {
    return await call.transaction((tx) => tryPhoneCode(tx, call, raw));
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) refuse("phone_taken");
    throw error;
  }
}
