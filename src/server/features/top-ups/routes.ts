import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { declineMessage } from "#domain/payment/decline-message.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { admitCharge } from "../billing/charge-now.ts";
import type { GatewayDeps } from "../billing/gateway-deps.ts";
import { workForAccount } from "../billing/gateway-work.ts";
import { takeMethod, tryMethod, type IssuedMethod } from "../billing/methods.ts";
import { payWith } from "../memberships/pay-with.ts";
import { findProducts, type ProductRow } from "../memberships/products.ts";
import { lockBuyer } from "./lock-buyer.ts";
import { presentTopUp } from "./present.ts";
import { findTopUp, type TopUpRow } from "./queries.ts";
import { refundTopUp } from "./refund-top-up.ts";
import { startTopUp } from "./start-top-up.ts";

/** Packs of credits bought once, and the money back for what is left of them. */
export function topUpHandlers(gateway: GatewayDeps) {
  return {
    "credits.topUps.buy": async (call) => {
      const { sql, body, viewer, now } = call;
      const issued = await admitCharge(gateway, call, body);
      const pack = (await findPack(sql, body.product_id, now)) ?? refuse("plan_unknown");
      if (body.price !== undefined && pack.price_won > body.price) refuse("plan_price_changed");
      const { id, payment_id } = await call.transaction(
        (tx) => start(tx, call, { pack, issued }),
        (started) => answerOf(started, now),
      );
      await workForAccount(gateway, viewer.accountId, payment_id);
      return answerOf(await loadTopUp(sql, id), call.clock.now());
    },

    "credits.topUps.refund": async (call) => {
      const { viewer, params, now, ids } = call;
      const facts = { accountId: viewer.accountId, topUpId: params.topUpId, now, ids };
      const refunded = await call.transaction(
        (tx) => refundTopUp(tx, facts),
        (done) => done,
      );
      await workForAccount(gateway, viewer.accountId);
      return refunded;
    },
  } satisfies Partial<Handlers>;
}

async function findPack(db: Db, productId: string, now: Date): Promise<ProductRow | undefined> {
  const products = await findProducts(db, seoulDay(now.getTime()));
  return products.find(({ id, kind, for_sale }) => id === productId && kind === "pack" && for_sale);
}

async function start(
  tx: Tx,
  { viewer, body, now, ids }: Call<"credits.topUps.buy">,
  { pack, issued }: { pack: ProductRow; issued: IssuedMethod | null },
): Promise<TopUpRow> {
  const { accountId } = viewer;
  await lockBuyer(tx, accountId);
  const { consent } = body;
  const purchase = { accountId, issued, consent, now, ids };
  const method = (await takeMethod(tx, purchase, tryMethod)) ?? refuse("method_missing");
  // An account pays in one way: a new one is its membership's, too. One that is tried first is so once it has paid.
  if (issued && method.replaced_at === null) await payWith(tx, { accountId, method, now, ids });
  return loadTopUp(tx, await startTopUp(tx, { accountId, pack, method, now, ids }));
}

async function loadTopUp(db: Db, id: string): Promise<TopUpRow> {
  const row = await findTopUp(db, id);
  if (!row) throw new Error(`no top-up ${id}`);
  return row;
}

/** What became of the charge: a refusal of the gateway is answered as one. */
function answerOf(row: TopUpRow, now: Date) {
  if (row.state === "failed" || row.state === "given_up") {
    refuse("payment_declined", { message: declineMessage(row.payment_code) });
  }
  const payment = row.state === "settled" ? ("paid" as const) : ("pending" as const);
  return { payment, top_up: presentTopUp(row, now) };
}
