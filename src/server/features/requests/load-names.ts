import type { Db } from "../../platform/database/sql.ts";
import { regionNames } from "../regions/queries.ts";
import { serviceNames } from "../catalogue/queries.ts";
import type { RequestNames } from "./present.ts";
import type { RequestRow } from "./queries.ts";

/** Names of the services and regions that these requests mention, their answers included. */
export async function loadNames(
  db: Db,
  rows: readonly Pick<RequestRow, "service_slug" | "region_code" | "answers">[],
): Promise<RequestNames> {
  const codes = new Set<string>();
  for (const row of rows) {
    if (row.region_code !== null) codes.add(row.region_code);
    for (const answer of Object.values(row.answers)) {
      if (typeof answer === "string" && /^\d{5}(\d{5})?$/.test(answer)) codes.add(answer);
      if (typeof answer === "object" && !Array.isArray(answer)) {
        for (const part of Object.values(answer)) {
          if (typeof part === "string" && /^\d{5}(\d{5})?$/.test(part)) codes.add(part);
        }
      }
    }
  }
  return {
    services: await serviceNames(db, [...new Set(rows.map((row) => row.service_slug))]),
    regions: await regionNames(db, [...codes]),
  };
}
