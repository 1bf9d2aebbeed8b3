import { safetyChecks, type SafetyCheck } from "#domain/identity/safety-checks.ts";
import { findService } from "../../features/catalogue/queries.ts";
import { findIdentitiesOfPros } from "../../features/identity/queries.ts";
import { holdsCertificates } from "../../features/pros/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";

/** What holds of a pro for a service that children, care or a home are about; none for the others. */
export async function loadSafety(
  db: Db,
  { proId, serviceSlug }: { proId: string; serviceSlug: string },
): Promise<SafetyCheck[]> {
  const service = (await findService(db, serviceSlug)) ?? refuse("not_found");
  if (service.safety === null) return [];
  const holds = (certificate: "business" | "licence") =>
    holdsCertificates(db, proId, { slug: serviceSlug, required_certificates: [certificate] });
  return safetyChecks({
    concern: service.safety,
    required: service.required_certificates,
    held: [
      ...((await findIdentitiesOfPros(db, [proId])).has(proId) ? (["identity"] as const) : []),
      ...((await holds("business")) ? (["business"] as const) : []),
      ...((await holds("licence")) ? (["licence"] as const) : []),
    ],
  });
}
