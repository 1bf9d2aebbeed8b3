import { firstRoutes } from "./first-routes.ts";
import { rootRoute } from "./root-route.ts";
import { accountRoutes } from "./routes/account.ts";
import { consultationRoutes } from "./routes/consultations.ts";
import { creditRoutes } from "./routes/credits.ts";
import { showcaseRoute } from "./routes/development.ts";
import { certificationRoutes } from "./routes/certifications.ts";
import { proProfileRoutes } from "./routes/pro-profile.ts";
import { portfolioRoutes } from "./routes/portfolio.ts";
import { paymentRoutes } from "./routes/payments.ts";
import { membershipRoutes } from "./routes/memberships.ts";
import { proDayRoutes } from "./routes/pro-days.ts";
import { proWorkRoutes } from "./routes/pro-work.ts";
import { quoteRoutes } from "./routes/quotes.ts";
import { requestRoutes } from "./routes/requests.ts";
import { staffBillingRoutes } from "./routes/staff-billing.ts";
import { staffDeliveryRoutes } from "./routes/staff-deliveries.ts";
import { staffWishRoutes } from "./routes/staff-wishes.ts";
import { staffRoutes } from "./routes/staff.ts";
import { testimonialRoutes } from "./routes/testimonials.ts";

/** Every page of the product. In a browser those of first-routes.ts come first, and these when one is asked for. */
export const routeTree = rootRoute.addChildren([
  ...firstRoutes,
  ...accountRoutes,
  ...requestRoutes,
  ...quoteRoutes,
  ...paymentRoutes,
  ...proProfileRoutes,
  ...portfolioRoutes,
  ...proDayRoutes,
  ...proWorkRoutes,
  ...consultationRoutes,
  ...certificationRoutes,
  ...membershipRoutes,
  ...creditRoutes,
  ...staffRoutes,
  ...staffBillingRoutes,
  ...staffDeliveryRoutes,
  ...staffWishRoutes,
  ...testimonialRoutes,
  showcaseRoute,
]);

export type RouteTree = typeof routeTree;
