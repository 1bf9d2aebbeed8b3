import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import type { HireSide } from "#domain/change-order/lifecycle.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import type { ChangePlan, Ending, HiredEnding, QuotePlan, RequestPlan } from "../story/plan.ts";
import { drawQuotes, drawTalk, safeValidDays } from "./draw-quotes.ts";
import { drawChange } from "./draw-change.ts";
import { drawReview } from "./draw-review.ts";
import { drawRivals, hasteOf, type OpenPlan } from "./plan-request.ts";
import type { PastKind, StorySeed } from "./seeds.ts";

/** A story that is over by now, told to its end as the seed's kind says. */
export function planPast(
  market: Market,
  { seed, kind, open }: { seed: StorySeed; kind: PastKind; open: OpenPlan },
  dice: Dice,
): RequestPlan {
  switch (kind) {
    case "closed":
      return planUnhired(market, open, dice, (until) => ({
        kind: "closed",
        at: until,
        reason: dice.pick(market.data.talk.close_reasons),
      }));
    case "blocked":
      return planUnhired(market, open, dice, (until) => ({
        kind: "blocked",
        at: until,
        reason: market.data.talk.block_reason,
      }));
    case "run_out":
      return planUnhired(market, open, dice, () => ({ kind: "run_out" }));
    case "reviewed":
    case "unreviewed":
    case "cancelled":
      return planHired(market, seed, open, dice);
  }
}

function planUnhired(
  market: Market,
  open: OpenPlan,
  dice: Dice,
  end: (until: number) => Ending,
): RequestPlan {
  const { publishedAt } = open;
  const haste = hasteOf(market.now - publishedAt);
  const until = publishedAt + Math.round(dice.between(0.8, 5) * haste * DAY_MS + HOUR_MS);
  const senders = drawRivals(open, null, dice);
  return {
    ...open,
    quotes: drawQuotes(market, { publishedAt, until, haste, senders, dice }),
    ending: end(until),
  };
}

function planHired(market: Market, seed: StorySeed, open: OpenPlan, dice: Dice): RequestPlan {
  const { publishedAt } = open;
  const haste = hasteOf(market.now - publishedAt);
  const { quotes, quote, hiredAt } = planChoice(market, { seed, open, haste, dice });
  const agreedAt = hiredAt + Math.round(dice.between(0.8, 9) * haste * DAY_MS + 4 * HOUR_MS);
  const changes = dice.chance(0.13) ? [drawChange(market, { hiredAt, agreedAt, dice })] : [];
  const hired: HiredEnding = {
    kind: "hired",
    quote,
    at: hiredAt,
    agreedAt,
    changes,
    outcome: null,
  };
  const doneOn = agreedAt + daysMoved(changes) * DAY_MS;
  return {
    ...open,
    wantedAt: agreedAt,
    quotes,
    ending: { ...hired, outcome: drawEnd(market, seed, { hiredAt, doneOn, haste, dice }) },
  };
}

/** The quotes of a request up to the hire of one: the story's pro answers, is read and hired. */
export function planChoice(
  market: Market,
  facts: { seed: StorySeed; open: OpenPlan; haste: number; dice: Dice },
): { quotes: QuotePlan[]; quote: QuotePlan; hiredAt: number } {
  const { seed, open, haste, dice } = facts;
  const { publishedAt } = open;
  const { pro } = seed;
  const wait = pro.pace * dice.between(0.4, 1.5) * Math.max(haste, 0.25);
  const sentAt = publishedAt + Math.round((wait + 4) * MINUTE_MS);
  const hiredAt = sentAt + Math.round((1 + dice.between(3, 90) * haste) * HOUR_MS);
  const readAt = sentAt + Math.round(dice.between(0.1, 0.8) * (hiredAt - sentAt));
  const quote: QuotePlan = {
    pro,
    sentAt,
    readAt,
    validDays: safeValidDays(market, sentAt, dice.whole(8, 16)),
    end: null,
    hasPicture: dice.chance(0.14),
    talk: dice.chance(0.35) ? drawTalk(market, readAt, dice) : null,
  };
  const senders = drawRivals(open, pro, dice);
  const rivals = drawQuotes(market, { publishedAt, until: hiredAt, haste, senders, dice });
  const quotes = [...rivals, quote].toSorted((a, b) => a.sentAt - b.sentAt);
  return { quotes, quote, hiredAt };
}

/** By how many days approved changes put the work off. */
export function daysMoved(changes: readonly ChangePlan[]): number {
  return changes
    .filter(({ kinds, decision }) => kinds.includes("date") && decision?.event === "approve")
    .reduce((sum, { days }) => sum + days, 0);
}

function drawEnd(
  market: Market,
  seed: StorySeed,
  facts: { hiredAt: number; doneOn: number; haste: number; dice: Dice },
): HiredEnding["outcome"] {
  const { hiredAt, doneOn, haste, dice } = facts;
  if (seed.kind === "cancelled") {
    const by: HireSide = dice.chance(0.6) ? "customer" : "hired_pro";
    return {
      kind: "cancelled",
      by,
      at: hiredAt + Math.round(dice.between(0.7, 0.95) * (doneOn - hiredAt)),
      reason: dice.pick(market.data.talk.cancel_reasons[by]),
    };
  }
  const isLate = haste === 1 && dice.chance(0.15);
  const by = isLate ? "system" : dice.chance(0.82) ? "customer" : "hired_pro";
  // The system completes at the start of the seventh day after; eight days on it surely has.
  const at = isLate
    ? doneOn + 8 * DAY_MS
    : doneOn + Math.round(dice.between(2, 26) * HOUR_MS * Math.max(haste, 0.3));
  const review =
    seed.kind === "reviewed" ? drawReview(market, { seed, completedAt: at, haste, dice }) : null;
  return { kind: "completed", by, at, review };
}
