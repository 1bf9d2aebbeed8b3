import { notify } from "../features/notifications/notify.ts";
import type { Consequences } from "../platform/happenings.ts";

export const testimonialConsequences = {
  "testimonial.written": [
    (tx, { proAccountId, clientName }, { now, ids }) =>
      notify(tx, {
        accountId: proAccountId,
        kind: "testimonial_received",
        values: { clientName },
        path: "/pro/testimonials",
        requestId: null,
        now,
        ids,
      }),
  ],
} satisfies Partial<Consequences>;
