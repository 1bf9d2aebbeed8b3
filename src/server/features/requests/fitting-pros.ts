import type { Db } from "../../platform/database/sql.ts";
import { countMatchingPros, findMatchingPros } from "../pros/queries.ts";

interface Fitted {
  customerId: string;
  siGunGuCode: string | null;
  service: { slug: string; required_certificates: readonly string[] };
}

/**
 * Pros who may receive a request today, in the order of their account ids: `only` that one of them, or a `page` of
 * those whose account comes after one.
 */
export function findFittingPros(
  db: Db,
  request: Fitted & { only?: string; page?: { after: string | null; limit: number } },
) {
  const { only, page } = request;
  return findMatchingPros(db, {
    ...matchedBy(request),
    ...(only === undefined ? {} : { only }),
    ...(page === undefined ? {} : { page }),
  });
}

/** How many they are, `except` these. */
export function countFittingPros(
  db: Db,
  request: Fitted & { except: readonly string[] },
): Promise<number> {
  return countMatchingPros(db, { ...matchedBy(request), except: request.except });
}

function matchedBy({ customerId, siGunGuCode, service }: Fitted) {
  return {
    customerId,
    siGunGuCode,
    serviceSlug: service.slug,
    requiredCertificates: service.required_certificates,
  };
}
