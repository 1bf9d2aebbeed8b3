import { createHash } from "node:crypto";
import type { Sql } from "../platform/database/sql.ts";
import { readCatalogue } from "./catalogue/read-catalogue.ts";
import { upsertCategories, upsertServices } from "./reference/catalogue-rows.ts";
import { installForms } from "./reference/form-versions.ts";
import { upsertRegions } from "./reference/region-rows.ts";
import { readRegions } from "./regions/read-regions.ts";

// Any fixed number; all processes of this product ask for the same one.
const REFERENCE_LOCK = 7_340_163;
const SEED = "reference";

/**
 * Brings categories, services, forms and regions to what the program's data files say, all or nothing.
 * Many processes may call it at once; does nothing when this edition is in. Rows that the files no longer
 * name stay: others refer to them. Throws when a form changed under a version that requests answered.
 */
export async function installReferenceData(sql: Sql): Promise<void> {
  const catalogue = await readCatalogue();
  const regions = readRegions();
  const edition = createHash("sha256")
    .update(JSON.stringify([catalogue, regions]))
    .digest("hex");
  const [installed] = await sql<{ content_hash: string }[]>`
    SELECT content_hash FROM seeds WHERE name = ${SEED}`;
  if (installed?.content_hash === edition) return;
  await sql.begin(async (tx) => {
    await tx`SET LOCAL lock_timeout = 0`;
    // Whoever comes second writes the same rows again, which changes nothing.
    await tx`SELECT pg_advisory_xact_lock(${REFERENCE_LOCK})`;
    await upsertRegions(tx, regions);
    await upsertCategories(tx, catalogue.categories);
    await upsertServices(tx, catalogue.services);
    await installForms(tx, catalogue.forms);
    await tx`
      INSERT INTO seeds (name, content_hash, at) VALUES (${SEED}, ${edition}, now())
      ON CONFLICT (name) DO UPDATE SET content_hash = excluded.content_hash, at = excluded.at`;
  });
}
