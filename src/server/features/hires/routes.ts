import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Change } from "#domain/change-order/change-order.ts";
import type { ChangeOrderEvent } from "#domain/change-order/lifecycle.ts";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import type { Body } from "#contract/registry.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { cancelHire } from "./cancel-hire.ts";
import { completeHire } from "./complete-hire.ts";
import { decideChange } from "./decide-change.ts";
import { discloseSeller, type SellerIdentity } from "./disclose-seller.ts";
import { hireQuote } from "./hire-quote.ts";
import { lockHireFor } from "./lock-hire.ts";
import { presentChangeOrder } from "./present-change-order.ts";
import { proposeChange } from "./propose-change.ts";

const PROPOSALS_PER_HOUR = 30;
const DISCLOSURES_PER_HOUR = 60;

interface Reading {
  /** The page of a request for its customer. */
  loadRequestDetail: (
    db: Db,
    request: Awaited<ReturnType<typeof hireQuote>>,
    now: Date,
  ) => Promise<RequestDetail>;
  /** Who the person behind a pro is; null while nobody has checked it. */
  loadSellerIdentity: (db: Db, proId: string) => Promise<SellerIdentity | null>;
}

/** From the choice of a quote to the end of the work. */
export function hireHandlers({ loadRequestDetail, loadSellerIdentity }: Reading) {
  return {
    "requests.hire": async ({ params, body, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const hired = await hireQuote(tx, {
          customerId: viewer.accountId,
          requestId: params.requestId,
          quoteId: body.quote_id,
          agreedPrice: body.agreed_price,
          agreedDate: body.agreed_date,
          agreedTime: body.agreed_time ?? null,
          place: body.place,
          now,
          ids,
        });
        return loadRequestDetail(tx, hired, now);
      }),

    "hires.sellerIdentity": async ({ params, viewer, now, ids, limit, transaction }) => {
      const { accountId } = viewer;
      await limit("seller_identity", accountId, DISCLOSURES_PER_HOUR, HOUR_MS);
      const { hireId } = params;
      return transaction((tx) =>
        discloseSeller(tx, { hireId, accountId }, loadSellerIdentity, { now, ids }),
      );
    },

    "requests.complete": async ({ params, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const { side, ...locked } = await lockHireFor(tx, params.requestId, viewer);
        await completeHire(tx, { ...locked, by: side, now, ids });
        return {};
      }),

    "requests.cancel": async ({ params, body, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const { side, ...locked } = await lockHireFor(tx, params.requestId, viewer);
        await cancelHire(tx, { ...locked, by: side, reason: body.reason, now, ids });
        return {};
      }),

    "quotes.changeOrders.create": async ({
      params,
      body,
      viewer,
      now,
      ids,
      limit,
      transaction,
    }) => {
      await limit("change_order", viewer.accountId, PROPOSALS_PER_HOUR, HOUR_MS);
      const { quoteId } = params;
      const { reason } = body;
      const proposed = await transaction((tx) =>
        proposeChange(tx, { quoteId, viewer, change: readChange(body), reason, now, ids }),
      );
      return presentChangeOrder(proposed);
    },

    "changeOrders.approve": (call) => decide(call, "approve"),
    "changeOrders.reject": (call) => decide(call, "reject"),
    "changeOrders.withdraw": (call) => decide(call, "withdraw"),
  } satisfies Partial<Handlers>;
}

type Decision = "changeOrders.approve" | "changeOrders.reject" | "changeOrders.withdraw";

async function decide(call: Call<Decision>, event: ChangeOrderEvent) {
  const { viewer, now, ids } = call;
  const { changeOrderId } = call.params;
  const decided = await call.transaction((tx) =>
    decideChange(tx, { changeOrderId, viewer, event, now, ids }),
  );
  return presentChangeOrder(decided);
}

/** The kinds that name one thing each are how a change was proposed before it could hold several. */
function readChange(body: Body<"quotes.changeOrders.create">): Change {
  switch (body.kind) {
    case "price":
      return { price: body.price };
    case "scope":
      return { scope: body.scope };
    case "date":
      return { agreed_date: body.agreed_date };
    case "terms":
      return withoutAbsent({
        price: body.price,
        agreed_date: body.agreed_date,
        agreed_time: body.agreed_time,
        scope: body.scope,
      });
  }
}

function withoutAbsent(change: Change): Change {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
