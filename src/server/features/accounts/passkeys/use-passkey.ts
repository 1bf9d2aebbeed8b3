import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { demandsUserVerification, PASSKEY_CHALLENGE_LIFETIME_MS } from "#domain/account/passkey.ts";
import type { Output } from "#contract/registry.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import type { Call } from "../../../platform/http/call.ts";
import { refuse } from "../../../platform/refusal.ts";
import { consumeChallenge, issueChallenge, type ChallengeBinding } from "./challenges.ts";
import {
  listPasskeys,
  lockPasskey,
  markPasskeyUsed,
  passkeyDescriptor,
  type PasskeyRow,
} from "./passkey-rows.ts";
import { relyingParty } from "./relying-party.ts";

type PasskeyCall = Pick<Call<"auth.passkey">, "sql" | "request" | "http" | "now" | "random">;

/** What a browser is given to use a passkey; of a known account only its own. */
export async function requestOptions(
  call: PasskeyCall,
  binding: ChallengeBinding,
): Promise<Output<"auth.passkey.options">> {
  const { accountId, purpose } = binding;
  const known = accountId === null ? [] : await listPasskeys(call.sql, accountId);
  if (accountId !== null && known.length === 0) refuse("state_forbids");
  const allowCredentials = known.map(passkeyDescriptor);
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options: PublicKeyCredentialRequestOptionsJSON = await generateAuthenticationOptions({
    rpID: relyingParty(call).rpId,
    challenge: await issueChallenge(call.sql, binding, call),
    timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
    userVerification: demandsUserVerification(purpose) ? "required" : "discouraged",
    allowCredentials,
  });
  return {
    challenge: options.challenge,
    rpId: options.rpId ?? relyingParty(call).rpId,
    timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
    allowCredentials,
    userVerification: options.userVerification ?? "required",
  };
}

/** The challenge of an answer; what cannot be read is none. */
export function challengeOf({ clientDataJSON }: { clientDataJSON: string }): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    if (typeof data === "object" && data !== null && "challenge" in data) {
      return String(data.challenge);
    }
  } catch {
    // Not made by a browser.
  }
  return refuse("passkey_refused");
}

/**
 * Checks what a device signed: challenge, origin, host, signature, counter, and the person where the passkey stands alone.
 * Refuses all else alike. Returns whose it is and what keeps its use, in the transaction of what it opens.
 */
export async function verifyUse(
  call: PasskeyCall,
  credential: AuthenticationResponseJSON,
  binding: ChallengeBinding,
): Promise<(tx: Tx) => Promise<PasskeyRow>> {
  const challenge = challengeOf(credential.response);
  if (!(await consumeChallenge(call.sql, challenge, binding, call.now))) refuse("passkey_refused");
  return async (tx) => {
    const row = await lockPasskey(tx, credential.id);
    if (!row || (binding.accountId !== null && row.account_id !== binding.accountId)) {
      return refuse("passkey_refused");
    }
    const counter = await counterOf(call, credential, { row, challenge, binding });
    if (counter === null) return refuse("passkey_refused");
    await markPasskeyUsed(tx, row.id, { counter, now: call.now });
    return row;
  };
}

async function counterOf(
  call: PasskeyCall & { request: { log: { info: (facts: object, text: string) => void } } },
  credential: AuthenticationResponseJSON,
  { row, challenge, binding }: { row: PasskeyRow; challenge: string; binding: ChallengeBinding },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { origin, rpId } = relyingParty(call);
  // The device names whom it signs for: it may be nobody but the owner of the key.
  const { userHandle } = credential.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(row.account_id)) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: demandsUserVerification(binding.purpose),
      credential: {
        id: row.credential_id,
        publicKey: Uint8Array.from(row.public_key),
        counter: Number(row.counter),
        transports: row.transports,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    call.request.log.info({ account_id: row.account_id, reason: String(error) }, "passkey refused");
    return null;
  }
}

/** An account as its passkeys keep it: its id, which tells nothing about its person. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId).toString("base64url");
}
