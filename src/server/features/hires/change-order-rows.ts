import type { Change, ChangeKind } from "#domain/change-order/change-order.ts";
import type { ChangeOrderState, HireSide } from "#domain/change-order/lifecycle.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface ChangeOrderRow {
  id: string;
  hire_id: string;
  proposed_by: HireSide;
  kind: ChangeKind;
  price: number | null;
  scope: string | null;
  agreed_date: string | null;
  reason: string;
  state: ChangeOrderState;
  created_at: Date;
  decided_at: Date | null;
}

/** The change orders of a hire, newest first. */
export async function findChangeOrders(db: Db, hireId: string): Promise<ChangeOrderRow[]> {
  return db<
    ChangeOrderRow[]
  >`SELECT * FROM change_orders WHERE hire_id = ${hireId} ORDER BY id DESC`;
}

export async function findChangeOrder(
  db: Db,
  changeOrderId: string,
): Promise<ChangeOrderRow | undefined> {
  const [row] = await db<ChangeOrderRow[]>`SELECT * FROM change_orders WHERE id = ${changeOrderId}`;
  return row;
}

/** The same, held for this transaction. Lock its request and hire first. */
export async function lockChangeOrder(
  tx: Tx,
  changeOrderId: string,
): Promise<ChangeOrderRow | undefined> {
  const [row] = await tx<ChangeOrderRow[]>`
    SELECT * FROM change_orders WHERE id = ${changeOrderId} FOR NO KEY UPDATE`;
  return row;
}

export async function insertChangeOrder(tx: Tx, order: ChangeOrderRow): Promise<void> {
  await tx`INSERT INTO change_orders ${tx(order)}`;
}

export async function writeDecision(
  tx: Tx,
  order: ChangeOrderRow,
  to: { state: ChangeOrderState; now: Date },
): Promise<ChangeOrderRow> {
  await tx`
    UPDATE change_orders SET state = ${to.state}, decided_at = ${to.now} WHERE id = ${order.id}`;
  return { ...order, state: to.state, decided_at: to.now };
}

/** What a change order changes. The database holds exactly one of the three by its kind. */
export function changeOf(order: ChangeOrderRow): Change {
  if (order.kind === "price" && order.price !== null) return { kind: "price", price: order.price };
  if (order.kind === "scope" && order.scope !== null) return { kind: "scope", scope: order.scope };
  if (order.kind === "date" && order.agreed_date !== null) {
    return { kind: "date", agreed_date: order.agreed_date };
  }
  throw new Error(`change order ${order.id} has no ${order.kind}`);
}
