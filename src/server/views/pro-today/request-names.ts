import { maskName } from "#domain/account/mask-name.ts";
import type { Db } from "../../platform/database/sql.ts";
import { accountNames } from "../../features/accounts/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentService } from "../../features/requests/present.ts";
import { findRequests } from "../../features/requests/queries.ts";

interface Named {
  service_name: string;
  customer_name: string;
}

/**
 * What and for whom these requests are, as a pro may know it: the customer's name in full once hired.
 * Ids that are no request's are left out.
 */
export async function loadRequestNames(
  db: Db,
  requestIds: readonly string[],
): Promise<(requestId: string, facts: { isNameShown: boolean }) => Named> {
  const requests = await findRequests(db, requestIds);
  const all = [...requests.values()];
  const [names, customers] = await Promise.all([
    loadNames(db, all),
    accountNames(
      db,
      all.map((request) => request.customer_id),
    ),
  ]);
  return (requestId, { isNameShown }) => {
    const request = requests.get(requestId);
    if (!request) return { service_name: "", customer_name: "" };
    const name = customers.get(request.customer_id) ?? "";
    return {
      service_name: presentService(request, names).name,
      customer_name: isNameShown ? name : maskName(name),
    };
  };
}
