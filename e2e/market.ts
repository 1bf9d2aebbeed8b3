import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BrowserContext } from "@playwright/test";
import { endpointCall } from "#contract/endpoint-call.ts";
import { LEGAL_DOCUMENTS } from "#domain/legal/documents.ts";
import { LEGAL_VERSIONS } from "#domain/legal/versions.ts";
import { readConfig } from "#server/config/config.ts";
import { hashPassword } from "#server/features/accounts/password/password-hash.ts";
import { countMarket } from "#server/features/market-figures/count-market.ts";
import { openProductDatabase } from "#server/open-database.ts";
import { newCsrfToken } from "#server/platform/csrf/token.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import { openSession } from "#server/platform/session/session-store.ts";
import { createCall, type Call } from "#web/platform/api/call.ts";
import { parseBody } from "#web/platform/api/parse-body.ts";
import { createTestClock } from "#test/clock.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { freshPerson, identifyPro } from "#test/factories/identity.ts";
import { makePro } from "#test/factories/pros.ts";
import { dayFromNow } from "./request-form.ts";

/** Somebody with an account, and the API as they call it. */
export interface Person extends TestAccount {
  call: Call;
  cookies: Record<string, string>;
}

export type ProPerson = Person & { proId: string };

type Account = Parameters<typeof makeAccount>[1];
type Profile = Parameters<typeof makePro>[1];

const STAFF = join(import.meta.dirname, "../src/server/commands/staff.ts");
const run = promisify(execFile);

/**
 * The running product from behind: its database, for people whose sign-up a test is not about, and
 * the commands of its operator. Everything else goes through its pages and its API. `now` is the product's time.
 */
export async function openMarket(origin: string, dataDir: string, now = () => new Date()) {
  const config = readConfig({ DATA_DIR: dataDir });
  const { sql, close } = await openProductDatabase(config, () => undefined);
  const clock = { ...createTestClock(), now };
  const ids = createIds(clock, systemRandom);
  const made = { sql, clock, ids };

  async function signIn(account: TestAccount): Promise<Person> {
    const { sessionId, token } = await openSession(sql, {
      accountId: account.id,
      userAgent: "journey",
      // Of no meaning but for staff.
      secondFactorAt: clock.now(),
      now: clock.now(),
      ids,
      random: systemRandom,
    });
    const cookies = {
      sessionid: token,
      csrftoken: newCsrfToken(systemRandom, config.sessionSecret, sessionId),
    };
    return { ...account, cookies, call: callOver(origin, cookies) };
  }

  /**
   * Somebody who has been told of the texts that change: the sweep of each minute would do so in the midst of a journey
   * about something else. At once, or it might between the two.
   */
  function newAccount(facts: Account): Promise<TestAccount> {
    return inTransaction(sql, async (tx) => {
      const account = await makeAccount({ ...made, sql: tx }, facts);
      const notices = LEGAL_DOCUMENTS.flatMap((document) =>
        LEGAL_VERSIONS[document].map(({ version }) => ({
          document,
          version,
          account_id: account.id,
          told_at: clock.now(),
        })),
      );
      await tx`INSERT INTO legal_notices ${tx(notices)}`;
      return account;
    });
  }

  return {
    origin,
    /** Signs somebody in anew: sessions end while the clock moves. */
    signIn,
    /** An account of the demo market, signed in without its password. */
    demo: async (email: string): Promise<Person> => {
      const [account] = await sql<TestAccount[]>`
        SELECT id, email, name FROM accounts WHERE email = ${email}`;
      if (!account) throw new Error(`no demo account ${email}`);
      return signIn(account);
    },
    /** A member with a verified phone unless told otherwise, signed in. */
    account: async (facts: Account = {}): Promise<Person> => signIn(await newAccount(facts)),
    /** An approved pro with credits, signed in. */
    pro: async (facts: Profile = {}): Promise<ProPerson> => {
      const owner = await newAccount(facts.name ? { name: facts.name } : {});
      const { account, proId } = await makePro(made, facts, owner);
      return { ...(await signIn(account)), proId };
    },
    /** Lets somebody log in by the form. */
    givePassword: async (person: Person, password: string): Promise<void> => {
      const hash = await hashPassword(password, systemRandom);
      await sql`UPDATE accounts SET password_hash = ${hash} WHERE id = ${person.id}`;
    },
    /** As if the agreed day of a hire had been so many days ago. */
    ageHire: async (hireId: string, days: number): Promise<void> => {
      await sql`UPDATE hires SET agreed_date = ${dayFromNow(-days)} WHERE id = ${hireId}`;
    },
    /** As if everything that a person paid by now had been paid forty days before. */
    agePayments: async (person: Person): Promise<void> => {
      await sql`UPDATE payments SET paid_at = paid_at - interval '40 days' WHERE account_id = ${person.id}`;
    },
    /** Money that goes back to a person, whom no session can ask any more. */
    refundsOf: (person: Person) =>
      sql<{ amount: number; state: string }[]>`
        SELECT amount, state FROM refunds WHERE account_id = ${person.id}`,
    /** What `npm run staff -- approve` does, of somebody whose identity a test is not about. */
    approve: async (email: string): Promise<void> => {
      const [pro] = await sql<{ proId: string; accountId: string }[]>`
        SELECT p.id AS "proId", a.id AS "accountId" FROM pro_profiles p JOIN accounts a ON a.id = p.account_id
        WHERE a.email = ${email} AND NOT EXISTS (SELECT 1 FROM identities i WHERE i.pro_id = p.id)`;
      if (pro) await identifyPro(made, pro, { ...freshPerson(), name: email });
      await run(process.execPath, [STAFF, "approve", email], {
        env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
      });
    },
    /** Counts at once what the front pages tell, as the product does each hour. */
    countMarket: async (): Promise<void> => {
      // Never counted would show on pages that other journeys look at meanwhile.
      await sql`UPDATE market_figures SET counted_at = 'epoch'`;
      await countMarket(made);
    },
    close,
  };
}

export type Market = Awaited<ReturnType<typeof openMarket>>;

/** Lets a browser be the person's. */
export async function enterAs(
  context: BrowserContext,
  origin: string,
  person: Person,
): Promise<void> {
  const cookies = Object.entries(person.cookies).map(([name, value]) => ({
    name,
    value,
    url: origin,
  }));
  await context.addCookies(cookies);
}

function callOver(origin: string, cookies: Record<string, string>): Call {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return createCall(async (name, input, { idempotencyKey }) => {
    const { method, url, body } = endpointCall(name, input);
    const answer = await fetch(origin + url, {
      method,
      headers: {
        cookie: cookie.join("; "),
        "x-csrftoken": cookies.csrftoken ?? "",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      },
      body,
    });
    const text = await answer.text();
    // A scene that cannot be played is told with its reason.
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${text}`);
    return { status: answer.status, body: parseBody(text) };
  });
}
