import { PRODUCT_NAME } from "#domain/brand/name.ts";
import { deviceName } from "#domain/account/device-name.ts";
import { PASSKEY_CHALLENGE_LIFETIME_MS, PASSKEYS_MAX } from "#domain/account/passkey.ts";
import { mayTakeWayIn } from "#domain/account/ways-in.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Output } from "#contract/registry.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import { happened } from "../../../platform/happenings.ts";
import type { Call, Handlers } from "../../../platform/http/call.ts";
import { consumeRateLimits } from "../../../platform/rate-limit/rate-limits.ts";
import { refuse } from "../../../platform/refusal.ts";
import { markProven } from "../../../platform/session/session-store.ts";
import { publishChange } from "../publish-change.ts";
import { passkeyTriesFrom } from "../limits.ts";
import { lockWaysIn } from "../ways-in.ts";
import { confirmIdentity } from "../password/confirm-identity.ts";
import { issueChallenge, type ChallengeBinding } from "./challenges.ts";
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  passkeyDescriptor,
  type PasskeyRow,
} from "./passkey-rows.ts";
import { PASSKEY_ALGORITHMS, relyingParty } from "./relying-party.ts";
import { requestOptions, userHandleOf, verifyUse } from "./use-passkey.ts";
import { verifyNewPasskey } from "./verify-new-passkey.ts";

/** A member's passkeys: adding and removing them, and proving by one who has the session. */
export function passkeyHandlers() {
  return {
    "users.me.passkeys": async ({ sql, viewer }) => {
      const rows = await listPasskeys(sql, viewer.accountId);
      return { items: rows.map(presentPasskey), next: null };
    },

    "users.me.passkeys.options": async (call) => {
      const account = await confirmIdentity(call, call.body.password);
      await countTry(call);
      const known = await listPasskeys(call.sql, account.id);
      if (known.length >= PASSKEYS_MAX) refuse("passkey_limit");
      const excludeCredentials = known.map(passkeyDescriptor);
      const { generateRegistrationOptions } = await import("@simplewebauthn/server");
      const challenge = await issueChallenge(call.sql, bindingOf(call, "register"), call);
      const options = await generateRegistrationOptions({
        rpName: PRODUCT_NAME,
        rpID: relyingParty(call).rpId,
        userName: account.email,
        userDisplayName: account.name,
        userID: Uint8Array.from(Buffer.from(account.id)),
        challenge,
        timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
        excludeCredentials,
        supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return {
        rp: { id: options.rp.id ?? relyingParty(call).rpId, name: options.rp.name },
        user: { ...options.user, id: userHandleOf(account.id) },
        challenge: options.challenge,
        pubKeyCredParams: options.pubKeyCredParams,
        timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
        attestation: "none",
        excludeCredentials,
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
      };
    },

    "users.me.passkeys.create": async (call) => {
      const { viewer, body, now, ids, request } = call;
      const { accountId } = viewer;
      const made = await verifyNewPasskey(call, bindingOf(call, "register"));
      const row = {
        id: ids.next(),
        account_id: accountId,
        ...made,
        name: body.name ?? deviceName(request.headers["user-agent"] ?? ""),
        created_at: now,
      };
      await call.transaction(async (tx) => {
        // Of two tabs at once the second finds what the first has added.
        await tx`SELECT 1 FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`;
        if ((await listPasskeys(tx, accountId)).length >= PASSKEYS_MAX) refuse("passkey_limit");
        if (!(await insertPasskey(tx, row))) refuse("passkey_refused");
        await tell(tx, call, { name: row.name, added: true });
      });
      return presentPasskey({ ...row, last_used_at: null });
    },

    "users.me.passkeys.remove": async (call) => {
      const { viewer, params } = call;
      await call.transaction(async (tx) => {
        const { hasPassword, ways } = await lockWaysIn(tx, viewer.accountId);
        const name = await deletePasskey(tx, viewer.accountId, params.passkeyId);
        if (name === undefined) refuse("not_found");
        if (!mayTakeWayIn({ hasPassword, otherWays: ways - 1 })) refuse("last_way_in");
        await tell(tx, call, { name, added: false });
      });
      return {};
    },

    "users.me.proof.passkeyOptions": async (call) => {
      await countTry(call);
      return requestOptions(call, bindingOf(call, "proof"));
    },

    "users.me.proof.passkey": async (call) => {
      const keepUse = await verifyUse(call, call.body.credential, bindingOf(call, "proof"));
      await call.transaction(async (tx) => {
        await keepUse(tx);
        await markProven(tx, call.viewer.sessionId, call.now);
      });
      return {};
    },
  } satisfies Partial<Handlers>;
}

type OwnCall = Call<"users.me.passkeys.create" | "users.me.passkeys.remove">;

function bindingOf(
  { viewer }: Pick<OwnCall, "viewer">,
  purpose: "register" | "proof",
): ChallengeBinding {
  return { purpose, accountId: viewer.accountId, sessionId: viewer.sessionId };
}

async function countTry({
  sql,
  request,
  http,
  now,
}: Pick<OwnCall, "sql" | "request" | "http" | "now">): Promise<void> {
  await consumeRateLimits(sql, [passkeyTriesFrom(request.ip)], http.sessionSecret, now);
}

async function tell(
  tx: Tx,
  { viewer: { accountId }, now, ids }: Pick<OwnCall, "viewer" | "now" | "ids">,
  passkey: { name: string; added: boolean },
): Promise<void> {
  await happened(tx, { kind: "account.passkey_changed", accountId, ...passkey }, { now, ids });
  await publishChange(tx, accountId, now);
}

function presentPasskey(
  row: Pick<PasskeyRow, "id" | "name" | "created_at" | "last_used_at">,
): Output<"users.me.passkeys.create"> {
  return {
    id: row.id,
    name: row.name,
    created_at: seoulIso(row.created_at.getTime()),
    last_used_at: row.last_used_at && seoulIso(row.last_used_at.getTime()),
  };
}
