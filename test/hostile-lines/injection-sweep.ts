import type { EndpointName } from "#contract/registry.ts";
import { registry } from "#contract/registry.ts";
import { endpointNames } from "#contract/routes.ts";
import { checkLedger } from "#server/commands/check-ledger.ts";
import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { missingThings } from "../contract/sample-input.ts";
import { makeAccount, type TestAccount } from "../factories/accounts.ts";
import { freshKey, quoteBody } from "../factories/market.ts";
import { requestBody } from "../factories/requests.ts";
import { signUpInput } from "../factories/sign-ups.ts";
import { inputFor } from "../ownership/inputs.ts";
import { roles, type OwnershipMarket } from "../ownership/market.ts";
import { ownershipTable } from "../ownership/table.ts";
import { innocentLines } from "./innocent-lines.ts";
import { sampleInputOf, stringInputs, type StringInput } from "./string-inputs.ts";

/** What a sweep met; `anomalies`: each answer that a harmless text would not have been given. */
export interface Swept {
  inputs: number;
  calls: number;
  anomalies: string[];
}

/** Half of the seconds for which a line that is obeyed would sleep. */
const SLEEPS_MS = 2_000;
const SLEEPY = /sleep/i;
const MINUTE_MS = 60_000;
/** Ends the session of whoever calls, and stays open: neither takes a text. */
const APART: ReadonlySet<EndpointName> = new Set(["auth.logout", "events.stream"]);

/** Where letters alone stand: even innocent signs are none. */
const LETTERS_ALONE: ReadonlySet<string> = new Set([
  "users.me.certifications.business.create representative",
  "users.me.certifications.business.edit representative",
]);

/** Right values where a schema tells only that something is a text. */
const KNOWN: { [N in EndpointName]?: (market: OwnershipMarket) => Record<string, unknown> } = {
  "requests.create": () => requestBody(),
  "quotes.create": ({ ids }) => quoteBody(ids.hiring),
  "users.signUp": () => signUpInput(),
  "reports.create": ({ pros }) => ({
    subject: { kind: "pro", id: pros.shy.proId },
    reason: "false_profile",
    text: "프로필에 적힌 내용이 사실과 달라요. 확인해 주세요.",
  }),
};

/** Every endpoint that production has and that takes texts, with who may call it best and a right input. */
export class InjectionSweep {
  readonly #app: TestApp;
  readonly #market: OwnershipMarket;
  readonly #staff: TestAccount;
  /** What a harmless text of a length was answered, by where it goes. */
  readonly #expected = new Map<string, number>();

  private constructor(app: TestApp, market: OwnershipMarket, staff: TestAccount) {
    this.#app = app;
    this.#market = market;
    this.#staff = staff;
  }

  static async open(market: OwnershipMarket): Promise<InjectionSweep> {
    const { app } = market;
    return new InjectionSweep(app, market, await makeAccount(app, { role: "staff" }));
  }

  /** Each text of each endpoint is given the lines that `linesFor` names; `isOver` ends it between two endpoints. */
  async run(
    linesFor: (input: StringInput) => readonly string[],
    isOver: () => boolean = () => false,
  ): Promise<Swept> {
    const swept: Swept = { inputs: 0, calls: 0, anomalies: [] };
    // What was answered before tells nothing: other endpoints have changed since what each finds.
    this.#expected.clear();
    const unharmed = await this.#print();
    for (const name of endpointNames) {
      if (registry[name].access === "dev" || APART.has(name) || isOver()) continue;
      const base = this.#baseOf(name);
      const client = await this.#callerOf(name);
      for (const input of stringInputs(name, base)) {
        swept.inputs += 1;
        await this.#into(input, { base, client, lines: linesFor(input), swept });
      }
      // No two templates of a pro are called alike: one that took a line would stand in the way of the next.
      await this.#app.sql`DELETE FROM quote_templates WHERE id <> ${this.#market.ids.template}`;
      const print = await this.#print();
      if (print !== unharmed) swept.anomalies.push(`${name} changed what nobody may: ${print}`);
    }
    const broken = await checkLedger(this.#app.sql);
    if (Object.keys(broken).length > 0) swept.anomalies.push(JSON.stringify(broken));
    return swept;
  }

  async #into(
    input: StringInput,
    { base, client, lines, swept }: Trial & { client: TestClient; swept: Swept },
  ): Promise<void> {
    const { endpoint, path } = input;
    const ask = async (text: string) => {
      swept.calls += 1;
      return this.#status(client, endpoint, input.inputWith(text, base));
    };
    for (const line of lines) {
      const { length } = [...line];
      const key = [endpoint, ...path, length].join(" ");
      const expected = this.#expected.get(key) ?? (await ask(harmless(length)));
      const began = performance.now();
      const status = await ask(line);
      const isAsleep = SLEEPY.test(line) && performance.now() - began > SLEEPS_MS;
      const mayRefuse =
        !innocentLines.includes(line) || LETTERS_ALONE.has(`${endpoint} ${path.join(".")}`);
      const isExpected = status === expected || (mayRefuse && status === 422);
      // What the calls before it changed the next harmless one finds, too.
      const now = isExpected ? expected : await ask(harmless(length));
      this.#expected.set(key, now);
      const isFine =
        isExpected || status === now || status === (await ask(harmless(lengthAsKept(line))));
      if (status >= 500 || isAsleep || !isFine) {
        const told = isAsleep ? "slept" : `${status} instead of ${expected}`;
        swept.anomalies.push(`${endpoint} ${path.join(".")} ${JSON.stringify(line)}: ${told}`);
      }
    }
  }

