import * as z from "zod";
import { passkeyName } from "#domain/account/passkey.ts";
import { endpoint } from "../../endpoint.ts";
import { ruledText } from "../../ruled.ts";
import { id, instant, listOf, nothing } from "../../schemas.ts";
import { me, passwordAgain } from "../accounts.ts";

const LONGEST = 4_096;
const base64url = z
  .string()
  .max(LONGEST)
  .regex(/^[A-Za-z0-9_-]+$/);
const extensions = z.record(z.string().max(100), z.unknown());

/** What WebAuthn makes of an answer, as JSON (`PublicKeyCredential.toJSON()`). */
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: extensions,
};
const created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const asserted = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

const descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});
const verification = z.enum(["required", "preferred", "discouraged"]);

/** What the browser is given to make a credential (`PublicKeyCredentialCreationOptionsJSON`). */
const creation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: verification,
  }),
});
/** What it is given to use one (`PublicKeyCredentialRequestOptionsJSON`). */
const request = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  /** Empty: whichever the person has for us. */
  allowCredentials: z.array(descriptor),
  userVerification: verification,
});

const passkey = z.object({
  id,
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
});

export const passkeyEndpoints = {
  "users.me.passkeys": endpoint("GET /api/v2/users/me/passkeys/", {
    summary: "내 패스키",
    access: "member",
    output: listOf(passkey),
  }),
  "users.me.passkeys.options": endpoint("POST /api/v2/users/me/passkeys/options/", {
    summary: "패스키를 만들 준비. 비밀번호나 방금 한 본인 확인이 필요하다",
    access: "member",
    body: z.strictObject({ password: passwordAgain }),
    output: creation,
    errors: ["passkey_limit", "proof_required", "too_many"],
  }),
  "users.me.passkeys.create": endpoint("POST /api/v2/users/me/passkeys/", {
    summary: "만든 패스키를 계정에 추가하기",
    access: "member",
    body: z.strictObject({ credential: created, name: ruledText(passkeyName).optional() }),
    output: passkey,
    success: 201,
    errors: ["passkey_limit", "passkey_refused", "too_many"],
  }),
  "users.me.passkeys.remove": endpoint("DELETE /api/v2/users/me/passkeys/{passkeyId}/", {
    summary: "패스키 삭제",
    access: "member",
    params: { passkeyId: id },
    output: nothing,
    errors: ["not_found", "last_way_in"],
  }),
  "users.me.proof.passkeyOptions": endpoint("POST /api2/users/me/proof/passkey/options/", {
    summary: "패스키로 본인 확인할 준비",
    access: "member",
    body: z.strictObject({}),
    output: request,
    errors: ["state_forbids", "too_many"],
  }),
  "users.me.proof.passkey": endpoint("POST /api2/users/me/proof/passkey/", {
    summary: "패스키로 본인 확인하기",
    access: "member",
    body: z.strictObject({ credential: asserted }),
    output: nothing,
    errors: ["passkey_refused", "too_many"],
  }),
  "auth.passkey.options": endpoint("POST /login-xhr/passkey/options/", {
    summary: "패스키로 로그인할 준비",
    access: "anyone",
    body: z.strictObject({}),
    output: request,
    errors: ["too_many"],
  }),
  "auth.passkey": endpoint("POST /login-xhr/passkey/", {
    summary: "패스키로 로그인",
    access: "anyone",
    body: z.strictObject({ credential: asserted }),
    output: z.object({ user: me }),
    errors: ["passkey_refused", "too_many"],
  }),
  "auth.secondStep.passkeyOptions": endpoint("POST /login-xhr/second-step/passkey/options/", {
    summary: "비밀번호 다음에 패스키로 확인할 준비",
    access: "anyone",
    body: z.strictObject({}),
    output: request,
    errors: ["second_step_expired", "state_forbids", "too_many"],
  }),
  "auth.secondStep.passkey": endpoint("POST /login-xhr/second-step/passkey/", {
    summary: "비밀번호 다음에 패스키로 확인하고 로그인",
    access: "anyone",
    body: z.strictObject({ credential: asserted }),
    output: z.object({ user: me }),
    errors: ["passkey_refused", "second_step_expired", "social_login_taken", "too_many"],
  }),
};
