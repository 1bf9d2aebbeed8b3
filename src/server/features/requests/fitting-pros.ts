import type { Db } from "../../platform/database/sql.ts";
import { findMatchingPros } from "../pros/queries.ts";

/** Pros who may receive a request today, or `only` that one of them, in the order of their account ids. */
export function findFittingPros(
  db: Db,
  request: {
    customerId: string;
    siGunGuCode: string | null;
    service: { slug: string; required_certificates: readonly string[] };
    only?: string;
  },
) {
  const { customerId, siGunGuCode, service, only } = request;
  return findMatchingPros(db, {
    customerId,
    siGunGuCode,
    serviceSlug: service.slug,
    requiredCertificates: service.required_certificates,
    ...(only === undefined ? {} : { only }),
  });
}