  async #status(
    client: TestClient,
    name: EndpointName,
    input: Record<string, unknown>,
  ): Promise<number> {
    for (let tries = 0; ; tries += 1) {
      const { status } = await client.send(
        name,
        input,
        registry[name].idempotent ? freshKey() : {},
      );
      if (status !== 429 || tries === 3) return status;
      // Limits are no matter of this sweep.
      await this.#app.sql`DELETE FROM rate_limit_hits`;
      this.#app.clock.advance(tries === 0 ? MINUTE_MS : 60 * MINUTE_MS);
    }
  }

  #baseOf(name: EndpointName): Record<string, unknown> {
    const row = ownershipTable.find((one) => one.name === name);
    const { body } = registry[name];
    return {
      ...missingThings(name),
      // Parameters of a query are tried one by one: most may be left out.
      ...(body === undefined ? {} : sampleInputOf(name)),
      ...KNOWN[name]?.(this.#market),
      ...(row ? inputFor(this.#market, name, row.thing) : {}),
    };
  }

  /** Somebody who is answered best, with a session that is fresh. */
  #callerOf(name: EndpointName): Promise<TestClient> {
    const { access } = registry[name];
    const { customer, pros } = this.#market;
    if (access.startsWith("staff")) return this.#app.as(this.#staff);
    const row = ownershipTable.find((one) => one.name === name);
    const owner = roles[row?.statuses.findIndex((status) => status > 0 && status < 300) ?? -1];
    const isPros = owner === "hiredPro" || (row === undefined && access.startsWith("pro"));
    return this.#app.as(isPros ? pros.hired.account : customer);
  }

  /** Tables, functions and roles, whose passwords and whose powers there are: no line may change any of it. */
  async #print(): Promise<string> {
    const { sql } = this.#app;
    const [row] = await sql<{ print: string }[]>`
      SELECT md5(concat(
        (SELECT string_agg(table_name || column_name || data_type, ',' ORDER BY table_name, column_name)
           FROM information_schema.columns WHERE table_schema = 'public'),
        (SELECT string_agg(proname, ',' ORDER BY oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace),
        (SELECT string_agg(rolname || rolsuper, ',' ORDER BY rolname) FROM pg_roles),
        (SELECT string_agg(id::text || role || coalesce(password_hash, '') || email, ',' ORDER BY id)
           FROM accounts WHERE id = ANY(${[this.#staff.id, ...this.#accountIds()]}))
      )) AS print`;
    return row?.print ?? "";
  }

  #accountIds(): string[] {
    const { customer, pros } = this.#market;
    return [customer.id, ...Object.values(pros).map(({ account }) => account.id)];
  }
}

interface Trial {
  base: Record<string, unknown>;
  lines: readonly string[];
}

/** Where lengths are counted after white space is joined, as most fields do. */
function lengthAsKept(line: string): number {
  return [...line.trim().replaceAll(/\s+/g, " ")].length;
}

const SYLLABLES = "가나다라마바사아자차카타파하";
let harmlessTexts = 0;

/** A text of so many letters that means nothing to anything; another one each time, where names may not be alike. */
function harmless(length: number): string {
  harmlessTexts += 1;
  const digits = [...harmlessTexts.toString(SYLLABLES.length)];
  const own = digits.map((digit) => SYLLABLES[Number.parseInt(digit, SYLLABLES.length)]).join("");
  return own.padStart(length, "글").slice(-length);
}
