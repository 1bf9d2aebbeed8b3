import type { PhoneCodeVerdict } from "#domain/account/phone-code.ts";
import { certificationLabel } from "#domain/certification/kind.ts";
import { transitionCertification } from "#domain/certification/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Call } from "../../platform/http/call.ts";
import { happened } from "../../platform/happenings.ts";
import { refuse } from "../../platform/refusal.ts";
import { useViewerPhoneCode } from "../accounts/phone/viewer-phone-code.ts";
import {
  findCertificationsOf,
  insertCertification,
  lockCertification,
  recordCertificationEvent,
  replaceFacts,
  type CertificationRow,
} from "./rows.ts";

/** Approves the typed name when the code of the verified phone is right. A wrong try counts, so commit either way. */
export async function confirmName(
  tx: Tx,
  call: Call<"users.me.certifications.name.confirm">,
  raw: { proId: string; legalName: string; key: string },
): Promise<PhoneCodeVerdict> {
  const { viewer, now, http } = call;
  const { accountId, sessionId } = viewer;
  const secret = http.sessionSecret;
  const verdict = await useViewerPhoneCode(tx, {
    accountId,
    sessionId,
    key: raw.key,
    secret,
    now,
  });
  if (verdict === "accepted") await approveName(tx, call, raw);
  return verdict;
}

async function approveName(
  tx: Tx,
  { now, ids }: Call<"users.me.certifications.name.confirm">,
  { proId, legalName }: { proId: string; legalName: string },
): Promise<void> {
  const [found] = await findCertificationsOf(tx, proId, ["identity"]);
  const before = found && (await lockCertification(tx, found.id));
  const move = transitionCertification(
    { kind: "identity", state: before?.state ?? "none" },
    "confirm",
    "pro",
  );
  if (!move.ok || move.state === "none") refuse("state_forbids");
  const row: CertificationRow = {
    ...(before ?? newName(ids.next(), proId, now)),
    legal_name: legalName,
    state: move.state,
    reason: null,
    submitted_at: now,
    decided_at: now,
  };
  const { id, pro_id: _pro, created_at: _made, ...facts } = row;
  if (before) await replaceFacts(tx, id, { ...facts, decided_by: "phone", decided_staff_id: null });
  else if (!(await insertCertification(tx, row))) refuse("conflict");
  await recordCertificationEvent(tx, {
    id: ids.next(),
    certification: row,
    event: "confirm",
    before: before?.state ?? "none",
    after: row.state,
    actor: "pro",
    at: now,
  });
  await happened(tx, { kind: "certification.changed", proId }, { now, ids });
}

function newName(id: string, proId: string, now: Date): CertificationRow {
  return {
    id,
    pro_id: proId,
    kind: "identity",
    label: certificationLabel({ kind: "identity", title: "" }),
    state: "approved",
    reason: null,
    legal_name: null,
    business_number: null,
    business_name: null,
    issuer: null,
    issued_on: null,
    expires_on: null,
    file_id: null,
    show_image_id: null,
    submitted_at: now,
    decided_at: null,
    created_at: now,
  };
}
