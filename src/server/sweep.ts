import "./consequences/compose.ts";
import type { Clock } from "./platform/clock.ts";
import type { Sql } from "./platform/database/sql.ts";
import type { Ids } from "./platform/ids.ts";
import { throwFailures } from "./platform/jobs/drain-due.ts";
import { announceLegalChanges } from "./features/accounts/legal/announce-changes.ts";
import { sweepAdvertising } from "./features/accounts/sweep-advertising.ts";
import { countMarket } from "./features/market-figures/count-market.ts";
import { sweepCertifications } from "./features/certifications/sweep.ts";
import { sweepConsultations } from "./features/consultations/sweep.ts";
import { sweepCredits } from "./features/credits/sweep.ts";
import { sweepHires } from "./features/hires/sweep.ts";
import { sweepQuotes } from "./features/quotes/sweep.ts";
import { sweepRequests } from "./features/requests/sweep.ts";
import { sweepSearch } from "./features/search/sweep.ts";
import { sweepTickets } from "./features/support/sweep.ts";
import { sweepTestimonials } from "./features/testimonials/invitation-rows.ts";

export interface SweepDeps {
  sql: Sql;
  clock: Clock;
  ids: Ids;
}

/**
 * Does everything that fell due up to the product's time. Due work lives in rows, so running it twice or in
 * several processes at once does each thing once; the job library only decides when to look. One kind that fails
 * does not keep the others from being done.
 */
export async function sweepDue(deps: SweepDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const sweep of [
    sweepQuotes,
    sweepRequests,
    sweepHires,
    sweepConsultations,
    sweepTestimonials,
    sweepTickets,
    sweepCredits,
    sweepCertifications,
    sweepAdvertising,
    announceLegalChanges,
    sweepSearch,
    countMarket,
  ]) {
    await sweep(deps).catch((error: unknown) => failures.push(error));
  }
  throwFailures(failures);
}
