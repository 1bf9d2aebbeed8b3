import { makeAccount } from "#test/factories/accounts.ts";
import { makeOpenRequest } from "#test/factories/open-requests.ts";
import { makePro } from "#test/factories/pros.ts";
import { clock, ids, type RunningMarket } from "#test/running-market.ts";
import { strangers } from "#test/strangers.ts";
import type { FaultSize } from "../run-faults.ts";
import { guessByTime, sameAnswer } from "./guess-by-time.ts";

const PAIRS = 10_000;
const CUSTOMERS = 50;
const REGION = "11710";

/** Whoever asks for somebody else's thing by its id does not learn that there is one, by the time of the answer either. */
export async function thingsByTime(market: RunningMarket, size: FaultSize): Promise<number> {
  await market.kill();
  await market.restart({ TRUST_PROXY: "1" });
  const facts = { sql: market.sql, clock, ids };
  const { proId } = await makePro(facts, { regions: [REGION] });
  const things: Awaited<ReturnType<typeof makeOpenRequest>>[] = [];
  for (let made = 0; made < CUSTOMERS; made += 1) {
    const { id: customerId } = await makeAccount(facts);
    const validUntil = "2099-12-31";
    things.push(await makeOpenRequest(facts, { customerId, proId, region: REGION, validUntil }));
  }
  const somebody = await market.as((await makeAccount(facts)).id);
  const from = strangers();
  const getRequest = sameAnswer(somebody, "requests.get", 404);
  const getQuote = sameAnswer(somebody, "quotes.get", 404);
  return guessByTime(size, PAIRS, (round) => {
    const { requestId, quoteId } = things[round % things.length] ?? {};
    return [
      {
        kind: "requests.get",
        known: () => getRequest({ requestId }, from()),
        unknown: () => getRequest({ requestId: ids.next() }, from()),
      },
      {
        kind: "quotes.get",
        known: () => getQuote({ quoteId }, from()),
        unknown: () => getQuote({ quoteId: ids.next() }, from()),
      },
    ];
  });
}
