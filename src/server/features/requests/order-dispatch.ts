import type { Tx } from "../../platform/database/sql.ts";
import { countFittingPros, findFittingPros } from "./fitting-pros.ts";
import { findRequest, type RequestRow } from "./queries.ts";
import { serviceOf } from "./service-of-request.ts";
import { refuse } from "../../platform/refusal.ts";
import { currentTrace } from "../../platform/tracing/current-trace.ts";

/** Channel of PostgreSQL's NOTIFY: a dispatch was ordered. Its payload is the trace of who ordered it, or empty. */
export const DISPATCHES_CHANNEL = "request_dispatches";

type Dispatched = Pick<RequestRow, "id" | "customer_id" | "si_gun_gu_code">;
type Service = Parameters<typeof countFittingPros>[1]["service"];

/**
 * Orders that a new request comes to the pros whom it fits, as soon as this transaction commits: however many they
 * are, the caller waits for none of them. Answers how many, and whether the one asked directly is among them.
 */
export async function orderDispatch(
  tx: Tx,
  facts: { request: Dispatched; service: Service; designatedProId: string | null; now: Date },
): Promise<{ reaches: number; designated: boolean }> {
  const { request, designatedProId, now } = facts;
  const fitting = fittingOf(request, facts.service);
  const reaches = await countFittingPros(tx, { ...fitting, except: [] });
  await insertDispatch(tx, {
    requestId: request.id,
    reopened: false,
    designatedProId,
    exceptProIds: [],
    reaches,
    now,
  });
  const designated =
    designatedProId !== null &&
    (await findFittingPros(tx, { ...fitting, only: designatedProId })).length > 0;
  return { reaches, designated };
}

/** The same for a request that opened again: it comes to the pros of today, `exceptProIds`, who may not quote. */
export async function orderDispatchAgain(
  tx: Tx,
  facts: { requestId: string; exceptProIds: readonly string[]; now: Date },
): Promise<void> {
  const { requestId, exceptProIds, now } = facts;
  const request = (await findRequest(tx, requestId)) ?? refuse("not_found");
  const fitting = fittingOf(request, await serviceOf(tx, request));
  const reaches = await countFittingPros(tx, { ...fitting, except: exceptProIds });
  const reopened = { reopened: true, designatedProId: null };
  await insertDispatch(tx, { requestId, ...reopened, exceptProIds, reaches, now });
}

function fittingOf(request: Dispatched, service: Service) {
  return { customerId: request.customer_id, siGunGuCode: request.si_gun_gu_code, service };
}

async function insertDispatch(
  tx: Tx,
  facts: {
    requestId: string;
    reopened: boolean;
    designatedProId: string | null;
    exceptProIds: readonly string[];
    reaches: number;
    now: Date;
  },
): Promise<void> {
  if (facts.reaches === 0) return;
  // One that was not through when the request closed and opened again begins anew.
  await tx`
    INSERT INTO request_dispatches (request_id, reopened, designated_pro_id, except_pro_ids, reaches, ordered_at)
    VALUES (${facts.requestId}, ${facts.reopened}, ${facts.designatedProId},
            ${[...facts.exceptProIds]}::uuid[], ${facts.reaches}, ${facts.now})
    ON CONFLICT (request_id) DO UPDATE
    SET reopened = EXCLUDED.reopened, designated_pro_id = EXCLUDED.designated_pro_id,
        except_pro_ids = EXCLUDED.except_pro_ids, reaches = EXCLUDED.reaches, after_account_id = NULL,
        ordered_at = EXCLUDED.ordered_at`;
  await tx`SELECT pg_notify(${DISPATCHES_CHANNEL}, ${currentTrace() ?? ""})`;
}
