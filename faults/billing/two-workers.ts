import { DAY_MS } from "#domain/calendar/durations.ts";
import { gatewayDeps } from "#server/gateway-deps.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import { sweepBilling } from "#server/sweep-billing.ts";
import type { FaultSize } from "../run-faults.ts";
import type { BillingHouse } from "./billing-house.ts";

const ROUNDS = { sample: 1, full: 40 };
const MEMBERS = 30;
const WORKERS = 3;

/** Several workers come to the same morning's renewals at once, each by its own connections: each is charged once. */
export async function twoWorkers(house: BillingHouse, size: FaultSize): Promise<number> {
  const rounds = size.sample ? ROUNDS.sample : ROUNDS.full;
  let done = 0;
  while (done < rounds && Date.now() < size.until) {
    await oneRound(house, size.random);
    done += MEMBERS;
  }
  return done;
}

async function oneRound(house: BillingHouse, random: () => number): Promise<void> {
  const { clock, gateway } = house.app;
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => house.joined()));
  for (const member of members) {
    if (random() < 0.3) await house.mode(member, "reset-after-charge", 1);
  }
  clock.advance(33 * DAY_MS);
  const pools = Array.from({ length: WORKERS }, () =>
    openDatabase({ url: house.databaseUrl, max: 6, applicationName: "faults-worker" }),
  );
  await Promise.all(
    pools.map((sql) => {
      const ids = createIds(clock, systemRandom);
      return sweepBilling(gatewayDeps({ sql, clock, ids, payments: gateway.chosen }));
    }),
  );
  await Promise.all(pools.map((sql) => sql.end({ timeout: 5 })));
  await house.settle();
  for (const member of members) {
    const charges = await house.keptCharges(member);
    if (charges !== 2) throw new Error(`${member.accountId} was charged ${charges} times in all`);
  }
  await house.assertSound();
  await house.retire();
}
