import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { FaultSize } from "../run-faults.ts";
import type { BillingHouse } from "./billing-house.ts";

const ROUNDS = { sample: 2, full: 200 };
const MEMBERS = 6;
const JUMPS = [HOUR_MS, -HOUR_MS, DAY_MS, -DAY_MS, 0];

/**
 * Around a renewal at a month's end the clock jumps by an hour or a day, back as well, and the job runs each time, also
 * several at once: no period is charged or granted twice, and none is left out.
 */
export async function clockJumps(house: BillingHouse, size: FaultSize): Promise<number> {
  const rounds = size.sample ? ROUNDS.sample : ROUNDS.full;
  let done = 0;
  while (done < rounds && Date.now() < size.until) {
    await oneRound(house, size.random);
    done += 1;
  }
  return done;
}

async function oneRound(house: BillingHouse, random: () => number): Promise<void> {
  const { clock } = house.app;
  // The last days of a month, from 28 to 31.
  const month = clock.now();
  const day = 28 + Math.floor(random() * 4);
  clock.set(new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, day, 3)));
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => house.joined()));
  const ids = members.map(({ accountId }) => accountId);
  const [due] = await house.sql<{ at: Date }[]>`
    SELECT ((period_end + 1)::timestamp + interval '10 hours') AT TIME ZONE 'Asia/Seoul' AS at
    FROM memberships WHERE account_id = ${ids[0] ?? ""}`;
  if (!due) throw new Error("nobody is due");
  clock.set(new Date(due.at.getTime() - 2 * HOUR_MS));
  for (let jump = 0; jump < 10; jump += 1) {
    clock.advance(JUMPS[Math.floor(random() * JUMPS.length)] ?? 0);
    await Promise.all([house.app.sweep(), house.app.sweep()]);
  }
  clock.set(new Date(Math.max(due.at.getTime() + DAY_MS, clock.now().getTime())));
  await house.settle();
  const wrong = await house.sql<{ account_id: string; renewed: number; periods: number }[]>`
    SELECT m.account_id, count(DISTINCT e.id)::int AS renewed, count(DISTINCT p.starts_on)::int AS periods
    FROM memberships m
    LEFT JOIN membership_events e ON e.membership_id = m.id AND e.event = 'renewed'
    LEFT JOIN membership_periods p ON p.membership_id = m.id AND p.status = 'paid'
    WHERE m.account_id IN ${house.sql(ids)} GROUP BY m.account_id
    HAVING count(DISTINCT e.id) <> 1 OR count(DISTINCT p.starts_on) <> 2`;
  if (wrong.length > 0) throw new Error(`renewed otherwise than once: ${JSON.stringify(wrong)}`);
  await house.assertSound();
  await house.retire();
}
