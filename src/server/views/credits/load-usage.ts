import { addDays } from "#domain/calendar/day.ts";
import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import type { TransferReason } from "#domain/credits/ledger.ts";
import type { LotKind } from "#domain/credits/lot.ts";
import { lastMonths } from "#domain/credits/monthly-usage.ts";
import type { CreditMonth } from "#contract/endpoints/credits.ts";
import type { Db } from "../../platform/database/sql.ts";

interface SumRow {
  month: string;
  reason: TransferReason;
  kind: LotKind;
  credits: number;
}

/** What an account's credits did in each of the last months in Seoul, this one last. */
export async function loadUsage(
  db: Db,
  accountId: string,
  { months, now }: { months: number; now: Date },
): Promise<CreditMonth[]> {
  const names = lastMonths(now.getTime(), months);
  const from = new Date(startOfSeoulDay(`${names[0]}-01`));
  const until = new Date(startOfSeoulDay(addDays(`${names.at(-1)}-28`, 4)));
  const sums = await db<SumRow[]>`
    SELECT to_char(t.at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM') AS month, t.reason, l.kind,
           sum(e.amount)::int AS credits
    FROM credit_transfers t JOIN credit_entries e ON e.transfer_id = t.id AND e.amount > 0
    JOIN credit_lots l ON l.id = e.lot_id
    WHERE t.account_id = ${accountId} AND t.at >= ${from} AND t.at < ${until}
    GROUP BY 1, 2, 3`;
  return names.map((month) => presentMonth(month, sums));
}

function presentMonth(month: string, sums: readonly SumRow[]): CreditMonth {
  const own = sums.filter((sum) => sum.month === month);
  const of = (reasons: readonly TransferReason[], kind?: LotKind) =>
    own
      .filter((sum) => reasons.includes(sum.reason) && (kind === undefined || sum.kind === kind))
      .reduce((total, { credits }) => total + credits, 0);
  return {
    month,
    granted: {
      plan: of(["grant"], "plan"),
      rollover: of(["grant"], "rollover"),
      topup: of(["grant"], "topup"),
      bonus: of(["grant"], "bonus"),
      refund: of(["grant"], "refund"),
    },
    used: of(["capture", "spend"]),
    refunded: of(["refund", "give_back"]),
    expired: of(["expire", "take_back"]),
    held: of(["hold"]),
    released: of(["release"]),
  };
}
