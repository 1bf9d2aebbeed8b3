import { isDeepStrictEqual } from "node:util";
import type { FaultSize } from "../run-faults.ts";
import type { Answer, BillingHouse } from "./billing-house.ts";

const ROUNDS = { sample: 8, full: 5_000 };
const ROUNDS_BETWEEN_CHECKS = 200;

/** "Buy" is pressed 2–10 times at once, with one key or with a key each: one charge, and nobody hears of two. */
export async function doubleClick(house: BillingHouse, size: FaultSize): Promise<number> {
  const rounds = size.sample ? ROUNDS.sample : ROUNDS.full;
  let done = 0;
  while (done < rounds && Date.now() < size.until) {
    await oneRound(house, 2 + Math.floor(size.random() * 9), size.random() < 0.5);
    done += 1;
    if (done % ROUNDS_BETWEEN_CHECKS === 0) await house.assertSound();
  }
  await house.assertSound();
  return done;
}

async function oneRound(house: BillingHouse, clicks: number, sameKey: boolean): Promise<void> {
  const member = await house.member();
  const shared = house.freshKey();
  const keys = Array.from({ length: clicks }, () => (sameKey ? shared : house.freshKey()));
  const answers = await Promise.all(keys.map((key) => house.buy(member, "light", key)));
  const said = answers.map(({ code, status }) => code ?? String(status)).toSorted();
  const charges = await house.keptCharges(member);
  if (charges !== 1) throw new Error(`${clicks} clicks made ${charges} charges: ${said.join()}`);
  if (sameKey) await assertOneAnswer(answers, await house.buy(member, "light", shared));
  else assertOneWon(said);
}

async function assertOneAnswer(answers: Answer[], replay: Answer): Promise<void> {
  const wrong = answers.filter(
    ({ status, code, body }) =>
      code !== "idempotency_running" && (status !== 201 || !isDeepStrictEqual(body, replay.body)),
  );
  if (wrong.length > 0)
    throw new Error(`one key, several answers: ${JSON.stringify([replay, ...wrong])}`);
}

function assertOneWon(said: readonly string[]): void {
  const won = said.filter((word) => word === "201").length;
  const refused = said.filter((word) => word === "payment_pending" || word === "membership_exists");
  if (won !== 1 || won + refused.length !== said.length) {
    throw new Error(`keys of their own ended with ${said.join()}`);
  }
}
