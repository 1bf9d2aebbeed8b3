import { beforeAll, expect, it } from "vitest";
import type { EndpointName } from "#contract/registry.ts";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { DEMO_ACCOUNTS } from "#server/seed/demo-accounts.ts";
import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { copiedDemoMarket, MAKING } from "../copied-demo-market.ts";
import { makeAccount, type TestAccount } from "../factories/accounts.ts";
import { PRODUCTS } from "../billing/products.ts";
import { makeDelivery } from "../factories/deliveries.ts";
import { freshKey } from "../factories/market.ts";
import { makePaymentThings } from "../factories/payment-things.ts";
import { querySchema, requiredQuery } from "../query-schema.ts";
import { makeWish } from "../factories/service-wishes.ts";
import { buyTopUp } from "../factories/top-ups.ts";

/** Of a long list, so much of its beginning is compared; what is behind is read at once. */
const MOST_STEPS = 6;
const LONG = 120_000;

const FEW = 3;
const BANK_ACCOUNT = { bank: "088", account_number: "110-123-456789", holder: "김솜씨" };
const NOT_THEIRS = new Set([401, 403, 404]);

const lists = endpointNames.filter((name) => queryOf(name).includes("cursor"));

let app: TestApp;
let readers: { who: string; client: TestClient; ids: Record<string, string> }[];
beforeAll(async () => {
  app = await copiedDemoMarket();
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const people = await app.sql<{ id: string; email: string; pro_id: string | null }[]>`
    SELECT a.id, a.email, p.id AS pro_id FROM accounts a LEFT JOIN pro_profiles p ON p.account_id = a.id
     WHERE a.email = ANY(${emails})
        OR a.id = (SELECT author_id FROM reviews GROUP BY author_id ORDER BY count(*) DESC, author_id LIMIT 1)
     ORDER BY a.email`;
  await makeFew();
  readers = await Promise.all(
    people.map(async ({ id, email, pro_id }) => ({
      who: email,
      client: await app.as({ id }),
      ids: await idsOf(id, pro_id),
    })),
  );
}, MAKING);

it.each(lists)(
  "%s has each row once and in the same order, read at once and page by page",
  { timeout: LONG },
  async (name) => {
    let longest = 0;
    for (const { who, client, ids } of readers) {
      const named = Object.entries(ids).filter(([key]) => routeOf(name).path.includes(`{${key}}`));
      const input = { ...Object.fromEntries(named), ...asked(name, ids) };
      const read = (query: Record<string, unknown>) => client.send(name, { ...input, ...query });
      const first = await read({});
      if (NOT_THEIRS.has(first.status)) continue;
      const all = await rowsOf(read, { limit: mostOf(name), pages: Infinity });
      longest = Math.max(longest, all.length);
      if (all.length < 2) continue;
      for (const limit of [1, 2]) {
        const begun = await rowsOf(read, { limit, pages: MOST_STEPS });
        expect(begun, `${who}, by ${limit}`).toEqual(all.slice(0, limit * MOST_STEPS));
      }
      if (all.length > mostOf(name)) continue;
      const whole = pageOf(await read({ limit: all.length }));
      expect(whole.next, `${who}: nothing comes after the last`).toBeNull();
    }
    expect(longest, "rows of the longest list").toBeGreaterThan(1);
  },
);

/** What comes by itself only in a market that goes on. */
async function makeFew(): Promise<void> {
  const [customer] = await app.sql<TestAccount[]>`
    SELECT * FROM accounts WHERE email = 'customer@demo.somssi.kr'`;
  if (!customer) throw new Error("nobody is there");
  const client = await app.as(customer);
  for (let made = 0; made < FEW; made += 1) {
    await makeDelivery(app, customer);
    await makeWish(app, `바라는 일 ${made}`);
    await makePayments(client);
    await makeOverdue();
  }
  await app.sql`
    INSERT INTO pro_name_changes ${app.sql(
      (await somePros()).map(({ id, display_name }) => ({
        id: app.ids.next(),
        pro_id: id,
        name: `${display_name} 새집`,
        previous_name: display_name,
        state: "pending",
        asked_at: app.clock.now(),
      })),
    )}`;
}

