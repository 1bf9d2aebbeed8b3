import { isPhoneCodeShape, type PhoneCodeVerdict } from "#domain/account/phone-code.ts";
import { normalizeMobile } from "#domain/account/phone.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { countAttempts } from "../../platform/attempts.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { errorCode } from "../../platform/system-error.ts";
import type { AccountDeps } from "./account-deps.ts";
import { confirmPassword } from "./confirm-password.ts";
import { codeSends } from "./limits.ts";
import { accountPhone } from "./queries.ts";
import { sendPhoneCode, tryPhoneCode } from "./verify-phone.ts";

const UNIQUE_VIOLATION = "23505";
const NO_TEXT_MESSAGES = "지금은 인증번호 문자를 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.";

/** Proving that a phone number is one's own. Whether somebody else has it is told only to who proves it. */
export function phoneHandlers({
  reaches,
}: AccountDeps): Pick<Handlers, "cellnum.authKey" | "cellnum.verifyKey"> {
  return {
    "cellnum.authKey": async (call) => {
      if (!reaches("sms")) refuse("unavailable", { message: NO_TEXT_MESSAGES });
      const phone = mobileOf(call.body.phone);
      await checkPurpose(call, phone);
      const limits = codeSends(phone, call.request.ip);
      await countAttempts(call.sql, limits, call.http.sessionSecret, call.now);
      const { purpose } = call.body;
      const expiresAt = await call.transaction((tx) => sendPhoneCode(tx, call, { phone, purpose }));
      return { expires_at: seoulIso(expiresAt.getTime()) };
    },

    "cellnum.verifyKey": async (call) => {
      const phone = mobileOf(call.body.phone);
      const key = call.body.key.trim();
      if (!isPhoneCodeShape(key)) {
        refuse("invalid", { fields: { key: ["문자로 받은 여섯 자리 숫자를 입력해 주세요."] } });
      }
      const verdict = await tryOnce(call, { phone, key });
      if (verdict === "wrong") refuse("phone_code_wrong");
      if (verdict !== "accepted") refuse("phone_code_expired");
      return { phone };
    },
  };
}

function mobileOf(typed: string): string {
  const phone = normalizeMobile(typed);
  const fields = { phone: ["010으로 시작하는 휴대폰 번호를 입력해 주세요."] };
  return phone ?? refuse("invalid", { fields });
}

/** Replacing a verified number would hand over the account, so it needs the password. */
async function checkPurpose(call: Call<"cellnum.authKey">, phone: string): Promise<void> {
  const { purpose, password } = call.body;
  if (purpose === "change") {
    if (password === undefined) {
      refuse("invalid", { fields: { password: ["지금 쓰는 비밀번호를 입력해 주세요."] } });
    }
    await confirmPassword(call, password, "password");
    return;
  }
  const current = await accountPhone(call.sql, call.viewer.accountId);
  if (current !== null && current !== phone) {
    const message = "이미 확인한 번호가 있어요. 설정에서 번호를 바꿔 주세요.";
    refuse("invalid", { fields: { phone: [message] } });
  }
}

async function tryOnce(
  call: Call<"cellnum.verifyKey">,
  typed: { phone: string; key: string },
): Promise<PhoneCodeVerdict> {
  try {
    return await call.transaction((tx) => tryPhoneCode(tx, call, typed));
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) refuse("phone_taken");
    throw error;
  }
}
