import { MINUTE_MS } from "#domain/calendar/durations.ts";
import type { FaultSize } from "../run-faults.ts";
import type { BillingHouse, Member } from "./billing-house.ts";

const ROUNDS = { sample: 20, full: 1_000 };
const AT_ONCE = 20;

/**
 * The gateway takes the money and the answer is lost: five minutes later the member has what was paid, once. Whoever
 * comes when so many answers were lost that the gateway seems away is refused, and nothing was begun for them.
 */
export async function lostAnswers(house: BillingHouse, size: FaultSize): Promise<number> {
  const rounds = size.sample ? ROUNDS.sample : ROUNDS.full;
  let done = 0;
  while (done < rounds && Date.now() < size.until) {
    const members = await Promise.all(Array.from({ length: AT_ONCE }, () => house.member()));
    const statuses = await Promise.all(members.map((member) => buyUnheard(house, member)));
    house.advance(5 * MINUTE_MS);
    await house.app.sweep();
    for (const [index, member] of members.entries()) {
      const expected = statuses[index] === 201 ? "active, 1 charges" : "none, 0 charges";
      const found = `${await house.state(member)}, ${await house.keptCharges(member)} charges`;
      if (found !== expected) {
        throw new Error(
          `${member.accountId} is ${found} after five minutes instead of ${expected}`,
        );
      }
    }
    done += statuses.filter((status) => status === 201).length;
  }
  await house.assertSound();
  return done;
}

async function buyUnheard(house: BillingHouse, member: Member): Promise<number> {
  await house.mode(member, "reset-after-charge", 1);
  const { status, code } = await house.buy(member);
  if (status !== 201 && code !== "payments_unavailable") {
    throw new Error(`buying answered ${status} ${code}`);
  }
  return status;
}
