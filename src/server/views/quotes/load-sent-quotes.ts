import { maskName } from "#domain/account/mask-name.ts";
import { knowEachOther } from "#domain/request/contact-visible.ts";
import type { Output } from "#contract/registry.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { accountNames } from "../../features/accounts/queries.ts";
import { findHolds } from "../../features/credits/queries.ts";
import { hireStates } from "../../features/hires/queries.ts";
import { unreadMessageCounts } from "../../features/messages/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentRegion, presentService } from "../../features/requests/present.ts";
import { findRequests } from "../../features/requests/queries.ts";
import { presentQuoteLine } from "../../features/quotes/present.ts";
import type { QuoteRow } from "../../features/quotes/queries.ts";

/** Quotes as the pro who sent them sees them in a list, with what became of the credits. */
export async function loadSentQuotes(
  db: Db,
  rows: readonly QuoteRow[],
  proAccountId: string,
): Promise<Output<"quotes.list">["items"]> {
  const quoteIds = rows.map((row) => row.id);
  const requests = await findRequests(
    db,
    rows.map((row) => row.request_id),
  );
  const names = await loadNames(db, [...requests.values()]);
  const customers = await accountNames(
    db,
    [...requests.values()].map((request) => request.customer_id),
  );
  const holds = await findHolds(db, quoteIds);
  const hires = await hireStates(db, quoteIds);
  const unread = await unreadMessageCounts(db, quoteIds, proAccountId);
  return rows.map((row) => {
    const request = requests.get(row.request_id) ?? refuse("not_found");
    const hire = hires.get(row.id);
    const name = customers.get(request.customer_id) ?? "";
    return {
      ...presentQuoteLine(row, { hire, unreadMessages: unread.get(row.id) ?? 0 }),
      request: {
        id: request.id,
        service: presentService(request, names),
        region: presentRegion(request, names),
        state: request.state,
        customer_name: knowEachOther(hire) ? name : maskName(name),
      },
      credits: row.credit_cost,
      credits_state: holds.get(row.id)?.state ?? "released",
    };
  });
}
