import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { serviceOf, type Market } from "../market.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import type { Population } from "../people/population.ts";
import type { SignedIn } from "../people/signed-in.ts";
import type { QuotePlan, RequestPlan } from "../story/plan.ts";
import { planRequest, type OpenPlan } from "./plan-request.ts";

const HOME = "11680";

/**
 * What the customer whom most visitors sign in as finds: a request with three quotes to read, one at work
 * with a change to answer, one to review, one closed and one reviewed long ago.
 */
export function planCustomerStories(
  market: Market,
  population: Population,
  signedIn: SignedIn,
): RequestPlan[] {
  const begin = (name: string, slug: string, publishedAt: number, pro: DemoPro) => {
    const dice = market.dice.stream(`customer-story/${name}`);
    const service = serviceOf(market, slug);
    const region = market.country.region(HOME);
    const seed = {
      name: `customer-${name}`,
      kind: "open" as const,
      pro,
      service,
      region,
      publishedAt,
    };
    const open = planRequest(population, seed, signedIn.customer, dice);
    return { ...open, designated: null, quoteLimit: 5 as const };
  };
  const ago = (hours: number) => market.now - Math.round(hours * HOUR_MS);
  const { pro, phonePro, overduePro } = signedIn;
  return [
    planReviewed(begin("reviewed", "house-cleaning", ago(64 * 24), pro), pro),
    planClosed(begin("closed", "wallpaper", ago(15 * 24), overduePro), overduePro),
    planToReview(begin("to-review", "aircon-cleaning", ago(9 * 24), phonePro), phonePro),
    planAtWork(market, begin("at-work", "move-out-cleaning", ago(6 * 24), pro), pro),
    planToRead(market, begin("to-read", "move-in-cleaning", ago(20), pro)),
  ];
}

function quoteOf(pro: DemoPro, sentAt: number, readAt: number | null): QuotePlan {
  return { pro, sentAt, readAt, validDays: 14, end: null, hasPicture: false, talk: null };
}

/** Others who answer at random, enough of them. */
function rivals(open: OpenPlan, count: number): DemoPro[] {
  const found = open.recipients.filter(({ answersAtRandom }) => answersAtRandom).slice(0, count);
  if (found.length < count) throw new Error(`${open.name}: too few pros to answer`);
  return found;
}

function planToRead(market: Market, open: OpenPlan): RequestPlan {
  const ago = (hours: number) => market.now - Math.round(hours * HOUR_MS);
  const sent = [19.2, 15.5, 8.1, 2.3].map(ago);
  return {
    ...open,
    photos: 2,
    wantedAt: market.now + 12 * DAY_MS,
    quotes: rivals(open, sent.length).map((pro, index) => ({
      ...quoteOf(pro, sent[index] ?? 0, index === 0 ? ago(11) : null),
      hasPicture: index === 1,
    })),
    ending: { kind: "looking" },
  };
}

function planAtWork(market: Market, open: OpenPlan, pro: DemoPro): RequestPlan {
  const { publishedAt } = open;
  const after = (hours: number) => publishedAt + Math.round(hours * HOUR_MS);
  const ago = (hours: number) => market.now - Math.round(hours * HOUR_MS);
  const quote: QuotePlan = {
    ...quoteOf(pro, after(0.6), after(3)),
    hasPicture: true,
    talk: {
      lines: [
        ["customer", "견적 잘 받았어요. 베란다 창틀도 들어 있나요?"],
        ["pro", "네, 베란다 창틀과 배수구까지 모두 들어 있어요."],
        ["customer", "그럼 부탁드릴게요. 그날 오전에 열쇠를 경비실에 맡길게요.", after(31)],
        [
          "pro",
          "사진을 다시 보니 욕실 천장에 곰팡이가 있어요. 변경 제안을 보냈으니 편하실 때 봐 주세요.",
          ago(4.8),
        ],
      ],
      from: after(26),
      unreadBy: "customer",
    },
  };
  const others = rivals(open, 2).map((one, index) => quoteOf(one, after(2 + index * 4), after(20)));
  return {
    ...open,
    photos: 1,
    wantedAt: market.now + 3 * DAY_MS,
    quotes: [quote, ...others],
    ending: {
      kind: "hired",
      quote,
      at: after(30),
      agreedAt: market.now + 3 * DAY_MS,
      changes: [
        {
          kinds: ["price", "scope"],
          by: "hired_pro",
          at: ago(5),
          reason: "욕실 천장의 곰팡이를 없애려면 약품과 한 시간이 더 들어요.",
          days: 0,
          scope: "욕실 천장 곰팡이 제거",
          decision: null,
        },
      ],
      outcome: null,
    },
  };
}

function planToReview(open: OpenPlan, pro: DemoPro): RequestPlan {
  const after = (hours: number) => open.publishedAt + Math.round(hours * HOUR_MS);
  const quote = quoteOf(pro, after(1), after(5));
  const [other] = rivals(open, 1);
  return {
    ...open,
    wantedAt: after(7 * 24),
    quotes: other ? [quote, quoteOf(other, after(3), after(6))] : [quote],
    ending: {
      kind: "hired",
      quote,
      at: after(28),
      agreedAt: after(7 * 24),
      changes: [],
      outcome: { kind: "completed", by: "hired_pro", at: after(7 * 24 + 20), review: null },
    },
  };
}

function planClosed(open: OpenPlan, pro: DemoPro): RequestPlan {
  const after = (hours: number) => open.publishedAt + Math.round(hours * HOUR_MS);
  return {
    ...open,
    quotes: [{ ...quoteOf(pro, after(4), after(12)), validDays: 7 }],
    ending: { kind: "closed", at: after(60), reason: "일정이 바뀌었어요." },
  };
}

function planReviewed(open: OpenPlan, pro: DemoPro): RequestPlan {
  const after = (hours: number) => open.publishedAt + Math.round(hours * HOUR_MS);
  const quote = quoteOf(pro, after(1), after(4));
  const review = { photos: 1, editedAt: null, deleted: null };
  return {
    ...open,
    wantedAt: after(6 * 24),
    quotes: [quote],
    ending: {
      kind: "hired",
      quote,
      at: after(24),
      agreedAt: after(6 * 24),
      changes: [],
      outcome: {
        kind: "completed",
        by: "customer",
        at: after(6 * 24 + 8),
        review: { ...review, at: after(8 * 24), replyAt: after(9 * 24), authorReplyAt: null },
      },
    },
  };
}
