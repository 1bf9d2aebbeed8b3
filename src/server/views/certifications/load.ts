import type {
  BusinessCertification,
  Credential,
  NameCertification,
} from "#contract/endpoints/certifications.ts";
import { CREDENTIAL_KINDS } from "#domain/certification/kind.ts";
import type { Db } from "../../platform/database/sql.ts";
import { uploadsAttachedTo } from "../../features/uploads/queries.ts";
import { presentBusiness, presentCredential, presentName, type Files } from "./present.ts";
import { findCertificationsOf, findServicesOf } from "../../features/certifications/rows.ts";

/** The pro's own name, as far as it is confirmed. */
export async function loadName(db: Db, proId: string): Promise<NameCertification> {
  const [row] = await findCertificationsOf(db, proId, ["identity"]);
  return presentName(row);
}

/** The pro's own businesses: one, or none. */
export async function loadBusinesses(db: Db, proId: string): Promise<BusinessCertification[]> {
  const rows = await findCertificationsOf(db, proId, ["business"]);
  const files = await loadFiles(db, rows);
  return rows.map((row) => presentBusiness(row, files));
}

/** The pro's own credentials, in the order in which they were submitted first. */
export async function loadCredentials(db: Db, proId: string): Promise<Credential[]> {
  const rows = await findCertificationsOf(db, proId, CREDENTIAL_KINDS);
  const files = await loadFiles(db, rows);
  const services = await findServicesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentCredential(row, files, services.get(row.id) ?? []));
}

/** The files of these certifications that are still there, by id. */
export async function loadFiles(db: Db, rows: readonly { id: string }[]): Promise<Files> {
  const uploads = await uploadsAttachedTo(
    db,
    "certification",
    rows.map(({ id }) => id),
  );
  return new Map(uploads.map((upload) => [upload.id, upload]));
}
