import * as z from "zod";
import { accountEmail } from "#domain/account/email-rules.ts";
import { personName } from "#domain/account/name-rules.ts";
import { LOGIN_PROVIDERS } from "#domain/social-login/login-providers.ts";
import { endpoint } from "../../endpoint.ts";
import { ruledText } from "../../ruled.ts";
import { instant, nothing } from "../../schemas.ts";
import { loginBody, me, signUpConsents } from "../accounts.ts";

const provider = z.enum(LOGIN_PROVIDERS);
const ofProvider = { provider };
/** A path of ours, judged where it is used. */
const next = z.string().max(2048);
/** The answer is the way on, or back to the login with what went wrong. */
const leadsOn = { transfer: "binary", output: z.unknown() } as const;

/** Signing in by a provider, and the providers by which an account may be opened. */
export const socialLoginEndpoints = {
  "login.start": endpoint("GET /login/{provider}", {
    summary: "카카오, 네이버, Apple 로그인으로 가기",
    access: "anyone",
    params: ofProvider,
    query: z.strictObject({ next: next.optional() }),
    ...leadsOn,
    errors: ["not_found"],
  }),
  "login.callback": endpoint("GET /login/{provider}/callback", {
    summary: "로그인한 뒤 돌아오는 곳. 시작한 브라우저에서 한 번만 받는다",
    access: "anyone",
    params: ofProvider,
    query: z.record(z.string(), z.unknown()),
    ...leadsOn,
    errors: ["not_found"],
  }),
  "login.posted": endpoint("POST /login/{provider}/callback", {
    summary:
      "Apple이 답을 폼으로 보내는 곳. 시작할 때 만든 state로만 받아 두고 아무것도 바꾸지 않는다",
    access: "signed",
    params: ofProvider,
    takesForm: "read",
    ...leadsOn,
    errors: ["not_found"],
  }),
  socialLogins: endpoint("GET /api2/social-logins/", {
    summary: "로그인할 수 있는 다른 서비스",
    access: "anyone",
    output: z.object({ providers: z.array(provider) }),
  }),
  "socialLogins.pending": endpoint("GET /api2/social-logins/pending/", {
    summary: "다른 서비스로 로그인했지만 아직 연결한 계정이 없는 사람",
    access: "anyone",
    output: z.object({
      pending: z
        .object({
          provider,
          /** "" where the provider names none. */
          email: z.string(),
          email_verified: z.boolean(),
          name: z.string(),
          next: z.string().nullable(),
        })
        .nullable(),
    }),
  }),
  "socialLogins.join": endpoint("POST /api2/social-logins/pending/join/", {
    summary: "다른 서비스로 로그인한 사람으로 회원 가입",
    access: "anyone",
    body: z.strictObject({
      email: ruledText(accountEmail),
      name: ruledText(personName),
      consents: signUpConsents,
    }),
    output: z.object({ user: me }),
    success: 201,
    errors: ["social_login_outdated", "social_login_taken", "email_taken", "too_many"],
  }),
  "socialLogins.link": endpoint("POST /api2/social-logins/pending/link/", {
    summary: "이미 있는 계정의 비밀번호를 확인하고 연결하며 로그인",
    access: "anyone",
    body: loginBody,
    output: z.object({ user: me }),
    errors: [
      "login_failed",
      "second_factor_required",
      "social_login_outdated",
      "social_login_taken",
      "too_many",
    ],
  }),
  "users.me.socialLogins": endpoint("GET /api/v2/users/me/social-logins/", {
    summary: "내 계정에 로그인하는 방법",
    access: "account",
    output: z.object({
      has_password: z.boolean(),
      /** Whether there is another way in than one of these. */
      may_unlink: z.boolean(),
      items: z.array(z.object({ provider, linked_at: instant.nullable() })),
    }),
  }),
  "users.me.socialLogins.begin": endpoint("POST /api/v2/users/me/social-logins/", {
    summary: "다른 서비스를 내 계정에 연결하거나, 연결한 서비스로 본인인지 다시 확인하러 가기",
    access: "member",
    body: z.strictObject({ provider, purpose: z.enum(["link", "confirm"]), next }),
    /** Where the browser goes: a page of the provider. */
    output: z.object({ url: z.string() }),
    errors: ["unavailable", "too_many"],
  }),
  "users.me.socialLogins.unlink": endpoint("DELETE /api/v2/users/me/social-logins/{provider}/", {
    summary: "연결 끊기. 마지막 로그인 방법은 끊을 수 없다",
    access: "member",
    params: ofProvider,
    output: nothing,
    errors: ["not_found", "last_way_in"],
  }),
};
