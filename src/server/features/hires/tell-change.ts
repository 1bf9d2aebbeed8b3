import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import type { Change } from "#domain/change-order/change-order.ts";
import type { HireSide } from "#domain/change-order/lifecycle.ts";
import { formatWon } from "#domain/won/format-won.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { notify } from "../notifications/notify.ts";
import { tellQuoteChanged } from "../quotes/tell-quote-changed.ts";
import type { LockedHire } from "./lock-hire.ts";

/** What a change does, to stand before "바꾸자는 …". */
export function describeChange(change: Change): string {
  switch (change.kind) {
    case "price":
      return `금액을 ${formatWon(change.price)}으로`;
    case "date":
      return `날짜를 ${formatKoreanDate(change.agreed_date)}로`;
    case "scope":
      return "작업 범위를";
  }
}

/** Notifies the other side of a change order, and the open pages of both. */
export async function tellChange(
  tx: Tx,
  { request, hire, accounts, now, ids }: LockedHire & { now: Date; ids: Ids },
  notice: {
    to: HireSide;
    kind: "change_order_proposed" | "change_order_decided";
    body: string;
  },
): Promise<void> {
  const path = `/quote?id=${hire.quote_id}`;
  const { kind, body } = notice;
  await notify(tx, { accountId: accounts[notice.to], kind, body, path, now, ids });
  await tellQuoteChanged(tx, {
    quote: { id: hire.quote_id, request_id: request.id },
    accountIds: Object.values(accounts),
    now,
  });
}
