import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { fitOf, isNewPro } from "#domain/search/fit.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { untilSomebodyWaits } from "#test/until-somebody-waits.ts";
import { anyFitFacts } from "#test/factories/fit-facts.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeHire } from "#test/factories/hires.ts";
import { makeSearchedPro } from "#test/factories/search.ts";

let app: TestApp;
const pros: string[] = [];
const hires: string[] = [];

beforeAll(async () => {
  app = await testApp();
  const customer = await makeAccount(app);
  for (const name of ["가나", "다라 마", "PT 바사"]) {
    const { proId } = await makeSearchedPro(app, { name });
    pros.push(proId);
    // One short of what a price is told from.
    for (const state of ["completed", "completed", "completed", "completed", "hired"] as const) {
      const hire = await makeHire(app, { customerId: customer.id, proId, price: 10_000, state });
      hires.push(hire.hireId);
    }
  }
});

/** Everything that search keeps, as it stands. */
async function kept() {
  const { sql } = app;
  return {
    pros: await sql`SELECT * FROM search_pros ORDER BY pro_id`,
    prices: await sql`SELECT * FROM pro_service_prices ORDER BY pro_id, service_slug`,
    prefixes: await sql`SELECT * FROM search_prefixes ORDER BY prefix, position`,
  };
}

function pick<T>(list: readonly T[], at: number): T {
  const one = list[at % list.length];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
}
const services = ["move-in-cleaning", "home-moving", "piano-lesson"];
const regions = ["11680", "11650", "26350"];

type Change = (pro: string, draw: number) => PromiseLike<unknown>;

/** What can happen to a pro, as rows. */
const changes = (): Change[] => {
  const { sql } = app;
  return [
    (pro, n) =>
      sql`UPDATE pro_profiles SET display_name = ${pick(["가람", "나래 홈", "ABC", "다온"], n)} WHERE id = ${pro}`,
    (pro, n) =>
      sql`UPDATE pro_profiles SET headline = ${pick(["꼼꼼", "정성"], n)} WHERE id = ${pro}`,
    (pro, n) =>
      sql`UPDATE pro_profiles SET state = ${pick(["approved", "suspended", "pending"], n)} WHERE id = ${pro}`,
    (pro, n) => sql`UPDATE pro_profiles SET allow_public_read = ${n % 2 === 0} WHERE id = ${pro}`,
    (pro, n) => sql`UPDATE pro_profiles SET accepts_requests = ${n % 2 === 0} WHERE id = ${pro}`,
    (pro, n) =>
      sql`UPDATE pro_profiles SET review_count = ${n % 7}, rating_sum = ${(n % 7) * 4},
            hire_count = ${n % 30}, quote_count = ${n % 3}, answer_seconds = ${(n % 3) * n * 60},
            deal_count = ${n % 9}, deal_kept_count = ${Math.floor((n % 9) / 2)} WHERE id = ${pro}`,
    (pro, n) =>
      sql`INSERT INTO pro_services VALUES (${pro}, ${pick(services, n)}) ON CONFLICT DO NOTHING`,
    (pro, n) =>
      sql`DELETE FROM pro_services WHERE pro_id = ${pro} AND service_slug = ${pick(services, n)}`,
    (pro, n) =>
      sql`INSERT INTO pro_regions VALUES (${pro}, ${pick(regions, n)}) ON CONFLICT DO NOTHING`,
    (pro) => sql`DELETE FROM pro_regions WHERE pro_id = ${pro}`,
    (pro, n) =>
      sql`INSERT INTO certifications (id, pro_id, kind, label, state, created_at, submitted_at)
          VALUES (${app.ids.next()}, ${pro}, ${pick(["licence", "award", "degree"], n)}, '자격', 'approved',
                  ${app.clock.now()}, ${app.clock.now()})`,
    (pro, n) =>
      sql`UPDATE certifications SET state = ${pick(["approved", "expired"], n)} WHERE pro_id = ${pro}`,
    (pro) => sql`DELETE FROM certifications WHERE pro_id = ${pro}`,
    (_, n) =>
      sql`UPDATE hires SET state = ${pick(["completed", "hired"], n)}, completed_at = ${app.clock.now()},
            agreed_price = ${1_000 * (1 + (n % 50))} WHERE id = ${pick(hires, n)}`,
    () => sql`UPDATE pro_profiles SET hire_count = hire_count + 1`,
  ];
};

