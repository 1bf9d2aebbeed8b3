import { findMatchingPros } from "#server/features/pros/queries.ts";
import type { RequestRow } from "#server/features/requests/queries.ts";
import { moveInAnswers, requestBody } from "#test/factories/requests.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makePro } from "#test/factories/pros.ts";
import type { CallOutcome } from "#test/caller.ts";
import type { FaultSize } from "./run-faults.ts";
import { clock, ids, type RunningMarket } from "#test/running-market.ts";

const KILLS = { sample: 3, full: 50 };
const PROS = 40;
const CUSTOMERS_AT_ONCE = 6;
/** A publishing takes some tens of milliseconds; the kill falls anywhere in and around it. */
const KILL_WITHIN_MS = 60;
const REGION = "11680";

/**
 * The process is killed at a random moment while customers publish and while requests are on their way to pros. After
 * the restart each request is there with all its recipients and one notice for each, or not at all; what was
 * acknowledged is there.
 */
export async function killWhilePublishing(market: RunningMarket, size: FaultSize): Promise<number> {
  const facts = { sql: market.sql, clock, ids };
  for (let made = 0; made < PROS; made += 1)
    await makePro(facts, { regions: [REGION], credits: 0 });
  const kills = size.sample ? KILLS.sample : KILLS.full;
  let done = 0;
  while (done < kills && Date.now() < size.until) {
    await oneKill(market, size.random);
    done += 1;
  }
  return done;
}

async function oneKill(market: RunningMarket, random: () => number): Promise<void> {
  const facts = { sql: market.sql, clock, ids };
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS_AT_ONCE }, async () => {
      const account = await makeAccount(facts);
      return { account, caller: await market.as(account.id) };
    }),
  );
  const answers = { ...moveInAnswers(), region: REGION };
  const body = requestBody({ answers, region_code: REGION });
  const publishing = customers.map(async ({ account, caller }) => ({
    customerId: account.id,
    outcome: await caller.call("requests.create", body),
  }));
  await new Promise((resolve) => setTimeout(resolve, random() * KILL_WITHIN_MS));
  await market.kill();
  const journal = await Promise.all(publishing);
  await market.restart();
  await market.untilDispatched();
  for (const entry of journal) await checkEntry(market, entry);
}

async function checkEntry(
  market: RunningMarket,
  { customerId, outcome }: { customerId: string; outcome: CallOutcome },
): Promise<void> {
  const rows = await market.sql<
    RequestRow[]
  >`SELECT * FROM requests WHERE customer_id = ${customerId}`;
  if (rows.length > 1) throw new Error(`customer ${customerId} has ${rows.length} requests`);
  const [row] = rows;
  if (outcome.kind === "answer" && outcome.status === 201 && !row) {
    throw new Error(`an acknowledged request of ${customerId} is lost`);
  }
  if (outcome.kind === "answer" && outcome.status !== 201) {
    throw new Error(`publishing answered ${outcome.status} ${outcome.code}`);
  }
  if (!row) return;
  const matching = await findMatchingPros(market.sql, {
    customerId,
    serviceSlug: row.service_slug,
    siGunGuCode: row.si_gun_gu_code,
    requiredCertificates: [],
  });
  const [counted] = await market.sql<{ recipients: number; notices: number }[]>`
    SELECT (SELECT count(*)::int FROM request_recipients WHERE request_id = ${row.id}) AS recipients,
           (SELECT count(*)::int FROM notifications WHERE path = ${`/quote?request_id=${row.id}`}) AS notices`;
  if (counted?.recipients !== matching.length || counted.notices !== matching.length) {
    throw new Error(
      `request ${row.id} is there in part: ${JSON.stringify(counted)} of ${matching.length}`,
    );
  }
}
