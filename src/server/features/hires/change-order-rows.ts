import type { AgreedTerms, Change } from "#domain/change-order/change-order.ts";
import type { ChangeOrderState, HireSide } from "#domain/change-order/lifecycle.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface ChangeOrderRow {
  id: string;
  hire_id: string;
  proposed_by: HireSide;
  price: number | null;
  scope: string | null;
  agreed_date: string | null;
  agreed_time: string | null;
  /** The agreed terms when it was proposed; null of proposals from before they were kept. */
  terms_before: AgreedTerms | null;
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
  const terms_before = order.terms_before && tx.json(order.terms_before);
  await tx`INSERT INTO change_orders ${tx({ ...order, terms_before })}`;
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

/** What a change order changes: what it names. */
export function changeOf(
  order: Pick<ChangeOrderRow, "price" | "agreed_date" | "agreed_time" | "scope">,
): Change {
  return {
    ...(order.price === null ? {} : { price: order.price }),
    ...(order.agreed_date === null ? {} : { agreed_date: order.agreed_date }),
    ...(order.agreed_time === null ? {} : { agreed_time: order.agreed_time }),
    ...(order.scope === null ? {} : { scope: order.scope }),
  };
}

/** What a change names, as its row keeps it. */
export function changeColumns(
  change: Change,
): Pick<ChangeOrderRow, "price" | "agreed_date" | "agreed_time" | "scope"> {
  return {
    price: change.price ?? null,
    agreed_date: change.agreed_date ?? null,
    agreed_time: change.agreed_time ?? null,
    scope: change.scope?.trim() ?? null,
  };
}
