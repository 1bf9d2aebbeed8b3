import { SWITCHED_SERVICES } from "#domain/catalogue/switched-services.ts";
import type { Sql } from "../../platform/database/sql.ts";

/** Opens or closes the services of professions that may not be paid for; all processes are to be told the same. */
export async function switchServices(sql: Sql, { open }: { open: boolean }): Promise<void> {
  await sql`
    UPDATE services SET is_closed = ${!open}
    WHERE slug IN ${sql(SWITCHED_SERVICES)} AND is_closed <> ${!open}`;
}
