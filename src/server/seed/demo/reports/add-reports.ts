import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { AbuseReportReason } from "#domain/abuse-report/reason.ts";
import { abuseReportDetail } from "#domain/abuse-report/rules.ts";
import type { AbuseReportRow } from "../../../features/abuse-reports/queries.ts";
import type { Market } from "../market.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import { addNotification } from "../story/add-notification.ts";

/** Hours ago, in the order in which they came in. */
const OPEN: readonly (readonly [AbuseReportReason, number])[] = [
  ["no_show", 70],
  ["off_platform_payment", 31],
  ["abusive_words", 9],
  ["false_profile", 2],
];

const CLOSED_DAYS_AGO = 12;

/** Reports for the back office to decide about, each by a customer of a hire, and one that it decided. */
export function addReports(market: Market, roster: readonly DemoPro[], staffId: string): void {
  const dice = market.dice.stream("reports");
  const approved = new Map(
    roster.filter(({ state }) => state === "approved").map((pro) => [pro.id, pro]),
  );
  const hires = dice.shuffled(
    market.rows.hires.filter(
      ({ pro_id: proId, hired_at: at }) =>
        approved.has(proId) && at.getTime() < market.now - (CLOSED_DAYS_AGO + 4) * DAY_MS,
    ),
  );
  const add = (reason: AbuseReportReason, at: number, closed: Partial<AbuseReportRow> = {}) => {
    const hire = hires.pop();
    if (!hire) throw new Error("no hire is left to report");
    const detail = dice.pick(market.data.reports[reason] ?? []);
    const problem = abuseReportDetail(detail);
    if (problem) throw new Error(`${detail}: ${problem}`);
    market.rows.abuse_reports.push({
      id: market.ids.at(at),
      subject_kind: "pro",
      subject_id: hire.pro_id,
      reported_id: approved.get(hire.pro_id)?.accountId ?? "",
      pro_id: hire.pro_id,
      reporter_id: hire.customer_id,
      reason,
      detail,
      request_id: hire.request_id,
      quote_id: hire.quote_id,
      state: "open",
      outcome: null,
      note: null,
      closed_by: null,
      created_at: new Date(at),
      closed_at: null,
      ...closed,
    });
    return { hire, pro: approved.get(hire.pro_id) };
  };

  const closedAt = market.now - (CLOSED_DAYS_AGO - 1) * DAY_MS;
  const { hire, pro } = add("other", market.now - CLOSED_DAYS_AGO * DAY_MS, {
    state: "closed",
    outcome: "no_action",
    note: "양쪽 대화를 확인했고 자재는 다음 날 치운 것으로 확인했어요.",
    closed_by: staffId,
    closed_at: new Date(closedAt),
  });
  addNotification(market, {
    accountId: hire.customer_id,
    kind: "report_closed",
    values: { proName: pro?.name ?? "", outcome: "no_action" },
    path: "/notifications",
    requestId: null,
    at: closedAt,
  });
  for (const [reason, hours] of OPEN) add(reason, market.now - hours * HOUR_MS);
}
