import { certificationLabel } from "#domain/certification/kind.ts";
import { transitionCertification } from "#domain/certification/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened, type When } from "../../platform/happenings.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  findCertificationsOf,
  insertCertification,
  lockCertification,
  recordCertificationEvent,
  replaceFacts,
  type CertificationRow,
} from "./rows.ts";

/** Verb for a check of who the pro is: approves the name that it gave, in place of any earlier one. */
export async function confirmName(
  tx: Tx,
  { proId, legalName }: { proId: string; legalName: string },
  { now, ids }: When,
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
    // What ran out was a name that only a phone stood for.
    expires_on: null,
    submitted_at: now,
    decided_at: now,
  };
  const standing = { decided_by: "identity", decided_staff_id: null } as const;
  if (!before && !(await insertCertification(tx, row))) refuse("conflict");
  const { id, pro_id: _pro, created_at: _made, ...facts } = row;
  await replaceFacts(tx, id, { ...facts, ...standing });
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
    representative: null,
    business_address: null,
    business_phone: null,
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
