import { PHONE_CODE_PURPOSES } from "#domain/account/phone-code.ts";
import { SIGNED_IN_TYPES } from "#domain/account/user-type.ts";
import { ACCOUNT_MODES } from "#domain/account/user-type.ts";
import * as z from "zod";
import { PRO_STATES } from "#domain/pro/lifecycle.ts";
import { accountEmail, loginEmail } from "#domain/account/email-rules.ts";
import { personName } from "#domain/account/name-rules.ts";
import { mobileNumber, phoneCode } from "#domain/account/phone-rules.ts";
import { currentPassword, newPassword, presentPassword } from "#domain/account/password-input.ts";
import { consentRules } from "#domain/account/consent-rules.ts";
import { endpoint } from "../endpoint.ts";
import { ruled, ruledText } from "../ruled.ts";
import { id, instant, listOf, nothing } from "../schemas.ts";

// More than any password has; it bounds the work of comparing one.
const MOST_COMPARED = 1024;

const email = ruledText(accountEmail);
const password = ruled(z.string().max(MOST_COMPARED), presentPassword);
/** Left out where the session was proven a moment ago by something else. */
export const passwordAgain = ruled(z.string().max(MOST_COMPARED), currentPassword).optional();
const phone = ruledText(mobileNumber);
const key = ruledText(phoneCode);

/** The signed-in person as they may see themselves. */
export const me = z.object({
  id,
  email: z.string(),
  /** Whether a link that was sent there was opened, and it has not bounced since. */
  email_verified: z.boolean(),
  name: z.string(),
  user_type: z.enum(SIGNED_IN_TYPES),
  phone: z.string().nullable(),
  phone_verified: z.boolean(),
  pro: z.object({ id, state: z.enum(PRO_STATES) }).nullable(),
  can_switch: z.boolean(),
});
export type Me = z.output<typeof me>;

const viewerPhone = z.object({
  /** "010-****-5678"; null before the first one was verified. */
  phone: z.string().nullable(),
  verified_at: instant.nullable(),
});

/** An account's address and its password. */
export const loginBody = z.strictObject({
  email: ruled(z.string().max(254), loginEmail),
  password,
  /** Of somebody who asked to leave: they want to stay after all. */
  come_back: z.boolean().optional(),
});

/** What whoever joins agrees to, each by itself. */
export const signUpConsents = z.strictObject({
  terms: ruled(z.boolean(), consentRules.terms),
  privacy: ruled(z.boolean(), consentRules.privacy),
  age_14: ruled(z.boolean(), consentRules.age_14),
  marketing: z.boolean(),
  marketing_night: z.boolean(),
});

