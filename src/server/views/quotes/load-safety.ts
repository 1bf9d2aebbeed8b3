import { safetyChecks, type SafetyCheck } from "#domain/identity/safety-checks.ts";
import { findService } from "../../features/catalogue/queries.ts";
import { findIdentitiesOfPros } from "../../features/identity/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";

/** What holds of a pro for a service that children, care or a home are about; none for the others. */
export async function loadSafety(
  db: Db,
  { proId, serviceSlug }: { proId: string; serviceSlug: string },
): Promise<SafetyCheck[]> {
  const service = (await findService(db, serviceSlug)) ?? refuse("not_found");
  if (service.safety === null) return [];
  const isIdentified = (await findIdentitiesOfPros(db, [proId])).has(proId);
  const rows = await db<{ kind: "business" | "licence" }[]>`
    SELECT DISTINCT kind FROM certifications c
    WHERE pro_id = ${proId} AND state = 'approved' AND kind IN ('business', 'licence')
      AND (kind <> 'licence' OR EXISTS (
        SELECT 1 FROM certification_services
        WHERE certification_id = c.id AND service_slug = ${serviceSlug}))`;
  return safetyChecks({
    concern: service.safety,
    required: service.required_certificates,
    held: [...(isIdentified ? ["identity" as const] : []), ...rows.map(({ kind }) => kind)],
  });
}
