import type { Day } from "#domain/calendar/day.ts";
import type { CertificationKind } from "#domain/certification/kind.ts";
import type { CertificationState } from "#domain/certification/lifecycle.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { TimedKey } from "../../platform/keyset.ts";
import { findUpload, type UploadRow } from "../uploads/queries.ts";
import { findCertification, findServicesOf, type CountedService } from "./rows.ts";
import type { CertificationRow } from "./rows.ts";

export interface WaitingCertification {
  id: string;
  kind: CertificationKind;
  label: string;
  submitted_at: Date;
  pro_id: string;
  pro_name: string;
}

/** What waits for staff, the longest waiting first; `after` is the last of the page before. */
export async function loadCertificationQueue(
  db: Db,
  { after, limit }: { after: TimedKey | null; limit: number },
): Promise<WaitingCertification[]> {
  return db<WaitingCertification[]>`
    SELECT c.id, c.kind, c.label, c.submitted_at, c.pro_id, p.display_name AS pro_name
    FROM certifications c JOIN pro_profiles p ON p.id = c.pro_id
    WHERE c.state = 'pending'
      AND (${after?.at ?? null}::timestamptz IS NULL
           OR (c.submitted_at, c.id) > (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    ORDER BY c.submitted_at, c.id LIMIT ${limit}`;
}

export interface CertificationEventRow {
  id: string;
  event: string;
  state_before: CertificationState;
  state_after: CertificationState;
  actor: string;
  reason: string | null;
  at: Date;
}

export interface CertificationForStaff {
  certification: CertificationRow;
  pro: { id: string; account_id: string; display_name: string; account_name: string };
  /** The name that the pro's phone confirmed, to be compared with the papers; null without one. */
  legal_name: string | null;
  services: CountedService[];
  /** The proof, for `readUpload`. Looking at it is logged by whoever serves it. */
  file: UploadRow | null;
  show_image: UploadRow | null;
  /** Other pros whose business, in whatever state, has the same number. */
  same_number: { pro_id: string; display_name: string; state: CertificationState }[];
  history: CertificationEventRow[];
}

/** Everything that staff decides by. Null when there is none, or its pro removed it. */
export async function loadCertificationForStaff(
  db: Db,
  id: string,
): Promise<CertificationForStaff | null> {
  const certification = await findCertification(db, id);
  if (!certification) return null;
  const { pro_id: proId, file_id: fileId, show_image_id: showImageId } = certification;
  const [pro] = await db<CertificationForStaff["pro"][]>`
    SELECT p.id, p.account_id, p.display_name, a.name AS account_name
    FROM pro_profiles p JOIN accounts a ON a.id = p.account_id WHERE p.id = ${proId}`;
  if (!pro) return null;
  const [name] = await db<{ legal_name: string | null }[]>`
    SELECT legal_name FROM certifications
    WHERE pro_id = ${proId} AND kind = 'identity' AND state = 'approved'`;
  const sameNumber = await db<CertificationForStaff["same_number"]>`
    SELECT c.pro_id, p.display_name, c.state
    FROM certifications c JOIN pro_profiles p ON p.id = c.pro_id
    WHERE c.business_number = ${certification.business_number} AND c.pro_id <> ${proId}
    ORDER BY c.id LIMIT 20`;
  const history = await db<CertificationEventRow[]>`
    SELECT id, event, state_before, state_after, actor, reason, at
    FROM certification_history WHERE certification_id = ${id} ORDER BY id DESC LIMIT 50`;
  return {
    certification,
    pro,
    legal_name: name?.legal_name ?? null,
    services: (await findServicesOf(db, [id])).get(id) ?? [],
    file: fileId === null ? null : await findUpload(db, fileId),
    show_image: showImageId === null ? null : await findUpload(db, showImageId),
    same_number: [...sameNumber],
    history: [...history],
  };
}

export type PaperOfPro = Pick<
  CertificationRow,
  "id" | "kind" | "label" | "state" | "legal_name" | "business_name"
>;

/** All that a pro handed in, in whatever state, the person and the business first. For staff alone. */
export async function findPapersOfPro(db: Db, proId: string): Promise<PaperOfPro[]> {
  return db<PaperOfPro[]>`
    SELECT id, kind, label, state, legal_name, business_name FROM certifications
    WHERE pro_id = ${proId}
    ORDER BY array_position(ARRAY['identity', 'business', 'licence', 'degree', 'award'], kind), id`;
}

export interface ShownRow {
  id: string;
  kind: CertificationKind;
  label: string;
  decided_at: Date;
  show_image_id: string | null;
}

/** A pro's approved certifications that count today, the person and the business first. */
export async function findShownCertifications(
  db: Db,
  proId: string,
  today: Day,
): Promise<ShownRow[]> {
  return db<ShownRow[]>`
    SELECT id, kind, label, coalesce(decided_at, submitted_at) AS decided_at, show_image_id
    FROM certifications
    WHERE pro_id = ${proId} AND state = 'approved'
      AND (expires_on IS NULL OR expires_on >= ${today}::date)
    ORDER BY array_position(ARRAY['identity', 'business', 'licence', 'degree', 'award'], kind), id`;
}

/** Certifications past their last day, or in their last days without their pro having been told. */
export async function findDueCertifications(
  db: Db,
  facts: { today: Day; noticeUntil: Day; limit: number },
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT id FROM certifications
    WHERE state = 'approved' AND expires_on <= ${facts.noticeUntil}::date
      AND (expires_on < ${facts.today}::date OR expiry_told_at IS NULL)
    ORDER BY expires_on, id LIMIT ${facts.limit}`;
  return rows.map(({ id }) => id);
}

/** How many wait for staff, counted up to `most`. */
export async function countWaitingCertifications(db: Db, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count
    FROM (SELECT 1 FROM certifications WHERE state = 'pending' LIMIT ${most}) waiting`;
  return row?.count ?? 0;
}
