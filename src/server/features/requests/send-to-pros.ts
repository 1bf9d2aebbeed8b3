import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { findService, type ServiceRow } from "../catalogue/queries.ts";
import { findMatchingPros, type Candidate } from "../pros/queries.ts";
import { findRequest } from "./queries.ts";
import { insertRecipients, renewRecipients } from "./recipients.ts";

export interface OpenRequest {
  id: string;
  customerId: string;
  service: ServiceRow;
  siGunGuCode: string | null;
  now: Date;
  ids: Ids;
}

/** Stores which pros a new request reaches, and tells each of them. */
export async function sendToPros(
  tx: Tx,
  request: OpenRequest,
  designatedProId: string | null,
): Promise<Candidate[]> {
  const matching = await matchingPros(tx, request);
  await insertRecipients(tx, {
    requestId: request.id,
    proIds: matching.map(({ id }) => id),
    designatedProId,
    now: request.now,
  });
  const accountIds = matching.map(({ account_id }) => account_id);
  // All of them first: those asked directly are told apart from the others, and out of the order of their ids.
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
    service: (await findService(tx, row.service_slug)) ?? refuse("not_found"),
    siGunGuCode: row.si_gun_gu_code,
    now,
    ids,
  };
  const matching = (await matchingPros(tx, request)).filter(({ id }) => mayQuote(id));
  const proIds = matching.map(({ id }) => id);
  await renewRecipients(tx, { requestId: request.id, proIds, now: request.now });
  const accountIds = matching.map(({ account_id }) => account_id);
  await lockEventNumbers(tx, accountIds);
  await offer(tx, request, "reopened", accountIds);
}

function matchingPros(tx: Tx, request: OpenRequest): Promise<Candidate[]> {
  return findMatchingPros(tx, {
    customerId: request.customerId,
    serviceSlug: request.service.slug,
    siGunGuCode: request.siGunGuCode,
    requiredCertificates: request.service.required_certificates,
  });
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