/** A pack with an alarm about its payment, one that the gateway would not take back, and a refund to a bank account. */
async function makePayments(client: TestClient): Promise<void> {
  const { refund: refundId } = await makePaymentThings(app, client);
  await client.call("users.me.refundAccount.set", { refundId, ...BANK_ACCOUNT });
  const { topUpId } = await buyTopUp(app, client);
  await client.call("credits.topUps.refund", { topUpId }, freshKey());
  await app.sql`
    UPDATE refunds SET state = 'failed', done_at = NULL, code = 'PG_PROVIDER_ERROR'
    WHERE payment_id = ${`${topUpId}-1`}`;
}

async function makeOverdue(): Promise<void> {
  const billing_key = await app.gateway.issueKey("card");
  const member = await app.as(await makeAccount(app));
  await member.call("subscriptions.buy", { product_id: PRODUCTS.light, billing_key }, freshKey());
  await app.gateway.mode(billing_key, "decline:REJECT_CARD_PAYMENT");
  await app.sql`
    UPDATE memberships m SET state = 'overdue', due_at = NULL,
           arrears = (SELECT arrears FROM memberships WHERE state = 'overdue' ORDER BY id LIMIT 1)
    FROM billing_methods b WHERE b.id = m.method_id AND b.billing_key = ${billing_key}`;
  await app.sql`
    INSERT INTO credits_at_rest SELECT account_id FROM billing_methods WHERE billing_key = ${billing_key}`;
}

const somePros = () => app.sql<{ id: string; display_name: string }[]>`
  SELECT id, display_name FROM pro_profiles WHERE state = 'approved' ORDER BY id LIMIT ${FEW}`;

type Read = (query: Record<string, unknown>) => Promise<{ status: number; body: unknown }>;

async function rowsOf(read: Read, { limit, pages }: { limit: number; pages: number }) {
  const rows: unknown[] = [];
  let cursor: string | null = null;
  for (let at = 0; at < pages; at += 1) {
    const answer = await read({ limit, ...(cursor === null ? {} : { cursor }) });
    expect(answer.status).toBe(200);
    const page = pageOf(answer);
    expect(page.items.length).toBeLessThanOrEqual(limit);
    rows.push(...page.items);
    cursor = page.next;
    if (cursor === null) break;
  }
  return rows;
}

const pageOf = ({ body }: { body: unknown }) => body as { items: unknown[]; next: string | null };

function queryOf(name: EndpointName): string[] {
  return Object.keys(querySchema(name)?.properties ?? {});
}

function mostOf(name: EndpointName): number {
  const limit = querySchema(name)?.properties?.["limit"] as { maximum?: number } | undefined;
  return limit?.maximum ?? 20;
}

/** What has to be asked for. */
function asked(name: EndpointName, { proId = "" }: Record<string, string>) {
  const isOfPro = querySchema(name)?.required?.includes("pro_id");
  return { ...requiredQuery(name), ...(isOfPro ? { pro_id: proId } : {}) };
}

/** What addresses name: what is the reader's own, and where it may be several, that with most in it. */
async function idsOf(accountId: string, ownProId: string | null): Promise<Record<string, string>> {
  const [row] = await app.sql<Record<string, string | null>[]>`
    SELECT (SELECT m.quote_id FROM messages m JOIN quotes q ON q.id = m.quote_id
              JOIN requests r ON r.id = q.request_id
             WHERE r.customer_id = ${accountId} OR q.pro_id = ${ownProId}
             GROUP BY m.quote_id ORDER BY count(*) DESC, m.quote_id LIMIT 1) AS "quoteId",
           (SELECT request_id FROM notifications WHERE account_id = ${accountId} AND request_id IS NOT NULL
             GROUP BY request_id ORDER BY count(*) DESC, request_id LIMIT 1) AS "requestId",
           (SELECT account_id FROM deliveries WHERE account_id IS NOT NULL
             GROUP BY account_id ORDER BY count(*) DESC, account_id LIMIT 1) AS "accountId",
           (SELECT pro_id FROM reviews GROUP BY pro_id ORDER BY count(*) DESC, pro_id LIMIT 1) AS "proId"`;
  const named = Object.entries({ ...row, ...(ownProId ? { proId: ownProId } : {}) });
  return Object.fromEntries(named.map(([key, id]) => [key, id ?? app.ids.next()]));
}
