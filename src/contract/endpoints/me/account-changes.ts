import * as z from "zod";
import { accountEmail } from "#domain/account/email-rules.ts";
import { personName } from "#domain/account/name-rules.ts";
import { LOGIN_PROVIDERS } from "#domain/social-login/login-providers.ts";
import { endpoint } from "../../endpoint.ts";
import { ruledText } from "../../ruled.ts";
import { instant, nothing } from "../../schemas.ts";
import { me, passwordAgain } from "../accounts.ts";

const token = z.string().max(200);

export const accountChangeEndpoints = {
  "users.me.rename": endpoint("PATCH /api2/users/me/", {
    summary: "이름 바꾸기. 고수의 활동 이름은 프로필에서 바꾼다",
    access: "member",
    body: z.strictObject({ name: ruledText(personName) }),
    output: me,
    errors: ["too_many"],
  }),
  "users.me.email.change": endpoint("POST /api2/users/me/email", {
    summary:
      "새 이메일로 확인 링크 보내기. 확인할 때까지 지금 이메일이 그대로 쓰인다. 이미 쓰는 주소여도 같은 답",
    access: "member",
    body: z.strictObject({ email: ruledText(accountEmail), password: passwordAgain }),
    output: nothing,
    errors: ["proof_required", "too_many", "unavailable"],
  }),
  "users.me.email.pending": endpoint("GET /api2/users/me/email", {
    summary: "새 이메일이 확인을 기다리는지, 기다린다면 언제까지인지",
    access: "member",
    output: z.object({
      pending: z.object({ email: z.string(), expires_at: instant }).nullable(),
    }),
  }),
  "users.me.email.cancel": endpoint("DELETE /api2/users/me/email", {
    summary: "확인을 기다리는 이메일 바꾸기를 취소. 보낸 링크는 쓸 수 없게 된다",
    access: "member",
    output: nothing,
  }),
  "auth.completeEmailChange": endpoint("POST /api2/email-changes/complete/", {
    summary:
      "새 이메일로 온 링크로 바꾸기를 마치기. 바꾸기를 시작한 기기 말고는 로그아웃되고, 옛 주소로 되돌리는 링크가 간다",
    access: "anyone",
    body: z.strictObject({ token }),
    output: nothing,
    errors: ["email_change_invalid", "too_many"],
  }),
  "auth.undoEmailChange": endpoint("POST /api2/email-changes/undo/", {
    summary:
      "옛 이메일로 온 링크로 되돌리기. 모든 세션이 끝나고 새 비밀번호를 정해야 다시 로그인할 수 있다",
    access: "anyone",
    body: z.strictObject({ token }),
    /** Of a link to a new password. */
    output: z.object({ reset_token: z.string() }),
    errors: ["email_undo_invalid", "too_many"],
  }),
  "users.me.sessions.revokeOthers": endpoint("DELETE /api2/users/me/sessions/", {
    summary: "이 기기 말고 모두 로그아웃",
    access: "account",
    output: nothing,
  }),
  "users.me.proof": endpoint("GET /api2/users/me/proof/", {
    summary: "본인인지 다시 확인할 수 있는 방법과, 방금 확인했다면 언제까지 묻지 않는지",
    access: "account",
    output: z.object({
      password: z.boolean(),
      passkey: z.boolean(),
      /** Those that are linked. */
      providers: z.array(z.enum(LOGIN_PROVIDERS)),
      fresh_until: instant.nullable(),
    }),
  }),
};
