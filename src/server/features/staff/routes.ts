import { staffBillingHandlers } from "./billing-routes.ts";
import { staffCertificationHandlers } from "./certification-routes.ts";
import { staffDeliveryHandlers } from "./delivery-routes.ts";
import { staffNameChangeHandlers } from "./name-change-routes.ts";
import { staffPersonHandlers } from "./person-routes.ts";
import { staffProHandlers } from "./pro-routes.ts";
import { staffRefundHandlers } from "./refund-routes.ts";
import { staffReportHandlers } from "./abuse-report-routes.ts";
import { staffRequestHandlers } from "./request-routes.ts";
import { staffReviewHandlers } from "./review-routes.ts";
import { secondFactorHandlers } from "./second-factor/second-factor-routes.ts";
import { staffWishHandlers } from "./wish-routes.ts";
import { staffTicketHandlers } from "./ticket-routes.ts";
import type { StaffDeps } from "./staff-deps.ts";

/** The back office: what staff decide, and what they look at of people, which their log keeps. */
export function staffHandlers(deps: StaffDeps) {
  return {
    ...secondFactorHandlers(deps),
    ...staffProHandlers(deps),
    ...staffNameChangeHandlers(deps),
    ...staffCertificationHandlers(deps),
    ...staffReportHandlers(deps),
    ...staffRequestHandlers(deps),
    ...staffReviewHandlers(deps),
    ...staffRefundHandlers(deps),
    ...staffBillingHandlers(deps),
    ...staffDeliveryHandlers(deps),
    ...staffPersonHandlers(deps),
    ...staffTicketHandlers(deps),
    ...staffWishHandlers(deps),
  };
}
