import type { Call } from "../../../platform/http/call.ts";
import { ourOrigin } from "../../../platform/http/identify-caller.ts";

/** EdDSA, ES256 and RS256, as COSE numbers them: what devices have today. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** Who we are to a device: passkeys made for one host are found on no other. */
export interface RelyingParty {
  origin: string;
  rpId: string;
}

/** Of PUBLIC_ORIGIN; without it, in development, of the host that people typed. */
export function relyingParty({
  request,
  http,
}: Pick<Call<"auth.passkey">, "request" | "http">): RelyingParty {
  const { origin, hostname } = new URL(ourOrigin(request, http));
  return { origin, rpId: hostname };
}
