import type { Handlers } from "../../platform/http/call.ts";
import { countWaitingPros } from "../pros/queries.ts";
import { staffLogHandlers } from "./log-routes.ts";
import { staffProHandlers } from "./pro-routes.ts";
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
    ...staffLogHandlers(),
  };
}

function queueHandlers(): Pick<Handlers, "staff.queue"> {
  return {
    "staff.queue": async ({ sql }) => ({
      pros: await countWaitingPros(sql, MOST_COUNTED),
      certifications: 0,
      reports: 0,
    }),
  };
}
