import { DEAL_SIDES } from "#domain/quote/deal-side.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import type { QuotePlan, TalkPlan } from "../story/plan.ts";

const READ = 0.78;
const DECLINED = 0.09;
const WITHDRAWN = 0.04;
const WITH_PICTURE = 0.1;
const TALKED = 0.14;

export interface QuoteDraw {
  publishedAt: number;
  /** No quote is sent, read or declined from then on. */
  until: number;
  /** Multiplies all waiting, so that what began lately fits into the time there is. */
  haste: number;
  senders: readonly DemoPro[];
  dice: Dice;
}

/** The quotes that these pros send, in order; those who would be too late send none. */
export function drawQuotes(market: Market, draw: QuoteDraw): QuotePlan[] {
  const { publishedAt, until, haste, senders, dice } = draw;
  return senders
    .map((pro) => ({ pro, sentAt: publishedAt + answerTime(pro, haste, dice) }))
    .filter(({ sentAt }) => sentAt < until - 10 * MINUTE_MS)
    .toSorted((a, b) => a.sentAt - b.sentAt)
    .map(({ pro, sentAt }) => fateOf(market, { pro, sentAt, until, dice }));
}

/** Milliseconds until a pro answers: about their usual pace, now and then much longer. */
function answerTime(pro: DemoPro, haste: number, dice: Dice): number {
  const minutes = pro.pace * dice.between(0.4, 1.7) + 3 + 900 * dice.next() ** 5;
  return Math.round(minutes * MINUTE_MS * Math.max(haste, 0.25));
}

function fateOf(
  market: Market,
  facts: { pro: DemoPro; sentAt: number; until: number; dice: Dice },
): QuotePlan {
  const { pro, sentAt, until, dice } = facts;
  const within = (from: number) => from + Math.round(dice.between(0.05, 0.9) * (until - from));
  const readAt = dice.chance(READ) ? within(sentAt) : null;
  const drawn = dice.next();
  const kind = drawn < DECLINED ? "declined" : drawn < DECLINED + WITHDRAWN ? "withdrawn" : null;
  return {
    pro,
    sentAt,
    readAt,
    validDays: safeValidDays(market, sentAt, dice.whole(7, 14)),
    end: kind && {
      kind,
      at: within(readAt ?? sentAt),
      reason: kind === "declined" ? dice.pick(market.data.talk.decline_reasons) : "",
    },
    hasPicture: dice.chance(WITH_PICTURE),
    talk: readAt !== null && dice.chance(TALKED) ? drawTalk(market, readAt, dice) : null,
  };
}

/** A few words after a read; null when the time left is too short for them. */
export function drawTalk(market: Market, readAt: number, dice: Dice): TalkPlan | null {
  const from = readAt + dice.whole(4, 50) * MINUTE_MS;
  if (from + 4 * HOUR_MS > market.now) return null;
  const isRecent = market.now - from < 2 * DAY_MS;
  return {
    lines: dice.pick(market.data.talk.scripts),
    from,
    unreadBy: isRecent && dice.chance(0.4) ? dice.pick(DEAL_SIDES) : null,
  };
}

/**
 * Days of validity whose end does not fall near `now`: else the hour of the seeding would decide whether
 * the quote has expired.
 */
export function safeValidDays(market: Market, sentAt: number, days: number): number {
  const ends = sentAt + (days + 1) * DAY_MS;
  return Math.abs(ends - market.now) < 1.6 * DAY_MS ? days + 4 : days;
}
