import type {
  MessagePort,
  OutgoingMessage,
  SendResult,
} from "#server/gateways/message/message-port.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { retryWait } from "./delivery-bounds.ts";
import { claimMessage, endClaim, failLostMessages } from "./queries.ts";
import type { ClaimedMessage } from "./queries.ts";

interface DeliverInput {
  sql: Sql;
  port: MessagePort;
  /** Product time. */
  now: Date;
  /** Messages to hand over at most in one go. */
  limit: number;
}

const lanes = 4;

/**
 * Hands due messages to the port, a few at a time. Any number of processes may do it at once: a message is
 * claimed by one of them for a limited time, and only the holder of the claim writes its end. Returns how
 * many were handed over; fewer than `limit` means that none is left.
 */
export async function deliverDue({ sql, port, now, limit }: DeliverInput): Promise<number> {
  await failLostMessages(sql);
  let started = 0;
  let delivered = 0;
  async function lane(): Promise<void> {
    while (started < limit) {
      started += 1;
      const claimed = await claimMessage(sql, now);
      if (!claimed) return;
      await handOver(sql, port, claimed, now);
      delivered += 1;
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, limit) }, lane));
  return delivered;
}

async function handOver(
  sql: Sql,
  port: MessagePort,
  claimed: ClaimedMessage,
  now: Date,
): Promise<void> {
  const result = await sent(port, claimed);
  if (result.outcome === "sent") {
    await endClaim(sql, claimed, { state: "sent", providerId: result.providerId ?? null, now });
    return;
  }
  const reason = result.reason ?? result.outcome;
  const wait =
    result.outcome === "unknown"
      ? retryWait(claimed.channel, claimed.tries, result.notSent ?? false)
      : null;
  const notBefore = wait === null ? null : new Date(now.getTime() + wait);
  await endClaim(
    sql,
    claimed,
    notBefore ? { state: "pending", reason, notBefore } : { state: "failed", reason },
  );
}

async function sent(port: MessagePort, claimed: ClaimedMessage): Promise<SendResult> {
  try {
    return await port.send(outgoing(claimed));
  } catch {
    // A port that breaks its promise not to throw may have sent all the same.
    return { outcome: "unknown", reason: "port_threw" };
  }
}

function outgoing(claimed: ClaimedMessage): OutgoingMessage {
  return {
    id: claimed.id,
    channel: claimed.channel,
    to: claimed.recipient,
    subject: claimed.subject ?? undefined,
    text: claimed.body,
    template: claimed.template ?? undefined,
  };
}
