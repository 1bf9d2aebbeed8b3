import { isCredentialKind } from "#domain/certification/kind.ts";
import {
  transitionCertification,
  type CertificationEvent,
} from "#domain/certification/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Draft } from "./check-draft.ts";
import { discardFilesOf, keepFiles } from "./files.ts";
import {
  countCredentials,
  deleteCertification,
  findServicesOf,
  holdCredentials,
  insertCertification,
  isNumberTaken,
  lockCertification,
  recordCertificationEvent,
  replaceFacts,
  replaceServices,
  type CertificationRow,
} from "./rows.ts";

/** Credentials of one pro. */
const CREDENTIALS_MAX = 20;

interface Saving {
  accountId: string;
  proId: string;
  now: Date;
  ids: Ids;
}

/** Which endpoint asks: a business is not found among the credentials, nor the other way round. */
export type Drawer = "business" | "credentials";

/** Submits something new; it waits for staff. */
export async function submitCertification(
  tx: Tx,
  { draft, ...saving }: Saving & { draft: Draft },
): Promise<string> {
  const { accountId, proId, now, ids } = saving;
  const state = stateAfter({ kind: draft.kind, state: "none" }, "submit");
  await checkNumber(tx, draft, proId);
  if (isCredentialKind(draft.kind)) await refuseTooMany(tx, proId);
  const row: CertificationRow = {
    ...draft.facts,
    id: ids.next(),
    pro_id: proId,
    kind: draft.kind,
    state,
    reason: null,
    submitted_at: now,
    decided_at: null,
    created_at: now,
  };
  if (!(await insertCertification(tx, row))) refuse("certification_exists");
  await keepFiles(tx, { accountId, before: null, after: row, now });
  await replaceServices(tx, row.id, draft.services);
  await record(tx, saving, row, "submit", "none");
  return row.id;
}

/** Changes what was submitted; it waits for staff again, and its label goes until then. The same again changes nothing. */
export async function editCertification(
  tx: Tx,
  { id, drawer, draft, ...saving }: Saving & { id: string; drawer: Drawer; draft: Draft },
): Promise<void> {
  const { accountId, proId, now } = saving;
  const before = await lockOwn(tx, { id, drawer, proId });
  const servicesBefore = (await findServicesOf(tx, [id])).get(id)?.map(({ slug }) => slug) ?? [];
  const isLiving = before.state === "pending" || before.state === "approved";
  if (isLiving && isSame(before, servicesBefore, draft)) return;
  const state = stateAfter(before, "submit");
  await checkNumber(tx, draft, proId);
  const after: CertificationRow = { ...before, ...draft.facts, kind: draft.kind, state };
  await keepFiles(tx, { accountId, before, after, now });
  await replaceFacts(tx, id, {
    ...draft.facts,
    kind: draft.kind,
    submitted_at: now,
    state,
    reason: null,
    decided_at: null,
    decided_by: null,
    decided_staff_id: null,
  });
  await replaceServices(tx, id, draft.services);
  await record(tx, saving, after, "submit", before.state);
}

/** Takes a certification away with its files; only its history stays. */
export async function removeCertification(
  tx: Tx,
  { id, drawer, ...saving }: Saving & { id: string; drawer: Drawer },
): Promise<void> {
  const before = await lockOwn(tx, { id, drawer, proId: saving.proId });
  if (!transitionCertification(before, "remove", "pro").ok) refuse("state_forbids");
  await discardFilesOf(tx, before, saving.now);
  await deleteCertification(tx, id);
  await recordCertificationEvent(tx, {
    id: saving.ids.next(),
    certification: before,
    event: "remove",
    before: before.state,
    after: "none",
    actor: "pro",
    at: saving.now,
  });
  await happened(tx, { kind: "certification.changed", proId: saving.proId }, saving);
}

async function lockOwn(
  tx: Tx,
  { id, drawer, proId }: { id: string; drawer: Drawer; proId: string },
): Promise<CertificationRow> {
  const row = await lockCertification(tx, id);
  return row?.pro_id === proId && isIn(drawer, row) ? row : refuse("not_found");
}

export function isIn(drawer: Drawer, { kind }: Pick<CertificationRow, "kind">): boolean {
  return drawer === "business" ? kind === "business" : isCredentialKind(kind);
}

async function refuseTooMany(tx: Tx, proId: string): Promise<void> {
  await holdCredentials(tx, proId);
  if ((await countCredentials(tx, proId)) < CREDENTIALS_MAX) return;
  refuse("state_forbids", { message: `자격은 ${CREDENTIALS_MAX}개까지 제출할 수 있어요.` });
}

/** Said at once where it is known; when two wait with one number, it is decided when staff approve. */
async function checkNumber(tx: Tx, { facts }: Draft, proId: string): Promise<void> {
  const number = facts.business_number;
  if (number !== null && (await isNumberTaken(tx, number, proId))) refuse("business_number_taken");
}

function stateAfter(
  facts: Parameters<typeof transitionCertification>[0],
  event: CertificationEvent,
): CertificationRow["state"] {
  const move = transitionCertification(facts, event, "pro");
  return move.ok && move.state !== "none" ? move.state : refuse("state_forbids");
}

function isSame(row: CertificationRow, services: readonly string[], draft: Draft): boolean {
  const sameFacts = Object.entries(draft.facts).every(
    ([name, value]) => row[name as keyof Draft["facts"]] === value,
  );
  const wanted = [...draft.services].toSorted().join();
  return sameFacts && row.kind === draft.kind && wanted === [...services].toSorted().join();
}

async function record(
  tx: Tx,
  saving: Saving,
  certification: CertificationRow,
  event: CertificationEvent,
  before: CertificationRow["state"] | "none",
): Promise<void> {
  await recordCertificationEvent(tx, {
    id: saving.ids.next(),
    certification,
    event,
    before,
    after: certification.state,
    actor: "pro",
    at: saving.now,
  });
  await happened(tx, { kind: "certification.changed", proId: saving.proId }, saving);
}
