import { formatAppointment } from "#domain/calendar/appointment-text.ts";
import { formatClock } from "#domain/calendar/korean-time.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { josa } from "#domain/text/josa.ts";
import { changeKinds, type AgreedTerms, type Change, type ChangeKind } from "./change-order.ts";

/**
 * What a change does, to stand before "바꾸자는 …": price, day and scope in one breath. With the terms before it the
 * price is said as old and new; cards of earlier days keep no such terms.
 */
export function describeChange(change: Change, before?: AgreedTerms | null): string {
  return [
    ...(change.price === undefined ? [] : [priceChange(change.price, before)]),
    ...dayChange(change),
    ...(change.scope === undefined ? [] : ["작업 범위를"]),
  ].join(", ");
}

const KIND_NAMES: Record<ChangeKind, string> = { price: "금액", date: "날짜", scope: "범위" };

/** The same for a text message: of one thing what it becomes, a new day without its time; of several which ones. */
export function describeChangeBriefly(change: Change): string {
  const kinds = changeKinds(change);
  if (kinds.length === 1) {
    const { agreed_date } = change;
    return describeChange(agreed_date === undefined ? change : { agreed_date });
  }
  return josa(kinds.map((kind) => KIND_NAMES[kind]).join("·"), "을");
}

function priceChange(price: number, before?: AgreedTerms | null): string {
  return before
    ? `금액을 ${formatWon(before.agreed_price)}에서 ${formatWon(price)}으로`
    : `금액을 ${formatWon(price)}으로`;
}

function dayChange({ agreed_date: day, agreed_time: time }: Change): string[] {
  if (day === undefined && time === undefined) return [];
  // A full hour is read as 시, everything else ends in 분.
  const particle = time === undefined || time.endsWith(":00") ? "로" : "으로";
  return day === undefined
    ? [`시간을 ${formatClock(time ?? "")}${particle}`]
    : [`날짜를 ${formatAppointment(day, time ?? null)}${particle}`];
}

/** What is said beside a price beyond the ceiling. */
export function overCeilingText(over: number): string {
  return `약속한 최대 금액보다 ${formatWon(over)} 많아요.`;
}
