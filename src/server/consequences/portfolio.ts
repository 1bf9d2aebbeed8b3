import { stampChanged } from "../features/pros/profile-rows.ts";
import { publishEvent } from "../platform/events/publish.ts";
import type { Consequences } from "../platform/happenings.ts";

/** Whoever keeps a copy is refreshed: the sitemap, and the pro's other open pages. */
export const portfolioConsequences = {
  "portfolio.changed": [
    (tx, { proId }) => stampChanged(tx, proId),
    (tx, { proAccountId: accountId }, { now }) =>
      publishEvent(tx, { accountId, kind: "account_changed", payload: {}, now }),
  ],
} satisfies Partial<Consequences>;
