import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql, Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { drainDue } from "../../platform/jobs/drain-due.ts";
import { findFittingPros } from "./fitting-pros.ts";
import { lockRequest, type RequestRow } from "./queries.ts";
import { insertRecipients, renewRecipients } from "./recipients.ts";
import { serviceOf } from "./service-of-request.ts";

interface DispatchRow {
  request_id: string;
  reopened: boolean;
  designated_pro_id: string | null;
  except_pro_ids: string[];
  after_account_id: string | null;
}

/** So few that nobody waits long for what a batch locks. */
const PROS_AT_ONCE = 200;
const REQUESTS_AT_ONCE = 100;

/** Brings every request whose dispatch was ordered to its pros, who are notified of it. */
export async function dispatchRequests(deps: { sql: Sql; clock: Clock; ids: Ids }): Promise<void> {
  await drainDue(
    async () => {
      const rows = await deps.sql<{ request_id: string }[]>`
        SELECT request_id FROM request_dispatches ORDER BY ordered_at, request_id LIMIT ${REQUESTS_AT_ONCE}`;
      return rows.map((row) => row.request_id);
    },
    async (requestId) => {
      while (await dispatchBatch(deps, requestId));
    },
  );
}

/** One batch; whether there is more of it. What was brought and how far it came is written at once. */
async function dispatchBatch(
  deps: { sql: Sql; clock: Clock; ids: Ids },
  requestId: string,
): Promise<boolean> {
  return inTransaction(deps.sql, async (tx) => {
    const request = await lockRequest(tx, requestId);
    const [dispatch] = await tx<DispatchRow[]>`
      SELECT * FROM request_dispatches WHERE request_id = ${requestId} FOR UPDATE`;
    if (!request || !dispatch) return false;
    const now = deps.clock.now();
    const last = mayComeTo(request, now)
      ? await bringToPros(tx, { request, dispatch, now, ids: deps.ids })
      : null;
    if (last === null) {
      await tx`DELETE FROM request_dispatches WHERE request_id = ${requestId}`;
      const payload = { request_id: requestId };
      const accountId = request.customer_id;
      await publishEvent(tx, { accountId, kind: "request_changed", payload, now });
      return false;
    }
    await tx`UPDATE request_dispatches SET after_account_id = ${last} WHERE request_id = ${requestId}`;
    return true;
  });
}

/** One that is full may get room for more quotes; one that ended meanwhile is nothing to a pro. */
function mayComeTo(request: RequestRow, now: Date): boolean {
  return (
    (request.state === "open" && request.quotes_close_at > now) || request.state === "choosing"
  );
}

/** Answers the last account of the batch, or null when it was the last batch. */
async function bringToPros(
  tx: Tx,
  facts: { request: RequestRow; dispatch: DispatchRow; now: Date; ids: Ids },
): Promise<string | null> {
  const { request, dispatch, now, ids } = facts;
  const service = await serviceOf(tx, request);
  const page = await findFittingPros(tx, {
    customerId: request.customer_id,
    siGunGuCode: request.si_gun_gu_code,
    service,
    page: { after: dispatch.after_account_id, limit: PROS_AT_ONCE },
  });
  const pros = page.filter(({ id }) => !dispatch.except_pro_ids.includes(id));
  const proIds = pros.map(({ id }) => id);
  const { designated_pro_id: designatedProId } = dispatch;
  if (dispatch.reopened) await renewRecipients(tx, { requestId: request.id, proIds, now });
  else await insertRecipients(tx, { requestId: request.id, proIds, designatedProId, now });
  // All of them first: those asked directly are notified apart from the others, and out of the order of their ids.
  await lockEventNumbers(tx, [request.customer_id, ...pros.map((pro) => pro.account_id)]);
  const offer = async (
    why: "published" | "designated" | "reopened",
    to: readonly { account_id: string }[],
  ) => {
    const accountIds = to.map((pro) => pro.account_id);
    const offered = { requestId: request.id, serviceName: service.name, why, accountIds };
    await happened(tx, { kind: "request.offered", ...offered }, { now, ids });
  };
  const isDesignated = ({ id }: { id: string }) => id === designatedProId;
  await offer(
    dispatch.reopened ? "reopened" : "published",
    pros.filter((pro) => !isDesignated(pro)),
  );
  await offer("designated", pros.filter(isDesignated));
  return page.length < PROS_AT_ONCE ? null : (page.at(-1)?.account_id ?? null);
}
