import * as z from "zod";
import { secondStepCode } from "#domain/account/second-step.ts";
import { phoneCode } from "#domain/account/phone-rules.ts";
import { endpoint } from "../../endpoint.ts";
import { ruled, ruledText } from "../../ruled.ts";
import { instant, nothing } from "../../schemas.ts";
import { me, passwordAgain } from "../accounts.ts";

const LONGEST_CODE = 40;
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const secondStepEndpoints = {
  "users.me.secondStep": endpoint("GET /api2/users/me/second-step/", {
    summary: "2단계 인증을 쓰는지, 남은 복구 코드가 몇 개인지",
    access: "member",
    output: z.object({ since: instant.nullable(), recovery_codes_left: z.int() }),
  }),
  "users.me.secondStep.start": endpoint("POST /api2/users/me/second-step/start/", {
    summary: "인증 앱에 넣을 열쇠 받기. 첫 코드를 입력할 때까지 켜지지 않는다",
    access: "member",
    body: z.strictObject({ password: passwordAgain }),
    output: z.object({
      key: z.string(),
      uri: z.string(),
      /** The address as a picture: a path in a square of so many units. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
    errors: ["proof_required", "state_forbids", "too_many"],
  }),
  "users.me.secondStep.confirm": endpoint("POST /api2/users/me/second-step/", {
    summary: "인증 앱의 첫 코드로 2단계 인증 켜기. 복구 코드는 이때 한 번만 보인다",
    access: "member",
    body: z.strictObject({ code: ruledText(phoneCode) }),
    output: recoveryCodes,
    errors: ["second_factor_wrong", "state_forbids", "too_many"],
  }),
  "users.me.secondStep.renewCodes": endpoint("POST /api2/users/me/second-step/recovery-codes/", {
    summary: "복구 코드를 새로 받기. 앞서 받은 것은 더 쓸 수 없다",
    access: "member",
    body: z.strictObject({ password: passwordAgain }),
    output: recoveryCodes,
    errors: ["proof_required", "state_forbids", "too_many"],
  }),
  "users.me.secondStep.off": endpoint("POST /api2/users/me/second-step/off/", {
    summary: "2단계 인증 끄기",
    access: "member",
    body: z.strictObject({ password: passwordAgain }),
    output: nothing,
    errors: ["proof_required", "state_forbids", "too_many"],
  }),
  "auth.secondStep": endpoint("GET /login-xhr/second-step/", {
    summary: "비밀번호 다음의 확인을 기다리는지, 패스키로도 할 수 있는지",
    access: "anyone",
    output: z.object({ waits: z.boolean(), passkey: z.boolean() }),
  }),
  "auth.secondStep.code": endpoint("POST /login-xhr/second-step/", {
    summary: "인증 앱의 코드나 복구 코드로 로그인을 마치기",
    access: "anyone",
    body: z.strictObject({ code: ruled(z.string().max(LONGEST_CODE), secondStepCode) }),
    output: z.object({ user: me }),
    errors: ["second_factor_wrong", "second_step_expired", "social_login_taken", "too_many"],
  }),
};
