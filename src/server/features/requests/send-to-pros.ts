import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CheckedRequest } from "./check-request.ts";
import { findFittingPros } from "./fitting-pros.ts";
import { findRequest } from "./queries.ts";
import { insertRecipients, renewRecipients } from "./recipients.ts";
import { serviceOf } from "./service-of-request.ts";

export interface OpenRequest {
  id: string;
  customerId: string;
  service: CheckedRequest["service"];
  siGunGuCode: string | null;
  now: Date;
  ids: Ids;
}

/** Stores which pros a new request reaches, and notifies each of them. */
export async function sendToPros(
  tx: Tx,
  request: OpenRequest,
  designatedProId: string | null,
): Promise<readonly { id: string }[]> {
  const matching = await findFittingPros(tx, request);
  await insertRecipients(tx, {
    requestId: request.id,
    proIds: matching.map(({ id }) => id),
    designatedProId,
    now: request.now,
  });
  const accountIds = matching.map(({ account_id }) => account_id);
  // All of them first: those asked directly are notified apart from the others, and out of the order of their ids.
  await lockEventNumbers(tx, accountIds);
  const designated = matching
    .filter(({ id }) => id === designatedProId)
    .map(({ account_id }) => account_id);
  const others = accountIds.filter((id) => !designated.includes(id));
  await offer(tx, request, "published", others);
  await offer(tx, request, "designated", designated);
  return matching;
}

/**
 * Sends a request that opened again to the pros of today who may quote: those whom it reached before and those who
 * match since.
 */
export async function sendToProsAgain(
  tx: Tx,
  facts: { requestId: string; mayQuote: (proId: string) => boolean; now: Date; ids: Ids },
): Promise<void> {
  const { requestId, mayQuote, now, ids } = facts;
  const row = (await findRequest(tx, requestId)) ?? refuse("not_found");
  const request: OpenRequest = {
    id: row.id,
    customerId: row.customer_id,
    service: await serviceOf(tx, row),
    siGunGuCode: row.si_gun_gu_code,
    now,
    ids,
  };
  const matching = (await findFittingPros(tx, request)).filter(({ id }) => mayQuote(id));
  const proIds = matching.map(({ id }) => id);
  await renewRecipients(tx, { requestId: request.id, proIds, now: request.now });
  const accountIds = matching.map(({ account_id }) => account_id);
  await lockEventNumbers(tx, accountIds);
  await offer(tx, request, "reopened", accountIds);
}

async function offer(
  tx: Tx,
  { id, service, now, ids }: OpenRequest,
  why: "published" | "designated" | "reopened",
  accountIds: readonly string[],
): Promise<void> {
  const offered = { requestId: id, serviceName: service.name, why, accountIds };
  await happened(tx, { kind: "request.offered", ...offered }, { now, ids });
}
