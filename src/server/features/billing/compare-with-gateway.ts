import type { Tx } from "../../platform/database/sql.ts";

/** A payment in the gateway's own list. Won. */
export interface GatewayPayment {
  payment_id: string;
  amount: number;
  cancelled: number;
  status: "PAID" | "FAILED" | "PARTIAL_CANCELLED" | "CANCELLED";
}

interface OurPayment {
  id: string;
  status: string;
  amount: number;
  captured: boolean;
  /** Won that went back through the gateway, and that are on their way. */
  returned: number;
  returning: number;
}

/**
 * Where the gateway's list and ours differ, one text each. A charge whose answer is still awaited may stand in
 * either way.
 */
export async function compareWithGateway(
  tx: Tx,
  gateway: readonly GatewayPayment[],
): Promise<string[]> {
  const ours = await tx<OurPayment[]>`
    SELECT p.id, p.status, p.amount, p.paid_at IS NOT NULL AS captured,
           coalesce(sum(r.amount) FILTER (WHERE r.state = 'done'), 0)::int AS returned,
           coalesce(sum(r.amount) FILTER (WHERE r.state = 'waiting'), 0)::int AS returning
    FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id AND r.method = 'gateway'
    GROUP BY p.id`;
  const theirs = new Map(gateway.map((payment) => [payment.payment_id, payment]));
  const known = new Set(ours.map(({ id }) => id));
  return [
    ...gateway
      .filter((payment) => wasCaptured(payment) && !known.has(payment.payment_id))
      .map(
        ({ payment_id: id, amount }) => `the gateway took ${amount} for ${id}, which is not ours`,
      ),
    ...ours.flatMap((payment) => differences(payment, theirs.get(payment.id))),
  ];
}

function differences(ours: OurPayment, theirs: GatewayPayment | undefined): string[] {
  // One that failed after it was captured is as good as given back, once it has been reported.
  const failedLater = theirs?.status === "FAILED" && ours.captured && ours.returned > 0;
  const taken = theirs !== undefined && (wasCaptured(theirs) || failedLater);
  if (!taken) return ours.captured ? [`payment ${ours.id} was never taken by the gateway`] : [];
  const gone = failedLater ? theirs.amount : theirs.cancelled;
  if (!ours.captured) {
    return ours.status === "pending"
      ? []
      : [`payment ${ours.id} (${ours.status}) was taken after all`];
  }
  const found: string[] = [];
  if (theirs.amount !== ours.amount) {
    found.push(`payment ${ours.id} took ${theirs.amount} instead of ${ours.amount}`);
  }
  if (gone < ours.returned || gone > ours.returned + ours.returning) {
    found.push(`of payment ${ours.id} ${gone} went back, not ${ours.returned}`);
  }
  return found;
}

function wasCaptured({ status }: GatewayPayment): boolean {
  return status !== "FAILED";
}
