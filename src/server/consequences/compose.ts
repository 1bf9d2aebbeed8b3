import type { Consequences } from "../platform/happenings.ts";
import { setConsequences } from "../platform/happenings.ts";
import { certificationConsequences } from "./certifications.ts";
import { consultationConsequences } from "./consultations.ts";
import { nameChangeConsequences } from "./name-changes.ts";
import { portfolioConsequences } from "./portfolio.ts";
import { reportConsequences } from "./reports.ts";
import { reviewConsequences } from "./reviews.ts";
import { staffConsequences } from "./staff.ts";
import { testimonialConsequences } from "./testimonials.ts";

/** What follows from what, in order, noun by noun. */
const consequences: Consequences = {
  ...certificationConsequences,
  ...consultationConsequences,
  ...nameChangeConsequences,
  ...portfolioConsequences,
  ...reportConsequences,
  ...reviewConsequences,
  ...staffConsequences,
  ...testimonialConsequences,
};

setConsequences(consequences);
