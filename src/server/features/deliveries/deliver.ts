import { isText, type DeliveryReason } from "#domain/notice/delivery.ts";
import { nextReportAt } from "#domain/notice/delivery-report.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { VERIFICATION_PURPOSE } from "#domain/account/email-verification.ts";
import {
  isSwitchable,
  NOTICE_GROUP_RULES,
  type NoticeGroup,
} from "#domain/notice/notice-groups.ts";
import type { PushMessage } from "#domain/push/push-message.ts";
import type {
  MessageChannel,
  MessagePort,
  OutgoingMessage,
  SendResult,
} from "#server/gateways/message/message-port.ts";
import type { PushResult } from "#server/gateways/push/push-port.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { hasBounced, noteBounce } from "./bounces.ts";
import { noteDown } from "./breakers.ts";
import { claimMessages, endClaim, endLostMessages } from "./queries.ts";
import type { ClaimedMessage, Ending } from "./queries.ts";
import { renderLetter } from "./letter.ts";
import { mayRepeat, retryWait } from "./retries.ts";

/** Sends a push to all devices of a person. Never throws. */
export type PushSender = (accountId: string, message: PushMessage) => Promise<PushResult>;

/** Where on our own origin somebody stops e-mails of a group without login. */
export type UnsubscribePath = (letters: { accountId: string; group: NoticeGroup }) => string;

interface DeliverInput {
  sql: Sql;
  port: MessagePort;
  push: PushSender;
  /** Where links of e-mails lead, "https://somssi.kr". */
  origin: string;
  unsubscribePath: UnsubscribePath;
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
export async function deliverDue(input: DeliverInput): Promise<number> {
  const { sql, now, limit } = input;
  await endLostMessages(sql, now);
  const claim = claimsTogether(sql, now);
  let started = 0;
  let delivered = 0;
  async function lane(): Promise<void> {
    while (started < limit) {
      started += 1;
      const claimed = await claim();
      if (!claimed) return;
      await handOver(input, claimed);
      delivered += 1;
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, limit) }, lane));
  return delivered;
}

/**
 * Claims one message each time, or null. Lanes that ask while a claim is under way get theirs by one statement after it:
 * each claim waits for the disk, however many messages it takes, and each message is handed over at once.
 */
function claimsTogether(sql: Sql, now: Date): () => Promise<ClaimedMessage | null> {
  const waiting: PromiseWithResolvers<ClaimedMessage | null>[] = [];
  let isClaiming = false;
  const claimForAll = async () => {
    isClaiming = true;
    // All lanes begin in one turn.
    await Promise.resolve();
    while (waiting.length > 0) {
      const asking = waiting.splice(0);
      await claimMessages(sql, now, asking.length).then(
        (claimed) => asking.forEach((one, at) => one.resolve(claimed[at] ?? null)),
        (error: unknown) => asking.forEach((one) => one.reject(error)),
      );
    }
    isClaiming = false;
  };
  return () => {
    const one = Promise.withResolvers<ClaimedMessage | null>();
    waiting.push(one);
    if (!isClaiming) void claimForAll();
    return one.promise;
  };
}

async function handOver(
  input: Omit<DeliverInput, "limit">,
  claimed: ClaimedMessage,
): Promise<void> {
  const { sql, now } = input;
  const { recipient, kind, channel } = claimed;
  // Nobody is there; only the letter that finds out whether somebody is now goes all the same.
  if (channel === "email" && kind !== VERIFICATION_PURPOSE && (await hasBounced(sql, recipient))) {
    const reason = "address_bounced" satisfies DeliveryReason;
    await endClaim(sql, claimed, { state: "failed", reason }, { answered: false });
    return;
  }
  const result = await sent(input, claimed);
  if (result.addressGone) {
    await noteBounce(sql, recipient, { reason: result.reason ?? result.outcome, now });
  }
  const isDown = result.outcome === "unknown" && result.providerDown === true;
  const until = isDown ? await noteDown(sql, claimed.channel, now) : null;
  await endClaim(sql, claimed, endingOf(result, { claimed, until, now }), { answered: !isDown });
}

/** What becomes of a message whose port answered this. `until`: its provider is down, and is left alone until then. */
function endingOf(
  result: SendResult,
  { claimed, until, now }: { claimed: ClaimedMessage; until: Date | null; now: Date },
): Ending {
  if (result.outcome === "sent") {
    const { channel, reason = null, providerId = null } = result;
    const insteadBy = channel ? { channel, reason } : null;
    const isReported = providerId !== null && isText(claimed.channel);
    const reportDue = isReported ? nextReportAt(now, now) : null;
    return { state: "sent", providerId, now, insteadBy, reportDue };
  }
  const reason = result.reason ?? result.outcome;
  if (result.outcome === "refused") return { state: "failed", reason };
  const surelyNotSent = result.notSent === true;
  if (!surelyNotSent && !mayRepeat(claimed.channel)) return { state: "unclear", reason };
  // Waiting for a provider that is away uses up no tries.
  const failures = claimed.failures + (until === null ? 1 : 0);
  const wait = retryWait(Math.max(failures, 1));
  const next =
    wait === null ? null : new Date(Math.max(now.getTime() + wait, until?.getTime() ?? 0));
  const tooLate = next !== null && claimed.usefulUntil !== null && next >= claimed.usefulUntil;
  if (next === null || tooLate) return { state: "failed", reason };
  return { state: "pending", reason, failures, notBefore: next };
}

async function sent(
  { port, push, ...links }: Pick<DeliverInput, "port" | "push" | "origin" | "unsubscribePath">,
  claimed: ClaimedMessage,
): Promise<SendResult> {
  try {
    const { channel } = claimed;
    if (channel !== "push") return await port.send(outgoing(claimed, channel, links));
    const { outcome, ...rest } = await push(claimed.recipient, pushMessage(claimed));
    // No device is left that could be tried again.
    return { ...rest, outcome: outcome === "gone" ? "refused" : outcome };
  } catch {
    // A port that breaks its promise not to throw may have sent all the same.
    return { outcome: "unknown", reason: "port_threw" satisfies DeliveryReason };
  }
}

function pushMessage(claimed: ClaimedMessage): PushMessage {
  const { id, kind, subject, body, createdAt } = claimed;
  const path = claimed.action?.path ?? "/notifications";
  const at = seoulIso(createdAt.getTime());
  return { id, kind, title: subject ?? "", body, path, tag: path, at };
}

function outgoing(
  claimed: ClaimedMessage,
  channel: MessageChannel,
  { origin, unsubscribePath }: Pick<DeliverInput, "origin" | "unsubscribePath">,
): OutgoingMessage {
  const { id, recipient: to, body: text, action, accountId, group } = claimed;
  const link = action ? { label: action.label, url: origin + action.path } : null;
  if (channel !== "email") {
    const template = claimed.template ?? undefined;
    return { id, channel, to, text: link ? `${text}\n${link.url}` : text, template };
  }
  const subject = claimed.subject ?? "";
  if (accountId === null || group === null || !isSwitchable(group, "email")) {
    return {
      id,
      channel,
      to,
      subject,
      ...renderLetter({ subject, text, action: link, footer: [] }),
    };
  }
  const unsubscribeUrl = origin + unsubscribePath({ accountId, group });
  const label = `${NOTICE_GROUP_RULES[group].label} 메일 그만 받기`;
  const footer = [{ label, url: unsubscribeUrl }];
  const letter = renderLetter({ subject, text, action: link, footer });
  return { id, channel, to, subject, ...letter, unsubscribeUrl };
}
