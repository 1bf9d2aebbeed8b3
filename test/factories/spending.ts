import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { makeLot } from "./credits.ts";
import { freshKey, makeCustomer, makeSignedInPro, type SignedInPro } from "./market.ts";
import { moveInAnswers, publish } from "./requests.ts";

let scenes = 0;

/** A customer with credits and their request in a region of its own, and the pros whom it reached: `pro(1)`. */
export async function makeSpendingScene(
  app: TestApp,
  facts: { pros: number; quoteLimit?: 3 | 5 | 10; credits?: number },
) {
  const region = await nextRegion(app);
  const pros: SignedInPro[] = [];
  for (let made = 0; made < facts.pros; made += 1) {
    pros.push(await makeSignedInPro(app, { regions: [region] }));
  }
  const customer = await makeCustomer(app);
  const credits = facts.credits ?? 10;
  if (credits > 0) await makeLot(app, { accountId: customer.account.id, credits });
  const limit = facts.quoteLimit ?? 5;
  const requestId = await publish(customer.client, { ...askIn(region), quote_limit: limit });
  const pro = (position: number) => pros[position - 1] ?? neverMade(position);
  return { customer, pros, pro, region, requestId };
}

/** What makes a request one of this region (si-gun-gu). */
export function askIn(region: string) {
  return { answers: { ...moveInAnswers(), region }, region_code: region };
}

function neverMade(position: number): never {
  throw new Error(`there is no pro number ${position}`);
}

async function nextRegion({ sql }: TestApp): Promise<string> {
  const [row] = await sql<{ code: string }[]>`
    SELECT code FROM regions WHERE level = 'si_gun_gu' AND valid_to IS NULL
    ORDER BY code LIMIT 1 OFFSET ${scenes}`;
  scenes += 1;
  if (!row) throw new Error("no region is left");
  return row.code;
}

interface Press {
  expected?: number;
  key?: ReturnType<typeof freshKey>;
}

export function urgent(client: TestClient, requestId: string, { expected, key }: Press = {}) {
  const input = { requestId, expected_credits: expected ?? 2 };
  return client.call("requests.urgent", input, key ?? freshKey());
}

export function moreQuotes(client: TestClient, requestId: string, { expected, key }: Press = {}) {
  const input = { requestId, expected_credits: expected ?? 1 };
  return client.call("requests.moreQuotes", input, key ?? freshKey());
}

/** What a request says was bought for it, and what the ledger says was spent on it. */
export async function boughtOf({ sql }: TestApp, requestId: string) {
  const [row] = await sql<{ urgent: boolean; quotes: number; spent: number }[]>`
    SELECT urgent_at IS NOT NULL AS urgent, bought_quotes AS quotes,
           (SELECT coalesce(sum(e.amount), 0)::int FROM credit_transfers t
            JOIN credit_entries e ON e.transfer_id = t.id
            WHERE t.reason = 'spend' AND e.ledger = 'spent' AND t.request_id = ${requestId}) AS spent
    FROM requests WHERE id = ${requestId}`;
  return row ? { ...row } : undefined;
}
