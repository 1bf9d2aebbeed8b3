import { MINUTE_MS } from "#domain/calendar/durations.ts";
import type { FaultSize } from "../run-faults.ts";
import type { BillingHouse } from "./billing-house.ts";

const ROUNDS = { sample: 20, full: 1_000 };
const AT_ONCE = 20;

/** The gateway takes the money and the answer is lost: five minutes later the member has what was paid, once. */
export async function lostAnswers(house: BillingHouse, size: FaultSize): Promise<number> {
  const rounds = size.sample ? ROUNDS.sample : ROUNDS.full;
  let done = 0;
  while (done < rounds && Date.now() < size.until) {
    const members = await Promise.all(Array.from({ length: AT_ONCE }, () => house.member()));
    await Promise.all(
      members.map(async (member) => {
        await house.mode(member, "reset-after-charge", 1);
        const { status } = await house.buy(member);
        if (status !== 201) throw new Error(`buying answered ${status}`);
      }),
    );
    house.advance(5 * MINUTE_MS);
    await house.app.sweep();
    for (const member of members) {
      const state = await house.state(member);
      const charges = await house.keptCharges(member);
      if (state !== "active" || charges !== 1) {
        throw new Error(
          `${member.accountId} is ${state} after five minutes, with ${charges} charges`,
        );
      }
    }
    done += members.length;
  }
  await house.assertSound();
  return done;
}
