import type { Output } from "#contract/registry.ts";
import type { Db } from "../../platform/database/sql.ts";
import { countedNow } from "./load-guide.ts";
import { presentPricedService } from "./present.ts";
import { findPricedServices } from "./queries.ts";

/** What services usually cost now: of a category, or one service, or all of them. */
export async function loadPricedServices(
  db: Db,
  which: { category?: string | undefined; service?: string | undefined; now: Date },
): Promise<Output<"prices.list">["items"]> {
  const { today, ...counted } = countedNow(which.now);
  const rows = await findPricedServices(db, {
    ...counted,
    category: which.category ?? null,
    service: which.service ?? null,
  });
  return rows.map((row) => presentPricedService(row, today));
}
