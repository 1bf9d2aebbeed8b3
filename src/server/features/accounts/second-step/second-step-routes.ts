import { encode } from "uqr";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Tx } from "../../../platform/database/sql.ts";
import { happened } from "../../../platform/happenings.ts";
import type { Call, Handlers } from "../../../platform/http/call.ts";
import { consumeRateLimits, resetRateLimit } from "../../../platform/rate-limit/rate-limits.ts";
import { refuse } from "../../../platform/refusal.ts";
import { publishChange } from "../publish-change.ts";
import { secondStepTries } from "../limits.ts";
import { confirmIdentity } from "../password/confirm-identity.ts";
import {
  confirmAuthenticator,
  removeAuthenticator,
  secondStepSince,
  startAuthenticator,
} from "./authenticator.ts";
import { recoveryCodesLeft, renewRecoveryCodes } from "./recovery-codes.ts";

/** Switching the second step on and off. */
export function secondStepHandlers() {
  return {
    "users.me.secondStep": async ({ sql, viewer }) => {
      const since = await secondStepSince(sql, viewer.accountId);
      const left = await recoveryCodesLeft(sql, viewer.accountId);
      return { since: since && seoulIso(since.getTime()), recovery_codes_left: left };
    },

    "users.me.secondStep.start": async (call) => {
      const account = await confirmIdentity(call, call.body.password);
      const { now, random, http } = call;
      const facts = { now, random, sessionSecret: http.sessionSecret };
      const shown = await call.transaction((tx) => startAuthenticator(tx, account, facts));
      if (!shown) refuse("state_forbids");
      return { key: shown.base32, uri: shown.uri, qr: qrPath(shown.uri) };
    },

    "users.me.secondStep.confirm": async (call) => {
      const { sql, viewer, body, now, http, random } = call;
      const tries = secondStepTries(viewer.accountId);
      await consumeRateLimits(sql, [tries], http.sessionSecret, now);
      const facts = { code: body.code.trim(), sessionSecret: http.sessionSecret, now };
      const codes = await call.transaction(async (tx) => {
        const verdict = await confirmAuthenticator(tx, viewer.accountId, facts);
        if (verdict === "not_started") refuse("state_forbids");
        if (verdict === "wrong") refuse("second_factor_wrong");
        await tell(tx, call, true);
        return renewRecoveryCodes(tx, viewer.accountId, random);
      });
      await resetRateLimit(sql, tries, http.sessionSecret);
      return { recovery_codes: codes };
    },

    "users.me.secondStep.renewCodes": async (call) => {
      const { id } = await confirmIdentity(call, call.body.password);
      if ((await secondStepSince(call.sql, id)) === null) refuse("state_forbids");
      const codes = await call.transaction((tx) => renewRecoveryCodes(tx, id, call.random));
      return { recovery_codes: codes };
    },

    "users.me.secondStep.off": async (call) => {
      const { id } = await confirmIdentity(call, call.body.password);
      await call.transaction(async (tx) => {
        if (!(await removeAuthenticator(tx, id))) refuse("state_forbids");
        await tell(tx, call, false);
      });
      return {};
    },
  } satisfies Partial<Handlers>;
}

async function tell(
  tx: Tx,
  {
    viewer: { accountId },
    now,
    ids,
  }: Call<"users.me.secondStep.confirm" | "users.me.secondStep.off">,
  on: boolean,
): Promise<void> {
  await happened(tx, { kind: "account.second_step_switched", accountId, on }, { now, ids });
  await publishChange(tx, accountId, now);
}

/** A QR code as one path of unit squares, with the quiet border that readers need. */
function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}
