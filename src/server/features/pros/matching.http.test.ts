import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { ProState } from "#domain/pro/lifecycle.ts";
import { isMatch, type MatchFacts } from "#domain/request/matching.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makePro } from "#test/factories/pros.ts";
import { findMatchingPros } from "./queries.ts";

const SERVICES = ["move-in-cleaning", "electric-work"];
const REGIONS = ["11680", "26350"];
const KINDS = ["licence", "business"] as const;
const PROS = 12;
const SEED = 20_270_310;

interface ProFacts {
  state: ProState;
  accepts: boolean;
  services: string[];
  regions: string[];
  papers: { kind: (typeof KINDS)[number]; state: string; services: string[] }[];
  block: "none" | "by_pro" | "by_customer" | "of_others";
}

const proFacts: fc.Arbitrary<ProFacts> = fc.record({
  // Mostly what matches, so that each other fact is what decides often enough.
  state: fc.constantFrom<ProState[]>("approved", "approved", "pending", "rejected", "suspended"),
  accepts: fc.constantFrom(true, true, true, false),
  services: fc.subarray(SERVICES, { minLength: 1 }),
  regions: fc.subarray(REGIONS, { minLength: 1 }),
  papers: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      state: fc.constantFrom("approved", "approved", "pending", "rejected", "expired"),
      services: fc.subarray(SERVICES),
    }),
    { selector: ({ kind }) => kind, maxLength: KINDS.length },
  ),
  block: fc.constantFrom("none", "none", "by_pro", "by_customer", "of_others"),
});
const requestFacts = fc.record({
  service_slug: fc.constantFrom(...SERVICES),
  si_gun_gu_code: fc.constantFrom(...REGIONS, null),
  required_certificates: fc.subarray([...KINDS]),
  /** The customer is one of the pros. */
  isPro: fc.boolean(),
});
const markets = fc.record({
  pros: fc.array(proFacts, { minLength: PROS, maxLength: PROS }),
  requests: fc.array(requestFacts, { minLength: 6, maxLength: 6 }),
});

let app: TestApp;
let pros: { proId: string; accountId: string }[];
let customerId: string;
let strangerId: string;

beforeAll(async () => {
  app = await testApp();
  pros = [];
  for (let made = 0; made < PROS; made += 1) {
    const { proId, account } = await makePro(app, { credits: 0 });
    pros.push({ proId, accountId: account.id });
  }
  customerId = (await makeAccount(app)).id;
  strangerId = (await makeAccount(app)).id;
});

async function settle(facts: readonly ProFacts[]): Promise<void> {
  const { sql, ids, clock } = app;
  await sql`DELETE FROM certifications`;
  await sql`DELETE FROM account_blocks`;
  await sql`DELETE FROM pro_services`;
  await sql`DELETE FROM pro_regions`;
  for (const [at, { proId, accountId }] of pros.entries()) {
    const one = facts[at];
    if (!one) throw new Error("as many facts as pros");
    await sql`
      UPDATE pro_profiles SET state = ${one.state}, accepts_requests = ${one.accepts} WHERE id = ${proId}`;
    await sql`
      INSERT INTO pro_services (pro_id, service_slug) SELECT ${proId}, unnest(${one.services}::text[])`;
    await sql`
      INSERT INTO pro_regions (pro_id, si_gun_gu_code) SELECT ${proId}, unnest(${one.regions}::text[])`;
    for (const paper of one.papers) {
      const id = ids.next();
      await sql`
        INSERT INTO certifications (id, pro_id, kind, label, state, submitted_at, created_at)
        VALUES (${id}, ${proId}, ${paper.kind}, ${paper.kind}, ${paper.state}, ${clock.now()}, ${clock.now()})`;
      await sql`
        INSERT INTO certification_services (certification_id, service_slug)
        SELECT ${id}, unnest(${paper.services}::text[])`;
    }
    if (one.block === "none") continue;
    const other = one.block === "of_others" ? strangerId : customerId;
    const [blocker, blocked] =
      one.block === "by_customer" ? [other, accountId] : [accountId, other];
    await sql`
      INSERT INTO account_blocks (blocker_id, blocked_id, created_at)
      VALUES (${blocker}, ${blocked}, ${clock.now()})`;
  }
}

/** What the rule is told of a pro: a licence counts for the services that it was approved for. */
function factsFor(one: ProFacts, accountId: string, request: MatchFacts["request"]): MatchFacts {
  const counted = one.papers.filter(
    ({ kind, state, services }) =>
      state === "approved" && (kind !== "licence" || services.includes(request.service_slug)),
  );
  return {
    pro: {
      account_id: accountId,
      state: one.state,
      accepts_requests: one.accepts,
      services: new Set(one.services),
      si_gun_gu_codes: new Set(one.regions),
      certificates: new Set(counted.map(({ kind }) => kind)),
    },
    request,
    blockedEitherWay:
      request.customer_id === customerId && ["by_pro", "by_customer"].includes(one.block),
  };
}

it("finds exactly the pros whom the rule matches, whatever the market", async () => {
  let matches = 0;
  await fc.assert(
    fc.asyncProperty(markets, async (market) => {
      await settle(market.pros);
      for (const { isPro, ...facts } of market.requests) {
        const request = { ...facts, customer_id: isPro ? (pros[0]?.accountId ?? "") : customerId };
        const found = await findMatchingPros(app.sql, {
          customerId: request.customer_id,
          serviceSlug: request.service_slug,
          siGunGuCode: request.si_gun_gu_code,
          requiredCertificates: request.required_certificates,
        });
        const expected = pros.filter(({ accountId }, at) => {
          const one = market.pros[at];
          return one !== undefined && isMatch(factsFor(one, accountId, request));
        });
        matches += expected.length;
        expect(found.map(({ id }) => id).toSorted()).toEqual(
          expected.map(({ proId }) => proId).toSorted(),
        );
      }
    }),
    { seed: SEED, numRuns: 25 },
  );
  // Not a market in which nobody ever matches.
  expect(matches).toBeGreaterThan(100);
});
