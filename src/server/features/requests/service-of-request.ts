import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findServiceEver, type ServiceRow } from "../catalogue/queries.ts";
import type { RequestRow } from "./queries.ts";

/** The service that a request asks for. */
export async function serviceOf(
  db: Db,
  request: Pick<RequestRow, "service_slug">,
): Promise<ServiceRow> {
  return (await findServiceEver(db, request.service_slug)) ?? refuse("not_found");
}
