import { addDays } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { TestApp } from "./app.ts";
import { makeCustomer, makeSignedInPro, type SignedInPro } from "./factories/market.ts";
import { makeOpenRequest } from "./factories/open-requests.ts";

/** A pro with credits to spare, and requests for one customer after the other, as many as a test asks for. */
export interface AwkwardMarket {
  app: TestApp;
  pro: SignedInPro;
  /** A day so many days from the test clock's. */
  dayIn: (days: number) => string;
  /** Another open request, with the pro's quote read. */
  another: () => ReturnType<typeof makeAnother>;
  /** The newest value of a column. */
  newest: (table: string, column: string) => Promise<unknown>;
}

export async function makeAwkwardMarket(app: TestApp): Promise<AwkwardMarket> {
  const pro = await makeSignedInPro(app, { credits: 2_000 });
  const dayIn = (days: number) => addDays(seoulDay(app.clock.now().getTime()), days);
  const rows = await app.sql<{ code: string }[]>`
    SELECT code FROM regions WHERE level = 'si_gun_gu' AND valid_to IS NULL ORDER BY code`;
  const free: string[] = [];
  let customer = await makeCustomer(app);
  return {
    app,
    pro,
    dayIn,
    another: async () => {
      // One person may have one open request in each region.
      if (free.length === 0) {
        customer = await makeCustomer(app);
        free.push(...rows.map(({ code }) => code));
      }
      return makeAnother(app, { pro, customer, region: free.pop() ?? "", validUntil: dayIn(14) });
    },
    newest: async (table, column) => {
      const [row] = await app.sql<{ value: unknown }[]>`
        SELECT ${app.sql(column)} AS value FROM ${app.sql(table)} ORDER BY id DESC LIMIT 1`;
      return row?.value;
    },
  };
}

async function makeAnother(
  app: TestApp,
  facts: {
    pro: SignedInPro;
    customer: Awaited<ReturnType<typeof makeCustomer>>;
    region: string;
    validUntil: string;
  },
) {
  const { pro, customer, region, validUntil } = facts;
  const ids = { customerId: customer.account.id, proId: pro.proId };
  return { customer, ...(await makeOpenRequest(app, { ...ids, region, validUntil })) };
}
