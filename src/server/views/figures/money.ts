import { BILLING_ALARMS } from "#domain/payment/alarm.ts";
import { REFUND_METHODS } from "#domain/payment/refund-method.ts";
import { ageSeconds, figureGroup } from "../../platform/metrics/figure-group.ts";

/** A charge that was not sent to the gateway yet, or of which the gateway has not said what became of it. */
const CHARGE_STAGES = ["unsent", "unclear"] as const;

/** Whether money is charged and given back when it was promised. */
export const moneyFigures = figureGroup({
  name: "money",
  figures: {
    somssi_due_membership_age_seconds: {
      help: "How long the renewal, retry or end of a membership that is due the longest has not been done",
    },
    somssi_pending_charges: {
      help: "Charges without an outcome: unsent, or unclear because the gateway has not said it",
      labels: ["stage"],
    },
    somssi_pending_charge_age_seconds: {
      help: "How long the oldest charge without an outcome waits, by stage",
      labels: ["stage"],
    },
    somssi_waiting_refunds: {
      help: "Refunds that could be paid and have not been, by method",
      labels: ["method"],
    },
    somssi_waiting_refund_age_seconds: {
      help: "How long the oldest refund that could be paid has not been, by method",
      labels: ["method"],
    },
    somssi_open_billing_alarms: {
      help: "Payments that want a look by staff, by what they are about",
      labels: ["about"],
    },
    somssi_unhandled_webhook_age_seconds: {
      help: "How long the oldest webhook of the gateway has not been handled",
    },
  },
  read: async (tx, now) => {
    const [due] = await tx<{ oldest: Date | null }[]>`
      SELECT min(due_at) AS oldest FROM memberships WHERE due_at <= ${now}`;
    const charges = await tx<{ stage: string; count: number; oldest: Date }[]>`
      SELECT CASE WHEN sent_at IS NULL THEN 'unsent' ELSE 'unclear' END AS stage,
             count(*)::integer AS count, min(coalesce(sent_at, started_at)) AS oldest
      FROM payments WHERE status = 'pending' GROUP BY 1`;
    // Each branch has an index of its own. A transfer is promised from when the person has said where it goes.
    const refunds = await tx<{ method: string; count: number; oldest: Date | null }[]>`
      SELECT 'gateway' AS method, count(*)::integer AS count, min(created_at) AS oldest
      FROM refunds WHERE state = 'waiting' AND method = 'gateway'
      UNION ALL
      SELECT 'bank_transfer', count(*)::integer, min(a.submitted_at)
      FROM refunds r JOIN known_refund_accounts a ON a.refund_id = r.id
      WHERE r.state = 'waiting' AND r.method = 'bank_transfer'`;
    const alarms = await tx<{ about: string; count: number }[]>`
      SELECT about, count(*)::integer AS count FROM billing_alarms WHERE closed_at IS NULL GROUP BY about`;
    const [webhook] = await tx<{ oldest: Date | null }[]>`
      SELECT min(received_at) AS oldest FROM webhook_inbox
      WHERE handled_at IS NULL AND (payment_id IS NOT NULL OR billing_key IS NOT NULL)`;
    return [
      { name: "somssi_due_membership_age_seconds", value: ageSeconds(due?.oldest, now) },
      { name: "somssi_unhandled_webhook_age_seconds", value: ageSeconds(webhook?.oldest, now) },
      ...CHARGE_STAGES.flatMap((stage) => {
        const own = charges.find((row) => row.stage === stage);
        return [
          { name: "somssi_pending_charges", labels: { stage }, value: own?.count ?? 0 },
          {
            name: "somssi_pending_charge_age_seconds",
            labels: { stage },
            value: ageSeconds(own?.oldest, now),
          },
        ] as const;
      }),
      ...REFUND_METHODS.flatMap((method) => {
        const own = refunds.find((row) => row.method === method);
        return [
          { name: "somssi_waiting_refunds", labels: { method }, value: own?.count ?? 0 },
          {
            name: "somssi_waiting_refund_age_seconds",
            labels: { method },
            value: ageSeconds(own?.oldest, now),
          },
        ] as const;
      }),
      ...BILLING_ALARMS.map((about) => ({
        name: "somssi_open_billing_alarms" as const,
        labels: { about },
        value: alarms.find((row) => row.about === about)?.count ?? 0,
      })),
    ];
  },
});
