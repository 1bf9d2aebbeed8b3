import type { CertificationKind } from "#domain/certification/kind.ts";
import type { AbuseReportReason } from "#domain/abuse-report/reason.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { TimedKey } from "../../platform/keyset.ts";

/** From which row a list that goes by time goes on, and how many rows it wants. */
interface TimedPage {
  after: TimedKey | null;
  limit: number;
}

interface WaitingPro {
  id: string;
  display_name: string;
  headline: string;
  services: string[];
  regions: string[];
  applied_at: Date;
}

/** Pros who wait for approval with what they offer where, longest waiting first. */
export async function findWaitingPros(db: Db, { after, limit }: TimedPage) {
  const { at, id } = after ?? { at: null, id: null };
  return db<WaitingPro[]>`
    SELECT id, display_name, headline, applied_at,
           ARRAY(SELECT s.name FROM pro_services o JOIN services s ON s.slug = o.service_slug
                 WHERE o.pro_id = pro_profiles.id ORDER BY s.sort, s.slug) AS services,
           ARRAY(SELECT r.full_name FROM pro_regions o JOIN regions r ON r.code = o.si_gun_gu_code
                 WHERE o.pro_id = pro_profiles.id ORDER BY r.sort) AS regions
    FROM pro_profiles
    WHERE state = 'pending'
      AND (${id}::uuid IS NULL OR (applied_at, id) > (${at}::timestamptz, ${id}::uuid))
    ORDER BY applied_at, id LIMIT ${limit}`;
}

/** New names of pros that wait, longest waiting first. */
export async function findWaitingNameChanges(db: Db, { after, limit }: TimedPage) {
  const { at, id } = after ?? { at: null, id: null };
  return db<{ id: string; pro_id: string; name: string; previous_name: string; asked_at: Date }[]>`
    SELECT id, pro_id, name, previous_name, asked_at FROM pro_name_changes
    WHERE state = 'pending'
      AND (${id}::uuid IS NULL OR (asked_at, id) > (${at}::timestamptz, ${id}::uuid))
    ORDER BY asked_at, id LIMIT ${limit}`;
}

interface WaitingCertification {
  id: string;
  kind: CertificationKind;
  label: string;
  submitted_at: Date;
  pro_id: string;
  pro_name: string;
}

/** Certifications that wait, longest waiting first. */
export async function findWaitingCertifications(db: Db, { after, limit }: TimedPage) {
  const { at, id } = after ?? { at: null, id: null };
  return db<WaitingCertification[]>`
    SELECT c.id, c.kind, c.label, c.submitted_at, c.pro_id, p.display_name AS pro_name
    FROM certifications c JOIN pro_profiles p ON p.id = c.pro_id
    WHERE c.state = 'pending'
      AND (${id}::uuid IS NULL OR (c.submitted_at, c.id) > (${at}::timestamptz, ${id}::uuid))
    ORDER BY c.submitted_at, c.id LIMIT ${limit}`;
}

interface OpenReport {
  id: string;
  reason: AbuseReportReason;
  pro_id: string | null;
  pro_name: string;
  created_at: Date;
}

/** Open reports of pros, longest waiting first, after the one with id `after`. */
export async function findOpenReports(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
) {
  return db<OpenReport[]>`
    SELECT r.id, r.reason, r.pro_id, coalesce(p.display_name, a.name) AS pro_name, r.created_at
    FROM abuse_reports r JOIN accounts a ON a.id = r.reported_id LEFT JOIN pro_profiles p ON p.id = r.pro_id
    WHERE r.state = 'open' AND (${after}::uuid IS NULL OR r.id > ${after})
    ORDER BY r.id LIMIT ${limit}`;
}
