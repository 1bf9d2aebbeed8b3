import type { Input } from "#contract/registry.ts";
import type { TestClient } from "../client.ts";

type ReportBody = Omit<Input<"pro.reports.create">, "proId">;

/** A right report of a pro, without photos or reference. */
export function abuseReportBody(changes: Partial<ReportBody> = {}): ReportBody {
  return {
    reason: "no_show",
    detail: "약속한 날 아침에 기다렸지만 연락도 없이 오지 않았어요.",
    photo_ids: [],
    ...changes,
  };
}

/** Reports a pro over HTTP and gives the report's id. */
export async function makeAbuseReport(
  reporter: TestClient,
  proId: string,
  changes: Partial<ReportBody> = {},
): Promise<string> {
  const answer = await reporter.call("pro.reports.create", { proId, ...abuseReportBody(changes) });
  if (answer.status !== 201) throw new Error(`not reported: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}
