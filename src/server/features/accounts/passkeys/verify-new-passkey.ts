import type { Call } from "../../../platform/http/call.ts";
import { refuse } from "../../../platform/refusal.ts";
import { consumeChallenge, type ChallengeBinding } from "./challenges.ts";
import { PASSKEY_ALGORITHMS, relyingParty } from "./relying-party.ts";
import { challengeOf } from "./use-passkey.ts";

interface NewPasskey {
  credential_id: string;
  public_key: Uint8Array;
  counter: number;
  transports: string[];
}

/** Checks what a device made of the challenge that this session was given. */
export async function verifyNewPasskey(
  call: Call<"users.me.passkeys.create">,
  binding: ChallengeBinding,
): Promise<NewPasskey> {
  const { credential: response } = call.body;
  const challenge = challengeOf(response.response);
  if (!(await consumeChallenge(call.sql, challenge, binding, call.now))) refuse("passkey_refused");
  const made = await verifiedCredential(call, challenge);
  if (made === null) return refuse("passkey_refused");
  return {
    credential_id: made.id,
    public_key: made.publicKey,
    counter: made.counter,
    transports: response.response.transports ?? [],
  };
}

async function verifiedCredential(call: Call<"users.me.passkeys.create">, challenge: string) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { origin, rpId } = relyingParty(call);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: call.body.credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
    return verified ? registrationInfo.credential : null;
  } catch (error) {
    const facts = { account_id: call.viewer.accountId, reason: String(error) };
    call.request.log.info(facts, "passkey refused");
    return null;
  }
}
