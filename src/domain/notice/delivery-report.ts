import { HOUR_MS, MINUTE_MS } from "../calendar/durations.ts";

/** What its provider reports later of a text that it took in. */
export const DELIVERY_REPORTS = [
  "delivered",
  "delivered_by_sms",
  "undelivered",
  "unreported",
] as const;
export type DeliveryReport = (typeof DELIVERY_REPORTS)[number];

export const deliveryReportLabels: Record<DeliveryReport, string> = {
  delivered: "도착함",
  delivered_by_sms: "문자로 대신 도착함",
  undelivered: "도착하지 않음",
  unreported: "도착 확인 못함",
};

/** How old a text is, in milliseconds, when its provider is asked. Who is switched off has three days to come back. */
const ASKED_AT_AGES = [
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  6 * HOUR_MS,
  24 * HOUR_MS,
  72 * HOUR_MS,
];

/** When the provider is asked next about a text sent at `sentAt`, later than `now`; null: it is asked no more. */
export function nextReportAt(sentAt: Date, now: Date): Date | null {
  const moments = ASKED_AT_AGES.map((age) => sentAt.getTime() + age);
  const next = moments.find((moment) => moment > now.getTime());
  return next === undefined ? null : new Date(next);
}
