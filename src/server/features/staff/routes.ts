import { holdsPermission } from "#domain/staff/permissions.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { countOpenAlarms } from "../billing/alarms.ts";
import { countWaitingCertifications } from "../certifications/queries.ts";
import { countWaitingNameChanges } from "../pros/name-change-rows.ts";
import { countWaitingPros } from "../pros/queries.ts";
import { countTransfers } from "../refunds/queries.ts";
import { countOpenReports } from "../reports/queries.ts";
import { staffBillingHandlers } from "./billing-routes.ts";
import { staffCertificationHandlers } from "./certification-routes.ts";
import { staffLogHandlers } from "./log-routes.ts";
import { staffNameChangeHandlers } from "./name-change-routes.ts";
import { staffProHandlers } from "./pro-routes.ts";
import { staffRefundHandlers } from "./refund-routes.ts";
import { staffReportHandlers } from "./report-routes.ts";
import { staffRequestHandlers } from "./request-routes.ts";
import { staffReviewHandlers } from "./review-routes.ts";
import { secondFactorHandlers } from "./second-factor/second-factor-routes.ts";
import type { StaffDeps } from "./staff-deps.ts";

/** Beyond so many a queue is just long. */
const MOST_COUNTED = 100;

/** The back office. */
export function staffHandlers(deps: StaffDeps) {
  return {
    ...secondFactorHandlers(deps),
    ...queueHandlers(),
    ...staffProHandlers(),
    ...staffNameChangeHandlers(),
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
    "staff.queue": async ({ sql, viewer }) => ({
      pros: await countWaitingPros(sql, MOST_COUNTED),
      name_changes: await countWaitingNameChanges(sql, MOST_COUNTED),
      certifications: await countWaitingCertifications(sql, MOST_COUNTED),
      reports: await countOpenReports(sql, MOST_COUNTED),
      refunds: holdsPermission(viewer.level, "refunds")
        ? await countTransfers(sql, MOST_COUNTED)
        : null,
      alarms: holdsPermission(viewer.level, "billing")
        ? await countOpenAlarms(sql, MOST_COUNTED)
        : null,
    }),
  };
}
