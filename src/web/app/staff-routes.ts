import { staffBillingRoutes } from "./routes/staff-billing.ts";
import { staffDeliveryRoutes } from "./routes/staff-deliveries.ts";
import { staffSupportRoutes } from "./routes/house/staff-support.ts";
import { staffWishRoutes } from "./routes/staff-wishes.ts";
import { staffRoutes } from "./routes/staff.ts";

/** Pages of the back office: a browser fetches their routes for staff, and for whoever tries one of their paths. */
export const staffPages = [
  ...staffRoutes,
  ...staffBillingRoutes,
  ...staffDeliveryRoutes,
  ...staffSupportRoutes,
  ...staffWishRoutes,
] as const;
