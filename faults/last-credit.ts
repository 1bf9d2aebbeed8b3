import { setTimeout as pause } from "node:timers/promises";
import { checkLedger } from "#server/commands/check-ledger.ts";
import { findBalance } from "#server/features/credits/queries.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeLot } from "#test/factories/credits.ts";
import { makePro } from "#test/factories/pros.ts";
import { moveInAnswers, requestBody } from "#test/factories/requests.ts";
import { quoteBody } from "#test/factories/market.ts";
import type { Caller, CallOutcome } from "#test/caller.ts";
import type { FaultSize } from "./run-faults.ts";
import { clock, ids, type RunningMarket } from "#test/running-market.ts";

const SIZES = { sample: { rounds: 20, quotes: 2 }, full: { rounds: 10_000, quotes: 50 } };
/** What a quote for the test request costs: tier 2, with a date but no photo and a decided customer. */
const PRICE = 3;
const REGION = "11710";
/** How often one quote is sent while the market says that it is busy, and how long it waits then. */
const PRESSES = 20;
const LATER_MS = 1_000;

/** Many quotes leave at once with credits for one: one is sent, the others are refused by their code, nothing goes negative. */
export async function lastCredit(market: RunningMarket, size: FaultSize): Promise<number> {
  const { rounds, quotes } = size.sample ? SIZES.sample : SIZES.full;
  const facts = { sql: market.sql, clock, ids };
  const { account } = await makePro(facts, { regions: [REGION], credits: 0 });
  const caller = await market.as(account.id);
  const waiting = new Set<string>();
  let done = 0;
  while (done < rounds && Date.now() < size.until) {
    // Of those that are not quoted for yet, so many wait each time.
    while (waiting.size < quotes) waiting.add(await publishOne(market));
    await makeLot(facts, { accountId: account.id, credits: PRICE });
    const requestIds = [...waiting];
    const outcomes = await Promise.all(requestIds.map((requestId) => sendQuote(caller, requestId)));
    const codes = outcomes.map((outcome) =>
      outcome.kind === "answer" ? (outcome.code ?? String(outcome.status)) : "unknown",
    );
    const sent = requestIds.filter((_, place) => codes[place] === "201");
    const refused = codes.filter((code) => code === "credits_insufficient");
    if (sent.length !== 1 || refused.length !== quotes - 1)
      throw new Error(
        `the race after ${done} ended with ${[...new Set(codes)].join(", ")}, ${sent.length} sent`,
      );
    const balance = await findBalance(market.sql, account.id, clock.now());
    if (balance !== 0) throw new Error(`the balance is ${balance} after the last credit`);
    for (const requestId of sent) waiting.delete(requestId);
    done += 1;
  }
  const broken = await checkLedger(market.sql);
  if (Object.keys(broken).length > 0) throw new Error(`ledger broken: ${JSON.stringify(broken)}`);
  return done;
}

async function publishOne(market: RunningMarket): Promise<string> {
  const account = await makeAccount({ sql: market.sql, clock, ids });
  const customer = await market.as(account.id);
  const answers = { ...moveInAnswers(), region: REGION };
  const outcome = await customer.call(
    "requests.create",
    requestBody({ answers, region_code: REGION }),
  );
  if (outcome.kind !== "answer" || outcome.status !== 201)
    throw new Error("no request to quote for");
  await market.untilDispatched();
  return (outcome.body as { id: string }).id;
}

/** A press that is told to come back later (503) comes back under its key, as a page does: what counts is how it ends. */
async function sendQuote(caller: Caller, requestId: string): Promise<CallOutcome> {
  const today = clock.now();
  const validUntil = new Date(today.getTime() + 14 * 86_400_000).toISOString().slice(0, 10);
  const body = quoteBody(requestId, { valid_until: validUntil });
  const headers = { "idempotency-key": ids.next() };
  let outcome = await caller.call("quotes.create", body, headers);
  for (let more = PRESSES - 1; more > 0 && isTurnedAway(outcome); more -= 1) {
    await pause(LATER_MS);
    outcome = await caller.call("quotes.create", body, headers);
  }
  return outcome;
}

const isTurnedAway = (outcome: CallOutcome) => outcome.kind === "answer" && outcome.status === 503;
