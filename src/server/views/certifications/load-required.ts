import type { Output } from "#contract/registry.ts";
import { standingOf } from "#domain/certification/counts-for.ts";
import { CERTIFICATION_KINDS } from "#domain/certification/kind.ts";
import { certifiedServices } from "../../features/catalogue/queries.ts";
import { findCertificationsOf, findServicesOf } from "../../features/certifications/rows.ts";
import type { Db } from "../../platform/database/sql.ts";

type Required = Output<"users.me.certifications.required">["items"];

/** Services that ask for a certificate, and where each stands for a pro; without one nothing was handed in. */
export async function loadRequired(db: Db, proId: string | null): Promise<Required> {
  const rows = proId === null ? [] : await findCertificationsOf(db, proId, CERTIFICATION_KINDS);
  const services = await findServicesOf(
    db,
    rows.map(({ id }) => id),
  );
  const held = rows.map(({ id, kind, state }) => ({
    kind,
    state,
    services: (services.get(id) ?? []).map(({ slug }) => slug),
  }));
  const offered = await findOffered(db, proId);
  return (await certifiedServices(db)).map(({ slug, name, required_certificates: required }) => ({
    slug,
    name,
    offered: offered.has(slug),
    certificates: required.map((kind) => ({
      kind,
      state: standingOf(held, { certificate: kind, service: slug }),
    })),
  }));
}

async function findOffered(db: Db, proId: string | null): Promise<ReadonlySet<string>> {
  if (proId === null) return new Set();
  const rows = await db<{ service_slug: string }[]>`
    SELECT service_slug FROM pro_services WHERE pro_id = ${proId}`;
  return new Set(rows.map((row) => row.service_slug));
}
