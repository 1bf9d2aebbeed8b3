import type { Consequences } from "../platform/happenings.ts";
import { setConsequences } from "../platform/happenings.ts";
import { accountConsequences } from "./accounts.ts";
import { certificationConsequences } from "./certifications.ts";
import { changeOrderConsequences } from "./change-orders.ts";
import { consultationConsequences } from "./consultations.ts";
import { hireConsequences } from "./hires.ts";
import { messageConsequences } from "./messages.ts";
import { nameChangeConsequences } from "./name-changes.ts";
import { noticeConsequences } from "./notices.ts";
import { portfolioConsequences } from "./portfolio.ts";
import { proConsequences } from "./pros.ts";
import { abuseReportConsequences } from "./abuse-reports.ts";
import { quoteConsequences } from "./quotes.ts";
import { requestConsequences } from "./requests.ts";
import { reviewConsequences } from "./reviews.ts";
import { staffConsequences } from "./staff.ts";
import { supportConsequences } from "./support.ts";
import { testimonialConsequences } from "./testimonials.ts";
import { creditConsequences } from "./credits.ts";
import { membershipConsequences } from "./memberships.ts";
import { paymentConsequences } from "./payments.ts";
import { refundConsequences } from "./refunds.ts";
import { topUpConsequences } from "./top-ups.ts";
import { withdrawalConsequences } from "./account/withdrawals.ts";

/** What follows from what, in order, noun by noun. */
const consequences: Consequences = {
  ...accountConsequences,
  ...certificationConsequences,
  ...changeOrderConsequences,
  ...consultationConsequences,
  ...hireConsequences,
  ...messageConsequences,
  ...nameChangeConsequences,
  ...noticeConsequences,
  ...portfolioConsequences,
  ...proConsequences,
  ...abuseReportConsequences,
  ...quoteConsequences,
  ...requestConsequences,
  ...reviewConsequences,
  ...staffConsequences,
  ...supportConsequences,
  ...testimonialConsequences,
  ...creditConsequences,
  ...membershipConsequences,
  ...paymentConsequences,
  ...refundConsequences,
  ...topUpConsequences,
  ...withdrawalConsequences,
};

setConsequences(consequences);
