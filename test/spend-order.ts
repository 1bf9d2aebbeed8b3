import type { Lot } from "#domain/credits/lot.ts";
import { payingKinds } from "#domain/credits/paying-kinds.ts";
import { compareSpendOrder } from "#domain/credits/spend-order.ts";
import type { Sql } from "#server/platform/database/sql.ts";

interface Movement {
  transfer_id: string;
  account_id: string;
  reason: string;
  at: Date;
  ledger: string;
  amount: number;
  lot_id: string;
  kind: Lot["kind"];
  granted_at: Date;
  expires_at: Date;
  paid_won: number;
  overdue_from: Date | null;
}

/**
 * Goes through everybody's ledger in order of time: what was held or spent of one lot while credits of another one
 * that comes first lay untouched, one text each.
 */
export async function findSpentTooEarly(sql: Sql): Promise<string[]> {
  const movements = await sql<Movement[]>`
    SELECT t.id AS transfer_id, t.account_id, t.reason, t.at, e.ledger, e.amount, e.lot_id,
           l.kind, l.granted_at, l.expires_at, l.paid_won,
           (SELECT (m.period_end + 1)::timestamp AT TIME ZONE 'Asia/Seoul' FROM memberships m
            WHERE m.account_id = t.account_id AND m.state = 'overdue') AS overdue_from
    FROM credit_transfers t JOIN credit_entries e ON e.transfer_id = t.id JOIN credit_lots l ON l.id = e.lot_id
    WHERE e.ledger = 'available'
    ORDER BY t.account_id, t.at, t.id`;
  const found: string[] = [];
  for (const own of Map.groupBy(movements, (one) => one.account_id).values()) {
    const left = new Map<string, { lot: Lot; available: number }>();
    for (const transfer of Map.groupBy(own, (one) => one.transfer_id).values()) {
      for (const { amount, ...row } of transfer) {
        const before = left.get(row.lot_id)?.available ?? 0;
        left.set(row.lot_id, { lot: toLot(row), available: before + amount });
      }
      const [{ reason, at, overdue_from }] = transfer as [Movement];
      if (!["hold", "spend"].includes(reason)) continue;
      const kinds = payingKinds(overdue_from !== null && at >= overdue_from);
      for (const taken of transfer) {
        const first = [...left.values()].find(
          ({ lot, available }) =>
            available > 0 &&
            kinds.includes(lot.kind) &&
            lot.expires_at > at.getTime() &&
            compareSpendOrder(lot, toLot(taken)) < 0,
        );
        if (first) {
          found.push(
            `${taken.transfer_id} took of ${taken.kind} while ${first.lot.kind} lay there`,
          );
        }
      }
    }
  }
  return found;
}

function toLot(row: Omit<Movement, "amount">): Lot {
  return {
    id: row.lot_id,
    kind: row.kind,
    granted_at: row.granted_at.getTime(),
    expires_at: row.expires_at.getTime(),
    paid_won: row.paid_won,
  };
}
