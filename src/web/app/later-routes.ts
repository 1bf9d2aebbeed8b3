import { accountRoutes } from "./routes/account.ts";
import { consultationRoutes } from "./routes/consultations.ts";
import { creditRoutes } from "./routes/credits.ts";
import { showcaseRoute } from "./routes/development.ts";
import { certificationRoutes } from "./routes/certifications.ts";
import { supportRoutes } from "./routes/house/support.ts";
import { helpRoutes } from "./routes/house/help.ts";
import { legalRoutes } from "./routes/house/legal.ts";
import { proProfileRoutes } from "./routes/pro-profile.ts";
import { portfolioRoutes } from "./routes/portfolio.ts";
import { paymentRoutes } from "./routes/payments.ts";
import { membershipRoutes } from "./routes/memberships.ts";
import { proDayRoutes } from "./routes/pro-days.ts";
import { proWorkRoutes } from "./routes/pro-work.ts";
import { quoteRoutes } from "./routes/quotes.ts";
import { requestRoutes } from "./routes/requests.ts";
import { accountSettingsRoutes } from "./routes/settings/account-settings.ts";
import { testimonialRoutes } from "./routes/testimonials.ts";

/** Pages on which few people arrive: in a browser they follow those of first-routes.ts when one of them is asked for. */
export const laterRoutes = [
  ...accountRoutes,
  ...accountSettingsRoutes,
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
  ...testimonialRoutes,
  ...legalRoutes,
  ...helpRoutes,
  ...supportRoutes,
  showcaseRoute,
] as const;
