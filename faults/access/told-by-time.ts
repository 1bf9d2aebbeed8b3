import { hashPassword } from "#server/features/accounts/password/password-hash.ts";
import { newCsrfToken } from "#server/platform/csrf/token.ts";
import { systemRandom } from "#server/platform/random.ts";
import type { EndpointName } from "#contract/registry.ts";
import { Caller } from "#test/caller.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { guessing } from "#test/guessing.ts";
import { clock, ids, SECRET, type RunningMarket } from "#test/running-market.ts";
import { strangers } from "#test/strangers.ts";
import type { FaultSize } from "../run-faults.ts";

const PAIRS = 10_000;
/** Of each address: no limit is met. */
const TRIES_EACH = 4;
/** One pair in so many is about staff. */
const STAFF_EVERY = 5;
/** At once: most of each answer's time is waiting. */
const GUESSERS = 3;
/** How often a guesser may be right who has one time of each and says which is whose, luck aside. */
const MOST_RIGHT = 0.55;
/** In standard errors. */
const LUCK = 3;

type Role = "member" | "staff";

/** What may be asked about an address by anybody. */
const QUESTIONS = [
  {
    name: "auth.login",
    input: (email: string) => ({ email, password: "nobody-has-this-one" }),
    status: 401,
  },
  { name: "auth.requestReset", input: (email: string) => ({ email }), status: 200 },
] as const satisfies { name: EndpointName; input: unknown; status: number }[];
type Question = (typeof QUESTIONS)[number];

/**
 * Whoever has an address and a watch does not learn whether there is an account with it, or one of staff: logging in
 * and asking for a new password answer the same, after the same time.
 */
export async function toldByTime(market: RunningMarket, size: FaultSize): Promise<number> {
  await market.restart({ TRUST_PROXY: "1" });
  const people = {
    member: await peopleWithPasswords(market, PAIRS / TRIES_EACH, "member"),
    staff: await peopleWithPasswords(market, PAIRS / TRIES_EACH / STAFF_EVERY, "staff"),
  };
  const ask = askedOf(market);
  const times = new Map<string, { known: number[]; unknown: number[] }>();
  let pairs = 0;
  const guesser = async () => {
    while (pairs < PAIRS && Date.now() < size.until) {
      const pair = pairs;
      pairs += 1;
      const role = pair % STAFF_EVERY === 0 ? "staff" : "member";
      const place = role === "staff" ? pair / STAFF_EVERY : pair;
      const address = {
        known: people[role][place % people[role].length] ?? "",
        unknown: `person-${ids.next()}@example.com`,
      };
      for (const question of QUESTIONS) {
        const kind = `${question.name}, ${role}`;
        const both = times.get(kind) ?? { known: [], unknown: [] };
        times.set(kind, both);
        // What the first one leaves to be done is as often the one's as the other's.
        const order = ["known", "unknown"] as const;
        for (const whose of size.random() < 0.5 ? order : order.toReversed()) {
          both[whose].push(await ask(question, address[whose]));
        }
      }
    }
  };
  await Promise.all(Array.from({ length: GUESSERS }, guesser));
  const told = [...times].map(([kind, { known, unknown }]) => ({
    kind,
    of: known.length,
    ...guessing(known, unknown),
  }));
  for (const { kind, of, right, apart } of told) {
    process.stdout.write(
      `        ${kind}: ${of} pairs, right ${right.toFixed(3)}, medians ${apart.toFixed(2)} ms apart\n`,
    );
  }
  const betrayed = told.filter(
    ({ right, luck }) => Math.abs(right - 0.5) > MOST_RIGHT - 0.5 + LUCK * luck,
  );
  if (betrayed.length > 0)
    throw new Error(`told by time: ${betrayed.map(({ kind }) => kind).join("; ")}`);
  return pairs;
}

/** Asks from another address each time; in milliseconds until the answer, which says the same to everybody. */
function askedOf(market: RunningMarket) {
  const token = newCsrfToken(systemRandom, SECRET, "anonymous");
  const visitor = new Caller(() => market.origin, { csrftoken: token });
  const from = strangers();
  const said = new Map<Question, string>();
  return async (question: Question, email: string): Promise<number> => {
    const startedAt = performance.now();
    const outcome = await visitor.call(question.name, question.input(email), from());
    const took = performance.now() - startedAt;
    if (outcome.kind !== "answer" || outcome.status !== question.status)
      throw new Error(`${question.name} for ${email}: ${JSON.stringify(outcome)}`);
    const answer = JSON.stringify(outcome.body).replaceAll(/"trace_id":"[^"]*"/g, "");
    const before = said.get(question) ?? answer;
    if (answer !== before) throw new Error(`${question.name} says ${before}, and ${answer}`);
    said.set(question, before);
    return took;
  };
}

/** Their e-mail addresses. */
async function peopleWithPasswords(
  { sql }: RunningMarket,
  count: number,
  role: Role,
): Promise<string[]> {
  const emails: string[] = [];
  for (let made = 0; made < count; made += 1) {
    emails.push((await makeAccount({ sql, clock, ids }, { role, phoneVerified: false })).email);
  }
  const hash = await hashPassword("what-they-chose-themselves", systemRandom);
  await sql`UPDATE accounts SET password_hash = ${hash} WHERE email = ANY(${emails})`;
  return emails;
}
