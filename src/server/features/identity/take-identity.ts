import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { legalNameOf } from "#domain/certification/legal-name.ts";
import { isOfAge, PRO_AGE } from "#domain/identity/age.ts";
import { judgeIdentity, type IdentityRefusal } from "#domain/identity/judge-identity.ts";
import type { FoundIdentity } from "../../gateways/payment/identity/identity-port.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened, type When } from "../../platform/happenings.ts";
import { hashCi } from "./hash-ci.ts";
import { findIdentity, type IdentityRow } from "./queries.ts";
import {
  endVerification,
  findProOf,
  holdPerson,
  isPersonTaken,
  lockVerification,
  saveIdentity,
} from "./verification-rows.ts";

type Verified = Extract<FoundIdentity, { outcome: "verified" }>;

/** `over`: the check ended meanwhile, without this. */
type Taken = "kept" | "over" | IdentityRefusal;

/** Writes down what the gateway said of a check: who the account is, or why that is not taken. Commit either way. */
export async function takeIdentity(
  tx: Tx,
  found: Verified,
  facts: When & { verificationId: string; accountId: string; hashKey: string },
): Promise<Taken> {
  const { verificationId, accountId, now, ids } = facts;
  const verification = await lockVerification(tx, verificationId);
  if (verification?.state === "verified") return "kept";
  if (verification?.state !== "started") return "over";
  const ciHash = hashCi(facts.hashKey, found.ci);
  await holdPerson(tx, ciHash);
  const before = await findIdentity(tx, accountId);
  const proId = await findProOf(tx, accountId);
  const today = seoulDay(now.getTime());
  const refusal = judgeIdentity({
    birth: found.birth,
    today,
    isPro: proId !== null,
    isTaken: await isPersonTaken(tx, ciHash, accountId),
    isSamePerson: before?.pro_id ? before.ci_hash.equals(ciHash) : null,
  });
  if (refusal !== null) {
    await endVerification(tx, verificationId, { state: "refused", refusal, at: now });
    return refusal;
  }
  const legalName = legalNameOf(found.name);
  await saveIdentity(tx, {
    account_id: accountId,
    verification_id: verificationId,
    legal_name: legalName,
    checked_on: today,
    is_adult: isOfAge(found.birth, today, PRO_AGE),
    ci_hash: ciHash,
    pro_id: proId,
  });
  await endVerification(tx, verificationId, { state: "verified", at: now });
  if (proId !== null) {
    await happened(tx, { kind: "identity.checked", proId, legalName }, { now, ids });
  }
  return "kept";
}

/**
 * Verb for who becomes a pro after their check as a customer: the check counts for the profile, too, when the person
 * was old enough then and is nobody else's pro. Else they are checked again, and are told why there.
 */
export async function claimForPro(
  tx: Tx,
  { accountId, proId }: { accountId: string; proId: string },
  when: When,
): Promise<void> {
  const identity: IdentityRow | undefined = await findIdentity(tx, accountId);
  if (!identity?.is_adult || identity.pro_id !== null) return;
  await holdPerson(tx, identity.ci_hash);
  if (await isPersonTaken(tx, identity.ci_hash, accountId)) return;
  await saveIdentity(tx, { ...identity, pro_id: proId });
  const { legal_name: legalName } = identity;
  await happened(tx, { kind: "identity.checked", proId, legalName }, when);
}
