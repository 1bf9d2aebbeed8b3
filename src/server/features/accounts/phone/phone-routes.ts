import type { Call, Handlers } from "../../../platform/http/call.ts";
import { refuse } from "../../../platform/refusal.ts";
import type { AccountDeps } from "../account-deps.ts";
import { askPhoneCode, mobileOf, provePhone, refuseWithoutMessages } from "./ask-phone-code.ts";
import { confirmIdentity } from "../password/confirm-identity.ts";
import { accountPhone } from "../queries.ts";

/** Proving that a phone number is one's own, the first time and when it changes: one way under two addresses. */
export function phoneHandlers(deps: AccountDeps) {
  return {
    "cellnum.authKey": async (call) => {
      refuseWithoutMessages(deps);
      const phone = mobileOf(call.body.phone);
      await checkPurpose(call, phone);
      return askPhoneCode(call, { phone, purpose: call.body.purpose });
    },

    "cellnum.verifyKey": async (call) => {
      const phone = mobileOf(call.body.phone);
      await provePhone(call, { phone, key: call.body.key });
      return { phone };
    },

    "users.me.phone.ask": async (call) => {
      refuseWithoutMessages(deps);
      const phone = mobileOf(call.body.phone);
      if ((await accountPhone(call.sql, call.viewer.accountId)) === phone) {
        refuse("invalid", { fields: { phone: ["지금 쓰는 번호예요. 새 번호를 입력해 주세요."] } });
      }
      await confirmIdentity(call, call.body.password);
      return askPhoneCode(call, { phone, purpose: "change" });
    },

    "users.me.phone.change": async (call) => {
      const { sql, body, viewer } = call;
      await provePhone(call, { phone: mobileOf(body.phone), key: body.key });
      return deps.loadViewerPhone(sql, viewer.accountId);
    },
  } satisfies Partial<Handlers>;
}

/** Replacing a verified number would hand over the account, so it needs the proof. */
async function checkPurpose(call: Call<"cellnum.authKey">, phone: string): Promise<void> {
  const { purpose, password } = call.body;
  if (purpose === "change") {
    await confirmIdentity(call, password);
    return;
  }
  const current = await accountPhone(call.sql, call.viewer.accountId);
  if (current !== null && current !== phone) {
    const message = "이미 확인한 번호가 있어요. 설정에서 번호를 바꿔 주세요.";
    refuse("invalid", { fields: { phone: [message] } });
  }
}
