import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import type { ChangePlan, QuotePlan, RequestPlan } from "../story/plan.ts";
import { drawQuotes, drawTalk, safeValidDays } from "./draw-quotes.ts";
import { planChoice } from "./past.ts";
import { drawRivals, type OpenPlan } from "./plan-request.ts";
import type { LiveKind, StorySeed } from "./seeds.ts";

/** A story that is still going on. */
export function planLive(
  market: Market,
  { seed, kind, open }: { seed: StorySeed; kind: LiveKind; open: OpenPlan },
  dice: Dice,
): RequestPlan {
  switch (kind) {
    case "hired":
      return planAtWork(market, seed, open, dice);
    case "choosing":
      return planChoosing(market, open, dice);
    case "answered":
      return planAnswered(market, seed, open, dice);
    case "open":
      return planOpen(market, open, dice);
  }
}

/** Still room for quotes: fewer came than the customer asked for. */
function planOpen(market: Market, open: OpenPlan, dice: Dice): RequestPlan {
  const { publishedAt } = open;
  const senders = drawRivals(open, null, dice).slice(0, open.quoteLimit - 1);
  const quotes = drawQuotes(market, {
    publishedAt,
    until: market.now - 12 * MINUTE_MS,
    haste: 1,
    senders,
    dice,
  });
  return {
    ...open,
    wantedAt: Math.max(open.wantedAt, market.now + 2 * DAY_MS),
    quotes: quotes.map((quote) => recentFate(market, quote, dice)),
    ending: { kind: "looking" },
  };
}

/** An open request that the story's pro has answered, with the fate that the seed names. */
function planAnswered(market: Market, seed: StorySeed, open: OpenPlan, dice: Dice): RequestPlan {
  const quoteLimit = 5;
  const plan = planOpen(market, { ...open, quoteLimit }, dice);
  const { pro, publishedAt } = seed;
  const sentAt = publishedAt + Math.round(pro.pace * dice.between(0.5, 1.2) * MINUTE_MS);
  const since = market.now - sentAt;
  const at = (share: number) => sentAt + Math.round(share * since);
  const answer: QuotePlan = {
    pro,
    sentAt,
    readAt: seed.fate === "unread" || seed.fate === "withdrawn" ? null : at(0.3),
    validDays: seed.fate === "expired" ? 2 : safeValidDays(market, sentAt, 14),
    end:
      seed.fate === "declined" || seed.fate === "withdrawn"
        ? {
            kind: seed.fate,
            at: at(0.6),
            reason: seed.fate === "declined" ? "일정이 맞지 않아요." : "",
          }
        : null,
    hasPicture: dice.chance(0.4),
    talk: seed.fate === "read" ? drawTalk(market, at(0.3), dice) : null,
  };
  const others = plan.quotes.slice(0, quoteLimit - 2);
  const quotes = [...others, answer].toSorted((a, b) => a.sentAt - b.sentAt);
  return { ...plan, quotes };
}

/** Of what is recent less was read, and some quotes were good for few days only. */
function recentFate(market: Market, quote: QuotePlan, dice: Dice): QuotePlan {
  const age = market.now - quote.sentAt;
  if (age > 4.7 * DAY_MS && quote.end === null && dice.chance(0.4))
    return { ...quote, validDays: 2 };
  const validDays = safeValidDays(market, quote.sentAt, dice.whole(9, 21));
  if (quote.end !== null) return { ...quote, validDays };
  const isUnread = dice.chance(0.45);
  return { ...quote, validDays, ...(isUnread ? { readAt: null, talk: null } : {}) };
}

/** All seats taken, or the week over; the customer thinks about it. */
function planChoosing(market: Market, open: OpenPlan, dice: Dice): RequestPlan {
  const { publishedAt } = open;
  const isOld = market.now - publishedAt > 7.5 * DAY_MS;
  const others = dice.shuffled(open.recipients.filter(({ answersAtRandom }) => answersAtRandom));
  const quoteLimit = !isOld || others.length >= 5 ? 3 : open.quoteLimit;
  const until = Math.min(market.now, publishedAt + 6 * DAY_MS) - 20 * MINUTE_MS;
  const quotes = drawQuotes(market, {
    publishedAt,
    until,
    haste: isOld ? 1 : 0.4,
    senders: others.slice(0, quoteLimit),
    dice,
  });
  return {
    ...open,
    quoteLimit,
    wantedAt: market.now + Math.round(dice.between(3, 20) * DAY_MS),
    quotes: quotes.map((quote) => ({
      ...quote,
      validDays: safeValidDays(market, quote.sentAt, dice.whole(24, 40)),
    })),
    ending: { kind: "looking" },
  };
}

/** Hired, the day agreed on still ahead or just past. */
function planAtWork(market: Market, seed: StorySeed, open: OpenPlan, dice: Dice): RequestPlan {
  const { quotes, quote, hiredAt } = planChoice(market, { seed, open, haste: 0.12, dice });
  const agreedAt = Math.max(
    hiredAt + 12 * HOUR_MS,
    market.now + Math.round(dice.between(-2.5, 13) * DAY_MS),
  );
  const isAhead = agreedAt > market.now + 2 * DAY_MS;
  return {
    ...open,
    wantedAt: agreedAt,
    quotes,
    ending: {
      kind: "hired",
      quote,
      at: hiredAt,
      agreedAt,
      changes: isAhead && dice.chance(0.45) ? [pendingChange(market, hiredAt, dice)] : [],
      outcome: null,
    },
  };
}

/** A change order that waits for an answer. */
export function pendingChange(market: Market, hiredAt: number, dice: Dice): ChangePlan {
  const kind = dice.pick(["price", "price", "date", "scope"] as const);
  const since = Math.min(market.now - hiredAt, 30 * HOUR_MS);
  return {
    kinds: [kind],
    by: dice.chance(0.6) ? "hired_pro" : "customer",
    at: market.now - Math.round(since * dice.between(0.1, 0.8)),
    reason: dice.pick(market.data.talk.change_reasons[kind]),
    days: dice.whole(1, 3),
    decision: null,
  };
}
