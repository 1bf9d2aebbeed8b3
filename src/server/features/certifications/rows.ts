import type { CertificationActor } from "#domain/certification/lifecycle.ts";
import type { CertificationKind } from "#domain/certification/kind.ts";
import type { CertificationEvent, CertificationState } from "#domain/certification/lifecycle.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

type KeptState = Exclude<CertificationState, "none">;

/** What the pro submits: of a name, a business or a credential, each with its own part of the columns. */
export interface CertificationFacts {
  label: string;
  legal_name: string | null;
  /** Ten digits. */
  business_number: string | null;
  business_name: string | null;
  /** Of a business, as its certificate says; null of one handed in before these were asked for. */
  representative: string | null;
  business_address: string | null;
  business_phone: string | null;
  issuer: string | null;
  issued_on: Day | null;
  expires_on: Day | null;
  file_id: string | null;
  show_image_id: string | null;
}

export interface CertificationRow extends CertificationFacts {
  id: string;
  pro_id: string;
  kind: CertificationKind;
  state: KeptState;
  reason: string | null;
  submitted_at: Date;
  decided_at: Date | null;
  created_at: Date;
}

/** Where a certification stands after a submission or a decision. */
export interface Standing {
  state: KeptState;
  reason: string | null;
  decided_at: Date | null;
  /** `phone`: a code to one's own number, before identities were checked. */
  decided_by: "phone" | "identity" | "time" | "staff" | null;
  /** Of a decision by staff. */
  decided_staff_id: string | null;
}

export async function findCertification(db: Db, id: string): Promise<CertificationRow | undefined> {
  const [row] = await db<CertificationRow[]>`
    SELECT ${columns(db)} FROM certifications WHERE id = ${id}`;
  return row;
}

/**
 * The same, held for this transaction with the pro's event numbers: submitting, deciding, running out and removing
 * wait here.
 */
export async function lockCertification(tx: Tx, id: string): Promise<CertificationRow | undefined> {
  const [row] = await tx<CertificationRow[]>`
    SELECT ${columns(tx)} FROM certifications WHERE id = ${id} FOR UPDATE`;
  if (row) await holdEventNumbers(tx, row.pro_id);
  return row;
}

/** Whatever is written about certifications holds the profile for search, and event numbers come before that. */
async function holdEventNumbers(tx: Tx, proId: string): Promise<void> {
  await tx`
    SELECT 1 FROM accounts WHERE id = (SELECT account_id FROM pro_profiles WHERE id = ${proId})
    FOR NO KEY UPDATE`;
}

/** A pro's certifications of these kinds, in the order in which they were made. */
export async function findCertificationsOf(
  db: Db,
  proId: string,
  kinds: readonly CertificationKind[],
): Promise<CertificationRow[]> {
  return db<CertificationRow[]>`
    SELECT ${columns(db)} FROM certifications
    WHERE pro_id = ${proId} AND kind = ANY(${[...kinds]}::text[]) ORDER BY id`;
}

/** False when the pro has one of this kind already, and one is all they may have. */
export async function insertCertification(tx: Tx, row: CertificationRow): Promise<boolean> {
  await holdEventNumbers(tx, row.pro_id);
  const { count } = await tx`INSERT INTO certifications ${tx({ ...row })} ON CONFLICT DO NOTHING`;
  return count === 1;
}

/** Replaces what was submitted; it starts anew from `standing`. */
export async function replaceFacts(
  tx: Tx,
  id: string,
  facts: CertificationFacts & { kind: CertificationKind; submitted_at: Date } & Standing,
): Promise<void> {
  await tx`UPDATE certifications SET ${tx({ ...facts, expiry_notified_at: null })} WHERE id = ${id}`;
}

export async function setStanding(tx: Tx, id: string, standing: Standing): Promise<void> {
  await tx`UPDATE certifications SET ${tx({ ...standing })} WHERE id = ${id}`;
}

export async function deleteCertification(tx: Tx, id: string): Promise<void> {
  await tx`DELETE FROM certifications WHERE id = ${id}`;
}

/** Puts these services in place of those for which it counted before. */
export async function replaceServices(
  tx: Tx,
  id: string,
  services: readonly string[],
): Promise<void> {
  await tx`DELETE FROM certification_services WHERE certification_id = ${id}`;
  await tx`
    INSERT INTO certification_services (certification_id, service_slug)
    SELECT ${id}, slug FROM unnest(${[...services]}::text[]) slug`;
}

export type CountedService = { slug: string; name: string };

/** The services for which each counts, by certification id. */
export async function findServicesOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, CountedService[]>> {
  const rows = await db<(CountedService & { certification_id: string })[]>`
    SELECT c.certification_id, s.slug, s.name
    FROM certification_services c JOIN services s ON s.slug = c.service_slug
    WHERE c.certification_id = ANY(${[...ids]}::uuid[]) ORDER BY s.sort, s.slug`;
  const byId = Map.groupBy(rows, (row) => row.certification_id);
  return new Map(
    ids.map((id) => [id, (byId.get(id) ?? []).map(({ slug, name }) => ({ slug, name }))]),
  );
}

/** Another pro whose approved business has this number. */
export async function isNumberTaken(db: Db, number: string, proId: string): Promise<boolean> {
  const [row] = await db`
    SELECT 1 FROM certifications
    WHERE business_number = ${number} AND state = 'approved' AND pro_id <> ${proId} LIMIT 1`;
  return row !== undefined;
}

/** One after another per pro, so that two submitted at once do not both take the last seat. */
export async function holdCredentials(tx: Tx, proId: string): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`credentials:${proId}`}, 0))`;
}

export async function countCredentials(db: Db, proId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM certifications
    WHERE pro_id = ${proId} AND kind NOT IN ('identity', 'business')`;
  return row?.count ?? 0;
}

/** Adds to what happened to a certification. Nothing of it is ever changed. */
export async function recordCertificationEvent(
  tx: Tx,
  event: {
    id: string;
    certification: Pick<CertificationRow, "id" | "pro_id" | "kind" | "label">;
    event: CertificationEvent;
    before: CertificationState;
    after: CertificationState;
    actor: CertificationActor;
    /** Of an act of staff. */
    staffId?: string;
    reason?: string | null;
    at: Date;
  },
): Promise<void> {
  const { certification } = event;
  await tx`
    INSERT INTO certification_history
      (id, certification_id, pro_id, kind, label, event, state_before, state_after, actor, staff_id, reason,
       at)
    VALUES
      (${event.id}, ${certification.id}, ${certification.pro_id}, ${certification.kind},
       ${certification.label}, ${event.event}, ${event.before}, ${event.after}, ${event.actor},
       ${event.staffId ?? null}, ${event.reason ?? null}, ${event.at})`;
}

function columns(db: Db) {
  return db`id, pro_id, kind, label, state, reason, legal_name, business_number, business_name, representative,
    business_address, business_phone, issuer, issued_on, expires_on, file_id, show_image_id, submitted_at, decided_at, created_at`;
}
