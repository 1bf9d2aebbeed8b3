import type { Day } from "#domain/calendar/day.ts";
import type { CertificationKind } from "#domain/certification/kind.ts";
import type { Db } from "../../platform/database/sql.ts";

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

/**
 * Certifications past their last day, or in their last days without their pro having been notified; and names that a
 * version before this confirmed by a phone after the others had run out.
 */
export async function findDueCertifications(
  db: Db,
  facts: { today: Day; noticeUntil: Day; limit: number },
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT id FROM certifications
    WHERE state = 'approved'
      AND (expires_on <= ${facts.noticeUntil}::date
             AND (expires_on < ${facts.today}::date OR expiry_notified_at IS NULL)
           OR kind = 'identity' AND decided_by = 'phone')
    ORDER BY expires_on, id LIMIT ${facts.limit}`;
  return rows.map(({ id }) => id);
}

/** Whether only a code to one's own phone stands for a name, which proves none. */
export async function isNameByPhone(db: Db, id: string): Promise<boolean> {
  const [row] = await db`
    SELECT 1 FROM certifications WHERE id = ${id} AND kind = 'identity' AND decided_by = 'phone'`;
  return row !== undefined;
}
