import { deviceName } from "#domain/account/device-name.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Call } from "../../platform/http/call.ts";
import { isSecure } from "../../platform/http/identify-caller.ts";
import { DEVICE_COOKIE_MS, readDeviceCookie } from "../../platform/session/cookies.ts";
import {
  hashSessionToken,
  isSessionToken,
  newSessionToken,
} from "../../platform/session/session-token.ts";

/**
 * Remembers that a person logs in with this browser, and says so where they are known to use others and never used this
 * one. Returns the token for its cookie. Whoever has logged in nowhere since devices are remembered has no new one.
 */
export async function rememberDevice(
  tx: Tx,
  call: Pick<Call<"auth.login">, "request" | "http" | "now" | "ids" | "random">,
  accountId: string,
): Promise<string> {
  const { request, http, now, ids, random } = call;
  const given = readDeviceCookie(request, isSecure(request, http));
  const token = given !== undefined && isSessionToken(given) ? given : newSessionToken(random);
  const forgotten = new Date(now.getTime() - DEVICE_COOKIE_MS);
  await tx`DELETE FROM known_devices WHERE account_id = ${accountId} AND last_seen_at <= ${forgotten}`;
  const [others] = await tx<{ found: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM known_devices WHERE account_id = ${accountId}) AS found`;
  const [written] = await tx<{ is_new: boolean }[]>`
    INSERT INTO known_devices (account_id, token_hash, last_seen_at)
    VALUES (${accountId}, ${hashSessionToken(token)}, ${now})
    ON CONFLICT (account_id, token_hash) DO UPDATE SET last_seen_at = EXCLUDED.last_seen_at
    RETURNING xmax = 0 AS is_new`;
  if (others?.found && written?.is_new) {
    const device = deviceName(request.headers["user-agent"] ?? "");
    const said = { kind: "account.new_device", accountId, device, at: now.getTime() } as const;
    await happened(tx, said, { now, ids });
  }
  return token;
}
