import { rootRoute } from "./root-route.ts";
import { accountRoutes } from "./routes/account.ts";
import { catalogueRoutes } from "./routes/catalogue.ts";
import { consultationRoutes } from "./routes/consultations.ts";
import { creditRoutes } from "./routes/credits.ts";
import { showcaseRoute } from "./routes/development.ts";
import { certificationRoutes } from "./routes/certifications.ts";
import { homeRoute } from "./routes/home.ts";
import { paymentRoutes } from "./routes/payments.ts";
import { membershipRoutes } from "./routes/memberships.ts";
import { proWorkRoutes } from "./routes/pro-work.ts";
import { proRoutes } from "./routes/pros.ts";
import { quoteRoutes } from "./routes/quotes.ts";
import { requestRoutes } from "./routes/requests.ts";
import { staffBillingRoutes } from "./routes/staff-billing.ts";
import { staffRoutes } from "./routes/staff.ts";
import { testimonialRoutes } from "./routes/testimonials.ts";

/** Every page of the product. */
export const routeTree = rootRoute.addChildren([
  homeRoute,
  ...catalogueRoutes,
  ...accountRoutes,
  ...requestRoutes,
  ...quoteRoutes,
  ...paymentRoutes,
  ...proRoutes,
  ...proWorkRoutes,
  ...consultationRoutes,
  ...certificationRoutes,
  ...membershipRoutes,
  ...creditRoutes,
  ...staffRoutes,
  ...staffBillingRoutes,
  ...testimonialRoutes,
  showcaseRoute,
]);
