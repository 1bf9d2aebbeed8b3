import { nextReportAt, type DeliveryReport } from "#domain/notice/delivery-report.ts";
import type { DeliveryState } from "#domain/notice/delivery.ts";
import type {
  MessageChannel,
  MessageReport,
  ReportPort,
} from "#server/gateways/message/message-port.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { WITHOUT_TEXT } from "./queries.ts";

interface AwaitedText {
  id: string;
  channel: MessageChannel;
  providerId: string;
  sentAt: Date;
  reportDue: Date;
}

/** What an answer changes of a text's row; what it does not name stays. */
interface Told {
  state?: DeliveryState;
  report?: DeliveryReport;
  channel?: MessageChannel;
  last_error?: string;
  report_due: Date | null;
  body?: string;
}

/**
 * Asks what became of texts that were sent and are due to be asked about, `limit` at most. One that did not arrive joins
 * what staff look at, and nobody sends it again by himself. Where the provider is down all stays due. Two processes may
 * ask about the same text, whose first answer is kept. Returns how many were told about.
 */
export async function askReports({
  sql,
  port,
  now,
  limit,
}: {
  sql: Sql;
  port: ReportPort;
  now: Date;
  limit: number;
}): Promise<number> {
  const texts = await sql<AwaitedText[]>`
    SELECT id, channel, provider_id AS "providerId", sent_at AS "sentAt", report_due AS "reportDue"
    FROM deliveries WHERE report_due <= ${now} ORDER BY report_due, id LIMIT ${limit}`;
  let told = 0;
  for (const text of texts) {
    const report = await port.report(text);
    if (report.outcome === "unknown" && report.providerDown) break;
    await sql`
      UPDATE deliveries SET ${sql({ ...whatIsTold(report, text, now) })}
      WHERE id = ${text.id} AND report_due = ${text.reportDue}`;
    told += 1;
  }
  return told;
}

function whatIsTold(report: MessageReport, text: AwaitedText, now: Date): Told {
  if (report.outcome === "delivered") return arrived(report, text);
  if (report.outcome === "undelivered") return lost(report);
  const next = nextReportAt(text.sentAt, now);
  if (next !== null) return { report_due: next };
  // An 알림톡 that failed and that nothing replaced by now will not be replaced any more.
  if (report.outcome === "waiting" && report.reason !== undefined) return lost(report);
  return { report: "unreported", report_due: null, ...WITHOUT_TEXT };
}

function arrived({ channel, reason }: MessageReport, text: AwaitedText): Told {
  const isReplaced = text.channel === "alimtalk" && channel === "sms";
  return {
    report: isReplaced ? "delivered_by_sms" : "delivered",
    report_due: null,
    ...(isReplaced && { channel }),
    ...(isReplaced && reason !== undefined && { last_error: reason }),
    ...WITHOUT_TEXT,
  };
}

/** Its text stays where there still is one, so that staff may send it again. */
function lost({ reason }: MessageReport): Told {
  return {
    state: "failed",
    report: "undelivered",
    report_due: null,
    ...(reason !== undefined && { last_error: reason }),
  };
}
