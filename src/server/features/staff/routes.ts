import type { Handlers } from "../../platform/http/call.ts";
import { countOpenAlarms } from "../billing/alarms.ts";
import { countWaitingCertifications } from "../certifications/queries.ts";
import { countWaitingPros } from "../pros/queries.ts";
import { countTransfers } from "../refunds/queries.ts";
import { countOpenReports } from "../reports/queries.ts";
import { staffBillingHandlers } from "./billing-routes.ts";
import { staffCertificationHandlers } from "./certification-routes.ts";
import { staffLogHandlers } from "./log-routes.ts";
import { staffProHandlers } from "./pro-routes.ts";
import { staffRefundHandlers } from "./refund-routes.ts";
import { staffReportHandlers } from "./report-routes.ts";
import { staffRequestHandlers } from "./request-routes.ts";
import { staffReviewHandlers } from "./review-routes.ts";
import { secondFactorHandlers } from "./second-factor-routes.ts";
import type { StaffDeps } from "./staff-deps.ts";

/** Beyond so many a queue is just long. */
const MOST_COUNTED = 100;

/** The back office. */
export function staffHandlers(deps: StaffDeps) {
  return {
    ...secondFactorHandlers(deps),
    ...queueHandlers(),
    ...staffProHandlers(),
    ...staffCertificationHandlers(deps),
    ...staffReportHandlers(deps),
    ...staffRequestHandlers(),
    ...staffReviewHandlers(),
    ...staffRefundHandlers(),
    ...staffBillingHandlers(),
    ...staffLogHandlers(),
  };
}

function queueHandlers(): Pick<Handlers, "staff.queue"> {
  return {
    "staff.queue": async ({ sql }) => ({
      pros: await countWaitingPros(sql, MOST_COUNTED),
      certifications: await countWaitingCertifications(sql, MOST_COUNTED),
      reports: await countOpenReports(sql, MOST_COUNTED),
      refunds: await countTransfers(sql, MOST_COUNTED),
      alarms: await countOpenAlarms(sql, MOST_COUNTED),
    }),
  };
}
