import type { DeliveryReason } from "#domain/notice/delivery.ts";
import type { DeliveryPurpose } from "#domain/notice/delivery-purpose.ts";
import type { NoticeGroup } from "#domain/notice/notice-groups.ts";
import type { MessageChannel, MessageTemplate } from "#server/gateways/message/message-port.ts";
import type { Db, Tx } from "#server/platform/database/sql.ts";
import { enqueueJob } from "#server/platform/jobs/enqueue.ts";
import { upAgain } from "./breakers.ts";
import { MOST_TRIES } from "./retries.ts";

export interface NewMessage {
  id: string;
  /** Whose message it is; null for a stranger's address. */
  accountId: string | null;
  channel: MessageChannel;
  to: string;
  /** E-mail only. */
  subject?: string;
  text: string;
  /** 알림톡 only. */
  template?: MessageTemplate;
  /** Of an e-mail its button, and where that leads on our own origin; a text message has the link alone below its words. */
  action?: { label: string; path: string };
  purpose: DeliveryPurpose;
  now: Date;
  /** Not to be sent earlier, in product time; left out: at once. */
  notBefore?: Date;
  /** Not tried again later than this, as of a code that no longer holds. */
  usefulUntil?: Date;
}

export type DeliveryChannel = MessageChannel | "push";

export interface ClaimedMessage {
  id: string;
  channel: DeliveryChannel;
  /** Of a push the account whose devices it goes to. */
  recipient: string;
  kind: string;
  /** Whose it is; null for a stranger's address. */
  accountId: string | null;
  /** Of a notice; null for a code, a link and what else is no notice. */
  group: NoticeGroup | null;
  createdAt: Date;
  subject: string | null;
  body: string;
  template: MessageTemplate | null;
  /** What its button says, and where it leads on our own origin; never of 알림톡, whose template has its own. */
  action: { label: string; path: string } | null;
  /** Times it was claimed, this one included. */
  tries: number;
  /** Tries that failed so far. */
  failures: number;
  usefulUntil: Date | null;
}

/** What a message is without that what it said is kept. */
export const WITHOUT_TEXT = { body: "", template: null, action: null };

/** Real seconds for which a claim holds; longer than any port's time limit. */
const leaseSeconds = 60;

/**
 * Verb for other slices: writes a message in the transaction that causes it, so that it goes out if and only
 * if that one commits.
 */
export async function enqueueMessage(tx: Tx, message: NewMessage): Promise<void> {
  const { id, accountId, channel, to, subject, text, template, action, purpose, now } = message;
  await tx`
    INSERT INTO deliveries
      (id, account_id, channel, recipient, subject, body, template, action, purpose, not_before, useful_until, created_at)
    VALUES
      (${id}, ${accountId}, ${channel}, ${to}, ${subject ?? null}, ${text},
       ${template ? tx.json({ ...template }) : null}, ${action ? tx.json(action) : null}, ${purpose}, ${message.notBefore ?? now},
       ${message.usefulUntil ?? null}, ${now})`;
  await enqueueJob(tx, "deliver_messages");
}

/** Verb for other slices: a message that has not gone out yet does not go any more. */
export async function withdrawMessage(tx: Tx, id: string): Promise<void> {
  await tx`DELETE FROM deliveries WHERE id = ${id} AND state = 'pending'`;
}

/** Takes the next `most` due messages whose provider is not known to be down, by one statement. */
export async function claimMessages(db: Db, now: Date, most: number): Promise<ClaimedMessage[]> {
  // Materialized: a LIMIT that a join runs again would take more.
  return db<ClaimedMessage[]>`
    WITH due AS MATERIALIZED (
      SELECT id FROM deliveries
      WHERE state = 'pending' AND not_before <= ${now}
        AND NOT EXISTS (
          SELECT 1 FROM delivery_breakers b WHERE b.channel = deliveries.channel AND b.open_until > ${now})
      ORDER BY not_before, id
      LIMIT ${most}
      FOR UPDATE SKIP LOCKED)
    UPDATE deliveries d
    SET state = 'sending', tries = tries + 1, first_tried_at = coalesce(first_tried_at, ${now}),
        lease_until = clock_timestamp() + ${leaseSeconds} * interval '1 second'
    FROM due WHERE d.id = due.id
    RETURNING d.id, channel, recipient, purpose AS kind, account_id AS "accountId",
      notice_group AS "group", created_at AS "createdAt", subject, body, template, action, tries, failures,
      useful_until AS "usefulUntil"`;
}

/**
 * Decides about messages whose sender died while it sent: a text may have gone out, so it is not repeated; an e-mail is,
 * as often as a failed one. Returns about how many.
 */
export async function endLostMessages(db: Db, now: Date): Promise<number> {
  const { count } = await db`
    UPDATE deliveries
    SET state = CASE WHEN channel NOT IN ('email', 'push') THEN 'unclear'
                     WHEN failures + 1 >= ${MOST_TRIES} THEN 'failed' ELSE 'pending' END,
        failures = failures + 1, not_before = ${now}, lease_until = NULL, last_error = ${"sender_lost" satisfies DeliveryReason},
        body = CASE WHEN notice_group IS NULL AND (channel NOT IN ('email', 'push') OR failures + 1 >= ${MOST_TRIES})
                    THEN '' ELSE body END,
        template = CASE WHEN notice_group IS NULL THEN NULL ELSE template END
    WHERE state = 'sending' AND lease_until < clock_timestamp()`;
  return count;
}

export type Ending =
  | {
      state: "sent";
      providerId: string | null;
      now: Date;
      /** How it went, where that is not how it was to go, and why. */
      insteadBy: { channel: MessageChannel; reason: string | null } | null;
      /** When its provider is asked whether it arrived; null of what nobody is asked about. */
      reportDue: Date | null;
    }
  | { state: "pending"; reason: string; failures: number; notBefore: Date }
  | { state: "failed" | "unclear"; reason: string };

/**
 * Writes what became of a claimed message. False when the claim was lost meanwhile: somebody else decides
 * then. The text of a message that has ended goes, for it may hold a code or a link; a notice's stays where staff may
 * send it again, or may have to once its provider has told. `answered`: its provider did, whatever it said, and is not
 * taken for down any more.
 */
export async function endClaim(
  db: Db,
  claimed: ClaimedMessage,
  ending: Ending,
  { answered }: { answered: boolean },
): Promise<boolean> {
  const changes =
    ending.state === "sent"
      ? {
          provider_id: ending.providerId,
          sent_at: ending.now,
          channel: ending.insteadBy?.channel ?? claimed.channel,
          last_error: ending.insteadBy?.reason ?? null,
          report_due: ending.reportDue,
          ...(ending.reportDue === null || claimed.group === null ? WITHOUT_TEXT : {}),
          ...(ending.insteadBy ? { template: null } : {}),
        }
      : ending.state === "pending"
        ? { last_error: ending.reason, failures: ending.failures, not_before: ending.notBefore }
        : { last_error: ending.reason, ...(claimed.group === null ? WITHOUT_TEXT : {}) };
  const { count } = await db`
    ${answered ? upAgain(db, claimed.channel) : db``}
    UPDATE deliveries SET ${db({ ...changes, state: ending.state, lease_until: null })}
    WHERE id = ${claimed.id} AND state = 'sending' AND tries = ${claimed.tries}`;
  return count === 1;
}

/** Removes messages that have ended and were written before `before`. Returns how many. */
export async function removeEndedMessages(db: Db, before: Date): Promise<number> {
  const { count } = await db`
    DELETE FROM deliveries WHERE state NOT IN ('pending', 'sending') AND created_at < ${before}`;
  return count;
}
