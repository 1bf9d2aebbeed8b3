import { DAY_MS } from "#domain/calendar/durations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { checkQuote } from "#domain/quote/check-quote.ts";
import { includedTotal } from "#domain/quote/included-total.ts";
import type { QuoteDraft, QuoteItem, QuoteUnit } from "#domain/quote/quote.ts";
import { withStandardLines } from "#domain/quote/standard-line.ts";
import { standardLinesOf } from "../../../features/catalogue/queries.ts";
import type { Dice } from "../dice.ts";
import type { DemoService, Market } from "../market.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import { tradeOf } from "../demo-data.ts";
import { phrase } from "../wording.ts";
import { roundedPrice } from "./price-of.ts";

export interface Drafting {
  service: DemoService;
  pro: DemoPro;
  /** Of the request, in won. */
  middlePrice: number;
  sentAt: number;
  validDays: number;
  dice: Dice;
}

const UNITS: Record<DemoService["unit"], QuoteUnit> = {
  건: "job",
  평: "job",
  월: "job",
  시간: "hour",
  회: "visit",
};

/** How the included lines share the total, by their number. */
const SHARES: Record<number, readonly number[]> = { 1: [1], 2: [0.75, 0.25], 3: [0.6, 0.25, 0.15] };

/** A quote as this pro would write it, checked as the server checks it. */
export function draftQuote(market: Market, drafting: Drafting): QuoteDraft {
  const { service, pro, dice, sentAt } = drafting;
  const words = tradeOf(market.data, service.category2).services[service.slug];
  if (!words) throw new Error(`data/demo has no words for ${service.slug}`);
  const price = roundedPrice(drafting.middlePrice * pro.priceLevel * dice.between(0.93, 1.08));
  const items = withStandardLines(
    [
      ...sharedOut(words.items, price),
      ...dice
        .some(words.extras, dice.whole(0, words.extras.length))
        .map((name) => extra(name, price, dice)),
      ...words.excluded
        .filter(() => dice.chance(0.45))
        .map((name): QuoteItem => ({ name, inclusion: "excluded", amount: 0 })),
    ],
    standardLinesOf(service.slug),
  );
  const extras = items.filter(({ inclusion }) => inclusion === "extra");
  const isLarge = service.tier === "T5" || service.tier === "T4";
  const draft: QuoteDraft = {
    unit: isLarge && dice.chance(0.06) ? "negotiable" : UNITS[service.unit],
    items,
    total: includedTotal(items),
    extra_ceiling: extras.reduce((sum, { amount }) => sum + amount, 0),
    valid_until: seoulDay(sentAt + drafting.validDays * DAY_MS),
    message: messageOf(market, drafting),
    attachment_ids: [],
  };
  const checked = checkQuote(draft, { today: seoulDay(sentAt) });
  if (!checked.ok) throw new Error(`${service.slug}: ${JSON.stringify(checked.fields)}`);
  return draft;
}

function sharedOut(names: readonly string[], price: number): QuoteItem[] {
  const shares = SHARES[names.length] ?? names.map(() => 1 / names.length);
  const amounts = shares.slice(1).map((share) => roundedTo(price * share));
  const first = price - amounts.reduce((sum, amount) => sum + amount, 0);
  return [first, ...amounts].map((amount, index) => ({
    name: names[index] ?? "",
    inclusion: "included",
    amount,
  }));
}

function roundedTo(won: number): number {
  const step = won < 20_000 ? 500 : won < 500_000 ? 1_000 : 10_000;
  return Math.round(won / step) * step;
}

function extra(name: string, price: number, dice: Dice): QuoteItem {
  return { name, inclusion: "extra", amount: roundedPrice(price * dice.between(0.06, 0.2)) };
}

function messageOf(market: Market, { service, pro, dice }: Drafting): string {
  const { greetings, farewells } = market.data.talk;
  const { offers, methods } = tradeOf(market.data, service.category2);
  const values = { name: pro.name, service: service.name };
  const middle = [...dice.some(offers, dice.whole(1, 2)), ...dice.some(methods, dice.whole(0, 1))];
  return [dice.pick(greetings), ...middle, dice.pick(farewells)]
    .map((sentence) => phrase(sentence, dice, values))
    .join(" ");
}
