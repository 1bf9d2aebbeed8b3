import { HOUR_MS } from "#domain/calendar/durations.ts";
import { isVerificationOver } from "#domain/identity/verification.ts";
import type { IdentityRefusal } from "#domain/identity/judge-identity.ts";
import { MEMBER_AGE, PRO_AGE } from "#domain/identity/age.ts";
import type { Identity } from "../../gateways/payment/identity/choose-identity.ts";
import type { Call } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findIdentity, type IdentityRow } from "./queries.ts";
import { takeIdentity } from "./take-identity.ts";
import { endVerification, findVerification } from "./verification-rows.ts";

type Completing = Pick<
  Call<"users.me.identityVerifications.complete">,
  "sql" | "viewer" | "now" | "ids" | "transaction" | "limitTries"
>;

/** Each asks the gateway. */
const COMPLETIONS_PER_HOUR = 60;

/**
 * Asks the gateway itself what came of a check that this account started, and takes it. The same again answers the
 * same and changes nothing; while the gateway's answer is not known, the check stays open and may be asked again.
 */
export async function completeVerification(
  { port, hashKey }: Identity,
  call: Completing,
  verificationId: string,
): Promise<IdentityRow> {
  const { sql, now, ids } = call;
  const { accountId } = call.viewer;
  const started = await findVerification(sql, verificationId);
  if (started?.account_id !== accountId) refuse("not_found");
  if (started.state === "verified") return kept(call);
  if (started.state !== "started") refuse("identity_over");
  if (isVerificationOver(started.started_at.getTime(), now.getTime())) {
    await endVerification(sql, verificationId, { state: "expired", at: now });
    refuse("identity_over");
  }
  await call.limitTries("identity_complete", accountId, COMPLETIONS_PER_HOUR, HOUR_MS);
  const found = await port.find(verificationId);
  if (found.outcome === "unknown") refuse("identity_unclear");
  if (found.outcome === "unfinished") refuse("identity_unfinished");
  if (found.outcome === "failed") {
    await endVerification(sql, verificationId, { state: "refused", at: now });
    refuse("identity_failed");
  }
  const outcome = await call.transaction((tx) =>
    takeIdentity(tx, found, { verificationId, accountId, hashKey, now, ids }),
  );
  if (outcome === "over") refuse("identity_over");
  if (outcome !== "kept") refuseFor(outcome);
  return kept(call);
}

async function kept({ sql, viewer }: Completing): Promise<IdentityRow> {
  return (await findIdentity(sql, viewer.accountId)) ?? refuse("identity_over");
}

function refuseFor(refusal: IdentityRefusal): never {
  switch (refusal) {
    case "under_member_age":
      refuse("identity_too_young", { message: `솜씨는 만 ${MEMBER_AGE}세부터 쓸 수 있어요.` });
    case "under_pro_age":
      refuse("identity_too_young", {
        message: `고수로는 만 ${PRO_AGE}세부터 활동할 수 있어요. 그때 다시 확인해 주세요.`,
      });
    case "taken":
      refuse("identity_taken");
    case "another_person":
      refuse("identity_differs");
  }
}
