import type {
  ActivityFacts,
  CreditFact,
  DealFact,
  QuoteFact,
} from "#domain/activity-report/facts.ts";
import type { TestApp } from "../app.ts";
import { addDays } from "#domain/calendar/day.ts";
import { makeAccount } from "./accounts.ts";
import { makeMembershipRow } from "./credits.ts";
import { makePro } from "./pros.ts";
import { expectNoSoundLedger } from "../sound-ledger.ts";

export const SERVICES = ["move-in-cleaning", "special-cleaning", "car-wash"];

/** A pro, and what happened to them as the report's rule wants it told. */
export interface ActivePro {
  pro: { id: string; accountId: string };
  facts: ActivityFacts;
}

type Random = () => number;
type Lot = CreditFact["lot"] & { id: string };
interface Drawn {
  id: string;
  requestId: string;
  service: string;
  of: number;
  total: number;
  unit: "job" | "hour";
  fact: QuoteFact;
}

const REQUESTS = 60;
const HOUR = 3_600_000;
const DAYS_BACK = 70;

/** A market as rows, drawn at random: four pros, requests over ten weeks, quotes that fared in every way. */
export async function drawActivityMarket(app: TestApp, random: Random): Promise<ActivePro[]> {
  const { sql, clock, ids } = app;
  expectNoSoundLedger(sql);
  const now = clock.now().getTime();
  const whole = (most: number) => Math.floor(random() * most);
  const customer = await makeAccount(app);
  const made = [];
  for (let n = 0; n < 4; n += 1) {
    const { proId, account } = await makePro(app, { services: SERVICES, credits: 0 });
    // Of half of them nobody knows where the rollover came from.
    const lots = await makeLots(app, account.id, n % 2 === 0);
    const received: { service: string; at: number }[] = [];
    const [credits, deals]: [CreditFact[], DealFact[]] = [[], []];
    made.push({ proId, accountId: account.id, lots, received, credits, deals });
  }

  const quotes: Drawn[] = [];
  for (let n = 0; n < REQUESTS; n += 1) {
    const service = SERVICES[whole(SERVICES.length)] ?? "";
    const at = now - whole(DAYS_BACK * 24) * HOUR - whole(HOUR);
    const requestId = ids.next();
    await sql`
      INSERT INTO requests (id, customer_id, service_slug, form_version, answers, quote_limit, decision, contact,
                            state, published_at, quotes_close_at, closes_at, created_at)
      SELECT ${requestId}, ${customer.id}, slug, form_version, '{}', 10, 'week', '{"channel":"messages"}', 'closed',
             ${new Date(at)}, ${new Date(at)}, ${new Date(at)}, ${new Date(at)}
      FROM services WHERE slug = ${service}`;
    let hired = false;
    for (const [of, pro] of made.entries()) {
      if (random() < 0.2) continue;
      pro.received.push({ service, at });
      await sql`
        INSERT INTO request_recipients (request_id, pro_id, received_at)
        VALUES (${requestId}, ${pro.proId}, ${new Date(at)})`;
      const tries = random() < 0.25 ? 0 : random() < 0.2 ? 2 : 1;
      for (let turn = 0; turn < tries; turn += 1) {
        const sentAt = Math.min(now, at + whole(40) * HOUR + whole(HOUR));
        const readAt = random() < 0.6 ? Math.min(now, sentAt + whole(60) * HOUR) : null;
        const isLast = turn === tries - 1;
        const hiredAt: number | null =
          isLast && !hired && readAt !== null && random() < 0.4
            ? Math.min(now, readAt + whole(90) * HOUR)
            : null;
        hired ||= hiredAt !== null;
        const quote: Drawn = {
          id: ids.next(),
          requestId,
          service,
          of,
          // Few prices, so that some are equal.
          total: (1 + whole(4)) * 100_000,
          unit: random() < 0.8 ? "job" : "hour",
          fact: {
            service,
            isFirst: turn === 0,
            receivedAt: at,
            sentAt,
            readAt,
            hiredAt,
            price: null,
          },
        };
        quotes.push(quote);
        const isCancelled = random() < 0.3;
        const agreedWon = quote.total + whole(3) * 5_000;
        const deal = { isCancelled, agreedWon };
        if (hiredAt !== null) pro.deals.push({ service, at: hiredAt, ...deal });
        await writeQuote(app, quote, { customerId: customer.id, proId: pro.proId, isLast, deal });
        const end = readAt === null ? (random() < 0.7 ? "released" : null) : "captured";
        if (end === null) continue;
        const endedAt = readAt ?? Math.min(now, sentAt + 48 * HOUR);
        const ended = { service, at: endedAt, end } as const;
        const parts = pro.lots
          .slice(whole(2), 2 + whole(3))
          .map((lot) => ({ ...ended, credits: 1 + whole(3), lot }));
        pro.credits.push(...parts);
        await writeTransfer(app, pro.accountId, quote.id, parts);
      }
    }
  }

  for (const quote of quotes) quote.fact.price = priceOf(quote, quotes);
  return made.map(({ proId, accountId, received, credits, deals }, of) => ({
    pro: { id: proId, accountId },
    facts: {
      received,
      credits,
      deals,
      quotes: quotes.filter((quote) => quote.of === of).map(({ fact }) => fact),
    },
  }));
}

