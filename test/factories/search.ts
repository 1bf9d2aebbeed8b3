import type { TestApp } from "../app.ts";
import { makeAccount } from "./accounts.ts";
import { makeHire } from "./hires.ts";
import { makePro, type TestPro } from "./pros.ts";

export interface SearchedPro {
  name: string;
  headline?: string;
  services?: string[];
  regions?: string[];
  reviews?: number;
  ratingSum?: number;
  hires?: number;
  /** Average minutes to the quote, of ten quotes. */
  answerMinutes?: number;
  certificates?: ("identity" | "licence" | "business")[];
  /** Won of five finished jobs each, by service: search tells of no fewer. */
  prices?: [service: string, price: number][];
}

/** So many finished jobs of a pro at one price. */
export async function makeHires(
  app: TestApp,
  proId: string,
  count: number,
  facts: { service: string; price: number },
): Promise<void> {
  const customer = await makeAccount(app);
  for (let done = 0; done < count; done += 1) {
    await makeHire(app, { customerId: customer.id, proId, ...facts });
  }
}

/** A listed pro with the figures that search looks at. */
export async function makeSearchedPro(app: TestApp, facts: SearchedPro): Promise<TestPro> {
  const { name, services, regions } = facts;
  const pro = await makePro(app, {
    name,
    credits: 0,
    ...(services && { services }),
    ...(regions && { regions }),
  });
  const { reviews = 0, ratingSum = 0, hires = 0, answerMinutes } = facts;
  await app.sql`
    UPDATE pro_profiles
    SET review_count = ${reviews}, rating_sum = ${ratingSum}, hire_count = ${hires},
        headline = ${facts.headline ?? "꼼꼼하게 챙겨 드려요"},
        quote_count = ${answerMinutes === undefined ? 0 : 10}, answer_seconds = ${(answerMinutes ?? 0) * 600}
    WHERE id = ${pro.proId}`;
  for (const kind of facts.certificates ?? []) {
    await app.sql`
      INSERT INTO certifications (id, pro_id, kind, label, state, created_at, submitted_at)
      VALUES (${app.ids.next()}, ${pro.proId}, ${kind}, ${kind}, 'approved', ${app.clock.now()}, ${app.clock.now()})`;
  }
  for (const [service, price] of facts.prices ?? []) {
    await makeHires(app, pro.proId, 5, { service, price });
  }
  return pro;
}
