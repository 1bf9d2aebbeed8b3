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

// Nothing stands in for a late one: a list of theirs stays beside what is opened of it.
for (const { options } of staffPages) options.pendingMs = Infinity;
