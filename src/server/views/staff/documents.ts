import type { CertificationRow } from "../../features/certifications/rows.ts";
import type { Db } from "../../platform/database/sql.ts";

type SupportingDocument = Pick<
  CertificationRow,
  "id" | "kind" | "label" | "state" | "legal_name" | "business_name"
>;

/** All that a pro submitted, in whatever state, the person and the business first. */
export async function findDocumentsOf(db: Db, proId: string): Promise<SupportingDocument[]> {
  return db<SupportingDocument[]>`
    SELECT id, kind, label, state, legal_name, business_name FROM certifications
    WHERE pro_id = ${proId}
    ORDER BY array_position(ARRAY['identity', 'business', 'licence', 'degree', 'award'], kind), id`;
}

export function presentDocument({ id, kind, label, state, business_name }: SupportingDocument) {
  return { id, kind, label, state, business_name };
}
