import type { Handlers } from "../../platform/http/call.ts";
import { countWaitingCertifications } from "../certifications/queries.ts";
import { countWaitingPros } from "../pros/queries.ts";
import { countOpenReports } from "../reports/queries.ts";
import { staffCertificationHandlers } from "./certification-routes.ts";
import { staffLogHandlers } from "./log-routes.ts";
import { staffProHandlers } from "./pro-routes.ts";
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
    ...staffLogHandlers(),
  };
}

function queueHandlers(): Pick<Handlers, "staff.queue"> {
  return {
    "staff.queue": async ({ sql }) => ({
      pros: await countWaitingPros(sql, MOST_COUNTED),
      certifications: await countWaitingCertifications(sql, MOST_COUNTED),
      reports: await countOpenReports(sql, MOST_COUNTED),
    }),
  };
}
