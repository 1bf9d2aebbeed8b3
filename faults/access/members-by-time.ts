import { hashPassword } from "#server/features/accounts/password/password-hash.ts";
import { newCsrfToken } from "#server/platform/csrf/token.ts";
import { systemRandom } from "#server/platform/random.ts";
import { Caller } from "#test/caller.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { clock, ids, SECRET, type RunningMarket } from "#test/running-market.ts";
import { strangers } from "#test/strangers.ts";
import type { FaultSize } from "../run-faults.ts";
import { guessByTime, sameAnswer } from "./guess-by-time.ts";

const PAIRS = 10_000;
/** Of each address: no limit is met. */
const TRIES_EACH = 4;
/** One pair in so many is about staff. */
const STAFF_EVERY = 5;

type Role = "member" | "staff";

/**
 * Whoever has an address and a watch does not learn whether there is an account with it, or one of staff: logging in
 * and asking for a new password answer the same, after the same time.
 */
export async function membersByTime(market: RunningMarket, size: FaultSize): Promise<number> {
  await market.kill();
  await market.restart({ TRUST_PROXY: "1" });
  const people = {
    member: await peopleWithPasswords(market, PAIRS / TRIES_EACH, "member"),
    staff: await peopleWithPasswords(market, PAIRS / TRIES_EACH / STAFF_EVERY, "staff"),
  };
  const token = newCsrfToken(systemRandom, SECRET, "anonymous");
  const visitor = new Caller(() => market.origin, { csrftoken: token });
  const from = strangers();
  const login = sameAnswer(visitor, "auth.login", 401);
  const forget = sameAnswer(visitor, "auth.requestReset", 200);
  return guessByTime(size, PAIRS, (round) => {
    const role = round % STAFF_EVERY === 0 ? "staff" : "member";
    const place = role === "staff" ? round / STAFF_EVERY : round;
    const known = people[role][place % people[role].length] ?? "";
    const unknown = `person-${ids.next()}@example.com`;
    const password = "nobody-has-this-one";
    return [
      {
        kind: `auth.login, ${role}`,
        known: () => login({ email: known, password }, from()),
        unknown: () => login({ email: unknown, password }, from()),
      },
      {
        kind: `auth.requestReset, ${role}`,
        known: () => forget({ email: known }, from()),
        unknown: () => forget({ email: unknown }, from()),
      },
    ];
  });
}

/** Their e-mail addresses. */
async function peopleWithPasswords(
  { sql }: RunningMarket,
  count: number,
  role: Role,
): Promise<string[]> {
  const emails: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const facts = { role, phoneVerified: false };
    emails.push((await makeAccount({ sql, clock, ids }, facts)).email);
  }
  const hash = await hashPassword("what-they-chose-themselves", systemRandom);
  await sql`UPDATE accounts SET password_hash = ${hash} WHERE email = ANY(${emails})`;
  return emails;
}
