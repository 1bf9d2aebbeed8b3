import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { formatWon } from "#domain/won/format-won.ts";
import type { Change } from "./change-order.ts";

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
