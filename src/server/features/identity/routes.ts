import { DAY_MS } from "#domain/calendar/durations.ts";
import { maskName } from "#domain/account/mask-name.ts";
import { VERIFICATIONS_PER_DAY } from "#domain/identity/verification.ts";
import type { NameCertification } from "#contract/endpoints/certifications.ts";
import type { IdentityOrder } from "#contract/endpoints/me/identity.ts";
import type { Identity } from "../../gateways/payment/identity/choose-identity.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { ourOrigin } from "../../platform/http/identify-caller.ts";
import { ownUrl } from "../../platform/http/own-url.ts";
import { refuse } from "../../platform/refusal.ts";
import { completeVerification } from "./complete.ts";
import { insertVerification } from "./verification-rows.ts";

interface Outside {
  identity: Identity;
  /** The certificate that a pro's check makes, as they see it. */
  loadName: (db: Db, proId: string) => Promise<NameCertification>;
}

/** Who somebody is: a check that the gateway carries out, and its result. */
export function identityHandlers({ identity, ...own }: Outside) {
  return {
    "users.me.identityVerifications.start": async (call) => {
      const { sql, viewer, body, request, http, ids, now } = call;
      const redirectUrl = ownUrl(ourOrigin(request, http), body.return_path);
      if (redirectUrl === null) {
        refuse("invalid", { fields: { return_path: ["솜씨 안의 주소여야 해요."] } });
      }
      const { window } = identity;
      if (window === null) refuse("identity_unavailable");
      await call.limitTries("identity_start", viewer.accountId, VERIFICATIONS_PER_DAY, DAY_MS);
      const id = ids.next();
      await insertVerification(sql, { id, account_id: viewer.accountId, started_at: now });
      if (window.kind === "portone") {
        const { storeId: store_id, channelKey: channel_key } = window;
        return {
          kind: "portone",
          id,
          store_id,
          channel_key,
          redirect_url: redirectUrl,
        } satisfies IdentityOrder;
      }
      const url = new URL(`${await window.url()}/identity`);
      url.search = new URLSearchParams({ identityVerificationId: id, redirectUrl }).toString();
      return { kind: "hosted", id, url: url.href } satisfies IdentityOrder;
    },

    "users.me.identityVerifications.complete": async (call) => {
      const row = await completeVerification(identity, call, call.params.verificationId);
      return {
        masked_name: maskName(row.legal_name),
        checked_on: row.checked_on,
        is_adult: row.is_adult,
      };
    },
    "users.me.certifications.name.confirm": async (call) => {
      const proId = call.viewer.pro?.id ?? refuse("not_found");
      await completeVerification(identity, call, call.body.identity_verification_id);
      return own.loadName(call.sql, proId);
    },
  } satisfies Partial<Handlers>;
}