/** Only each pro's last quote for a request is compared. */
function priceOf(quote: Drawn, all: readonly Drawn[]): QuoteFact["price"] {
  const lastByPro = new Map<number, Drawn>();
  for (const one of all) if (one.requestId === quote.requestId) lastByPro.set(one.of, one);
  if (lastByPro.get(quote.of) !== quote) return null;
  lastByPro.delete(quote.of);
  const { total, unit } = quote;
  return { total, unit, others: [...lastByPro.values()] };
}

/** The last one is what the plan was raised by; no quote is paid with it. */
async function makeLots(app: TestApp, accountId: string, isCarried: boolean): Promise<Lot[]> {
  const { sql, clock, ids } = app;
  const { membership } = await makeMembershipRow(app, { accountId });
  const lot = (kind: Lot["kind"], credits: number, paidWon: number): Lot => ({
    id: ids.next(),
    kind,
    credits,
    paidWon,
    carriedFrom: null,
  });
  const carriedFrom = isCarried ? { credits: 160, paidWon: 119_000 } : null;
  const lots = [
    lot("bonus", 10, 0),
    lot("plan", 70, 59_000),
    lot("topup", 30, 39_605),
    { ...lot("rollover", 7, 0), carriedFrom },
    lot("plan", 90, 60_000),
  ];
  const next = addDays(membership.periodStart, 30);
  for (const [index, { id, kind, credits, paidWon }] of lots.entries()) {
    const period = { plan: membership.periodStart, rollover: isCarried ? next : null }[
      kind as string
    ];
    await sql`
      INSERT INTO credit_lots (id, account_id, kind, credits, paid_won, source, granted_at, expires_at,
                               membership_id, period_start)
      VALUES (${id}, ${accountId}, ${kind}, ${credits}, ${paidWon}, ${`${kind} ${index}`}, ${clock.now()},
              ${clock.now()}, ${period ? membership.id : null}, ${period ?? null})`;
  }
  return lots;
}

async function writeQuote(
  { sql, ids }: TestApp,
  { id, requestId, service, total, unit, fact }: Drawn,
  facts: {
    customerId: string;
    proId: string;
    isLast: boolean;
    deal: Pick<DealFact, "isCancelled" | "agreedWon">;
  },
): Promise<void> {
  const sentAt = new Date(fact.sentAt);
  const readAt = fact.readAt === null ? null : new Date(fact.readAt);
  // A pro has one living quote for a request at most.
  const state = facts.isLast ? (fact.hiredAt === null ? "declined" : "hired") : "withdrawn";
  await sql`
    INSERT INTO quotes (id, request_id, pro_id, unit, items, total, extra_ceiling, valid_until, message, state,
                        credit_cost, cost_formula, sent_at, hold_until, read_at)
    VALUES (${id}, ${requestId}, ${facts.proId}, ${unit}, '[]', ${total}, 0, '2027-03-10', '잘 부탁드려요.',
            ${state}, 2, '[]', ${sentAt}, ${sentAt}, ${readAt})`;
  if (fact.hiredAt === null) return;
  const hiredAt = new Date(fact.hiredAt);
  await sql`
    INSERT INTO hires (id, request_id, quote_id, customer_id, pro_id, service_slug, quoted_price, agreed_price,
                       agreed_date, state, auto_complete_at, hired_at)
    VALUES (${ids.next()}, ${requestId}, ${id}, ${facts.customerId}, ${facts.proId}, ${service}, ${total},
            ${facts.deal.agreedWon}, '2027-03-10', ${facts.deal.isCancelled ? "cancelled" : "hired"}, ${hiredAt},
            ${hiredAt})`;
}

/** The ledger's lines of how a quote's hold ended. */
async function writeTransfer(
  { sql, ids }: TestApp,
  accountId: string,
  quoteId: string,
  parts: readonly (CreditFact & { lot: Lot })[],
): Promise<void> {
  const [first] = parts;
  if (!first) return;
  const [reason, ledger] =
    first.end === "captured" ? ["capture", "spent"] : ["release", "available"];
  const transferId = ids.next();
  await sql.begin(async (tx) => {
    await tx`
      INSERT INTO credit_transfers (id, account_id, reason, detail, reference, quote_id, at)
      VALUES (${transferId}, ${accountId}, ${reason}, 'test', ${`quote:${quoteId}`}, ${quoteId},
              ${new Date(first.at)})`;
    for (const { lot, credits } of parts) {
      await tx`
        INSERT INTO credit_entries (id, transfer_id, lot_id, ledger, amount)
        VALUES (${ids.next()}, ${transferId}, ${lot.id}, 'held', ${-credits}),
               (${ids.next()}, ${transferId}, ${lot.id}, ${ledger}, ${credits})`;
    }
  });
}