export const accountEndpoints = {
  "auth.login": endpoint("POST /login-xhr/", {
    summary: "로그인",
    access: "anyone",
    body: loginBody,
    output: z.object({ user: me }),
    errors: ["login_failed", "second_factor_required", "withdrawing", "too_many"],
  }),
  "auth.logout": endpoint("POST /logout-xhr/", {
    summary: "로그아웃",
    access: "signed_in",
    body: z.strictObject({}),
    output: nothing,
  }),
  "auth.requestReset": endpoint("POST /api2/password-resets/", {
    summary: "비밀번호 재설정 링크를 이메일로 받기. 가입 여부와 관계없이 같은 답",
    access: "anyone",
    body: z.strictObject({ email }),
    output: nothing,
    errors: ["too_many"],
  }),
  "auth.resetPassword": endpoint("POST /api2/password-resets/complete/", {
    summary: "재설정 링크로 새 비밀번호 정하기. 모든 세션이 끝난다",
    access: "anyone",
    body: z.strictObject({ token: z.string().max(200), password: ruledText(newPassword) }),
    output: nothing,
    errors: ["reset_link_invalid", "too_many"],
  }),
  "auth.verifyEmail": endpoint("POST /api2/email-verifications/complete/", {
    summary: "메일의 링크로 이메일 확인하기. 링크는 한 번만 쓸 수 있고 로그인하지 않아도 된다",
    access: "anyone",
    body: z.strictObject({ token: z.string().max(200) }),
    output: nothing,
    errors: ["email_link_invalid", "too_many"],
  }),
  "users.me.email.sendVerification": endpoint("POST /api2/users/me/email/verification/", {
    summary: "이메일을 확인하는 메일 다시 받기. 앞서 보낸 링크는 더 쓸 수 없다",
    access: "member",
    body: z.strictObject({}),
    output: nothing,
    errors: ["too_many", "unavailable"],
  }),
  "users.exist": endpoint("GET /api2/users/exist", {
    summary: "이메일로 가입한 사람이 있는지. 읽기지만 토큰이 필요하다",
    access: "anyone",
    demandsToken: true,
    query: z.strictObject({ email: z.string().max(254) }),
    output: z.object({ exists: z.boolean() }),
    errors: ["too_many"],
  }),
  "users.signUp": endpoint("POST /api2/users/", {
    summary: "회원 가입",
    access: "anyone",
    body: z.strictObject({
      email,
      password: ruledText(newPassword),
      name: ruledText(personName),
      consents: signUpConsents,
    }),
    output: z.object({ user: me }),
    success: 201,
    errors: ["email_taken", "too_many"],
  }),
  "users.me": endpoint("GET /api2/users/me/", {
    summary: "내 계정",
    access: "signed_in",
    output: me,
  }),
  "users.me.mode": endpoint("PUT /api2/users/me/mode/", {
    summary: "고객 ↔ 고수 화면 전환",
    access: "member",
    body: z.strictObject({ mode: z.enum(ACCOUNT_MODES) }),
    output: me,
    errors: ["pro_required"],
  }),
  "users.me.password": endpoint("POST /api2/users/me/password/", {
    summary: "비밀번호 바꾸기. 다른 세션이 끝난다",
    access: "account",
    body: z.strictObject({
      current_password: passwordAgain,
      password: ruledText(newPassword),
    }),
    output: nothing,
    errors: ["proof_required", "too_many"],
  }),
  "users.me.sessions": endpoint("GET /api2/users/me/sessions/", {
    summary: "로그인한 기기 목록",
    access: "account",
    output: listOf(
      z.object({
        id,
        user_agent: z.string(),
        created_at: instant,
        last_seen_at: instant,
        /** The network it was opened from, its end hidden: "203.0.113.*"; null when that was not kept. */
        network: z.string().nullable(),
        current: z.boolean(),
      }),
    ),
  }),
  "users.me.sessions.revoke": endpoint("DELETE /api2/users/me/sessions/{sessionId}/", {
    summary: "한 기기에서 로그아웃",
    access: "account",
    params: { sessionId: id },
    output: nothing,
    errors: ["not_found"],
  }),
  "users.me.phone": endpoint("GET /api2/users/me/phone", {
    summary: "내 휴대폰 번호(가운데를 가린 것)와 확인한 때",
    access: "member",
    output: viewerPhone,
  }),
  "users.me.phone.ask": endpoint("POST /api2/users/me/phone", {
    summary: "새 번호로 인증번호 받기. 확인할 때까지 지금 번호가 그대로 쓰인다",
    access: "member",
    body: z.strictObject({ phone, password: passwordAgain }),
    output: z.object({ expires_at: instant }),
    errors: ["proof_required", "too_many", "unavailable"],
  }),
  "users.me.phone.change": endpoint("PUT /api2/users/me/phone", {
    summary: "인증번호를 확인하고 번호를 바꾸기",
    access: "member",
    body: z.strictObject({ phone, key }),
    output: viewerPhone,
    errors: ["phone_code_wrong", "phone_code_expired", "phone_taken"],
  }),
  "cellnum.authKey": endpoint("POST /api/cellnum/auth-key", {
    summary: "휴대폰 인증번호 받기. 확인한 번호를 바꾸려면(change) 비밀번호가 필요하다",
    access: "member",
    body: z.strictObject({
      phone,
      purpose: z.enum(PHONE_CODE_PURPOSES),
      password: passwordAgain,
    }),
    output: z.object({ expires_at: instant }),
    errors: ["proof_required", "too_many"],
  }),
  "cellnum.verifyKey": endpoint("POST /api/cellnum/verify-key", {
    summary: "인증번호 확인. 계정의 휴대폰 번호로 남는다",
    access: "member",
    body: z.strictObject({ phone, key }),
    output: z.object({ phone: z.string() }),
    errors: ["phone_code_wrong", "phone_code_expired", "phone_taken", "too_many"],
  }),
};
