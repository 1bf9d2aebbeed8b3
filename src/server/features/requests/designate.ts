import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { findFittingPros } from "./fitting-pros.ts";
import type { RequestRow } from "./queries.ts";
import { serviceOf } from "./service-of-request.ts";
import { designateRecipient, findRecipient } from "./recipients.ts";

/**
 * Asks one pro directly. They must be able to receive the request; being asked halves what answering costs them.
 * Refuses with `conflict` when they were asked before.
 */
export async function designatePro(
  tx: Tx,
  facts: { request: RequestRow; proId: string; mayReadPro: boolean; now: Date; ids: Ids },
): Promise<void> {
  const { request, proId, mayReadPro, now, ids } = facts;
  if (request.state !== "open") refuse("state_forbids");
  const service = await serviceOf(tx, request);
  const [pro] = await findFittingPros(tx, {
    customerId: request.customer_id,
    siGunGuCode: request.si_gun_gu_code,
    service,
    only: proId,
  });
  if (!pro || !mayReadPro) refuse("not_found");
  const before = await findRecipient(tx, request.id, proId);
  if (before?.designated) refuse("conflict", { message: "이 고수에게는 이미 직접 부탁했어요." });
  await designateRecipient(tx, { requestId: request.id, proId, now });
  const asked = { requestId: request.id, serviceName: service.name, accountId: pro.account_id };
  await happened(tx, { kind: "request.designated", ...asked }, { now, ids });
}