describe("what search keeps", () => {
  it("is after any changes what a rebuild makes of them", async () => {
    const all = changes();
    const steps = fc.array(fc.tuple(fc.nat(all.length - 1), fc.nat(2), fc.nat(1_000)), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (some) => {
        for (const [which, at, draw] of some) await pick(all, which)(pick(pros, at), draw);
        await app.sweep();
        const before = await kept();
        await app.sql`SELECT search_rebuild(${app.clock.now()})`;
        expect(before).toEqual(await kept());
      }),
      { numRuns: 20 },
    );
  });

  it("is undone with the transaction that changed it", async () => {
    const before = await kept();
    const undone = app.sql.begin(async (tx) => {
      await tx`UPDATE pro_profiles SET display_name = '바뀐 이름', state = 'suspended'`;
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await kept()).toEqual(before);
  });

  it("ends being new after its days, and not before", async () => {
    const { sql, clock } = app;
    const { proId } = await makeSearchedPro(app, { name: "새내기" });
    const isNew = async () => {
      await app.sweep();
      const [row] = await sql<{ is_new: boolean; fit: number }[]>`
        SELECT is_new, place >> 32 AS fit FROM search_pros WHERE pro_id = ${proId}`;
      return [row?.is_new, row?.fit];
    };
    expect(await isNew()).toEqual([true, 375]);
    const since = clock.now().getTime();
    clock.advance(60 * DAY_MS - 1);
    expect(isNewPro(since, clock.now().getTime())).toBe(true);
    expect(await isNew()).toEqual([true, 375]);
    clock.advance(1);
    expect(isNewPro(since, clock.now().getTime())).toBe(false);
    expect(await isNew()).toEqual([false, 315]);
    await sql`UPDATE pro_profiles SET headline = '여전히 열심히 해요' WHERE id = ${proId}`;
    expect(await isNew()).toEqual([false, 315]);
  });

  it("follows two transactions that change one pro at the same time", async () => {
    const { sql } = app;
    const { proId } = await makeSearchedPro(app, { name: "둘이 함께", services: ["logo-design"] });
    const firstIn = Promise.withResolvers<void>();
    const first = sql.begin(async (tx) => {
      await tx`INSERT INTO pro_services VALUES (${proId}, 'app-development')`;
      firstIn.resolve();
      await untilSomebodyWaits(sql);
    });
    await firstIn.promise;
    const second = sql`UPDATE pro_profiles SET display_name = '함께 둘이' WHERE id = ${proId} RETURNING id`;
    await Promise.all([first, second]);
    const [row] = await sql`SELECT services, initials FROM search_pros WHERE pro_id = ${proId}`;
    expect(row).toEqual({ services: ["app-development", "logo-design"], initials: "ㅎㄲㄷㅇ" });
  });
});

it("nobody waits to be seen on a day on which they were seen already", async () => {
  const { account, proId } = await makeSearchedPro(app, { name: "오늘도" });
  const customer = await makeAccount(app);
  await app.sql.begin(async (tx) => {
    await tx`UPDATE pro_activity SET active_on = active_on WHERE pro_id = ${proId}`;
    await app.as(account);
    await makeHire(app, { customerId: customer.id, proId, state: "hired" });
  });
});

it("the database counts the points of fit as the domain does", async () => {
  const facts = fc.sample(anyFitFacts, { numRuns: 500, seed: 42 });
  const rows = facts.map((one) => ({
    review_count: one.rating.count,
    rating_sum: one.rating.sum,
    hire_count: one.hires,
    quote_count: one.answers.count,
    answer_seconds: one.answers.seconds,
    deal_count: one.deals.completed,
    deal_kept_count: one.deals.kept,
    certificates: one.certificates.length,
    is_new: one.isNew,
  }));
  const counted = await app.sql<{ fit: number }[]>`
    SELECT search_fit(review_count, rating_sum, hire_count, quote_count, answer_seconds, deal_count,
                      deal_kept_count, certificates, is_new) AS fit
    FROM json_to_recordset(${JSON.stringify(rows)}::text::json) AS t (
      review_count int, rating_sum int, hire_count int, quote_count int, answer_seconds bigint,
      deal_count int, deal_kept_count int, certificates int, is_new bool)`;
  expect(counted.map(({ fit }) => fit)).toEqual(facts.map(fitOf));
});
