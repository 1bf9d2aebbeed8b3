import { setTimeout as pause } from "node:timers/promises";
import type { EndpointName } from "#contract/registry.ts";
import { addDays } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Caller } from "#test/caller.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeManyPros } from "#test/factories/many-pros.ts";
import { hireBody, quoteBody } from "#test/factories/market.ts";
import { makePro } from "#test/factories/pros.ts";
import { moveInAnswers, requestBody } from "#test/factories/requests.ts";
import { clock, ids, RunningMarket } from "#test/running-market.ts";
import type { Act, Cost } from "./machines.ts";
import { familyMs, parentOf, processMs } from "./process-time.ts";

/** People who wait for an answer at the same moment. */
const AT_ONCE = 8;
const QUOTES_PER_REQUEST = 5;
const FEW = { region: "47930", pros: 20 };
const MANY = { region: "47940", pros: 220 };

/** At most so many of each, and at most so many seconds. */
interface Bounds {
  requests: number;
  seconds: number;
}

export interface Phase {
  name: string;
  done: number;
  seconds: number;
  perSecond: number;
  /** Of one. */
  cost: Cost;
}

export interface MainJob {
  phases: Phase[];
  /** Acknowledged: requests, quotes, first looks and hires, in the proportion in which they come. */
  writesPerSecond: number;
  costs: Record<Act, Cost>;
}

/**
 * Publishes requests, sends quotes, reads them, hires and opens pages: over HTTP, on the running product with its durable
 * database, each kind after the other, so that it is known what each of them costs.
 */
export async function measureMainJob(bounds: Bounds): Promise<MainJob> {
  const market = await RunningMarket.open();
  try {
    const bench = await Bench.of(market);
    const pros = await makeSellers(market);
    await makeManyPros(market.sql, { ...MANY, named: "many", now: new Date() });
    await market.sql.begin(async (tx) => {
      await tx`SET LOCAL ROLE NONE`;
      await tx`ANALYZE`;
    });
    const customers = await makeCustomers(market, bounds.requests);
    const others = await makeCustomers(market, Math.ceil(bounds.requests / 4));
    // The first of everything compiles what the others find compiled.
    await bench.run("warm-up", bounds.seconds, [
      async () => void (await publishOne(await customerOf(market), FEW.region)),
    ]);

    const requests: { customer: Caller; id: string; quotes: string[] }[] = [];
    const publish = await bench.run(
      `publish to ${FEW.pros} pros`,
      bounds.seconds,
      customers.map((customer) => async () => {
        const id = await publishOne(customer, FEW.region);
        requests.push({ customer, id, quotes: [] });
      }),
      () => market.untilDispatched(),
    );
    const publishMany = await bench.run(
      `publish to ${MANY.pros} pros`,
      bounds.seconds,
      others.map((customer) => async () => void (await publishOne(customer, MANY.region))),
      () => market.untilDispatched(),
    );
    const validUntil = addDays(seoulDay(Date.now()), 14);
    const quote = await bench.run(
      "send a quote",
      bounds.seconds,
      requests.flatMap((request, at) =>
        Array.from({ length: QUOTES_PER_REQUEST }, (_, turn) => async () => {
          const pro = pros[(at + turn * 3) % pros.length];
          if (!pro) throw new Error("nobody sends quotes");
          const body = quoteBody(request.id, { valid_until: validUntil });
          const key = { "idempotency-key": `capacity-${request.id}-${turn}` };
          request.quotes.push(await created(pro, "quotes.create", body, key));
        }),
      ),
    );
    const sent = requests.flatMap(({ customer, quotes }) =>
      quotes.map((quoteId) => ({ customer, quoteId })),
    );
    const read = await bench.run(
      "read a quote",
      bounds.seconds,
      sent.map(({ customer, quoteId }) => async () => {
        await answered(customer, "quotes.get", { quoteId });
      }),
    );
    const hirable = requests.filter(({ quotes }) => quotes.length > 0);
    const hire = await bench.run(
      "hire",
      bounds.seconds,
      hirable.map(({ customer, id, quotes }) => async () => {
        const date = addDays(seoulDay(Date.now()), 7);
        const body = { ...hireBody(id, quotes[0] ?? ""), agreed_date: date };
        await answered(customer, "requests.hire", body);
      }),
    );
    const ownPage = await bench.run(
      "open a page of one's own",
      bounds.seconds / 2,
      requests.map(
        ({ customer, id }) =>
          () =>
            openPage(market, `/requests/${id}`, customer),
      ),
    );
    const publicPage = await bench.run(
      "open a page for everybody",
      bounds.seconds / 4,
      Array.from({ length: bounds.requests * 4 }, () => () => openPage(market, "/search", null)),
    );
    const reach = dividedBy(difference(publishMany.cost, publish.cost), MANY.pros - FEW.pros);
    const writes = [publish, quote, read, hire];
    return {
      phases: [...writes.slice(0, 1), publishMany, ...writes.slice(1), ownPage, publicPage],
      writesPerSecond:
        writes.reduce((sum, { done }) => sum + done, 0) /
        writes.reduce((sum, { seconds }) => sum + seconds, 0),
      costs: {
        publish: difference(publish.cost, dividedBy(reach, 1 / FEW.pros)),
        reach,
        quote: quote.cost,
        read: read.cost,
        hire: hire.cost,
        ownPage: ownPage.cost,
        publicPage: publicPage.cost,
      },
    };
  } finally {
    await market.close();
  }
}

/** Runs many of one kind, and counts what they cost the product and its database. */
class Bench {
  readonly #market: RunningMarket;
  readonly #postmaster: number;

  private constructor(market: RunningMarket, postmaster: number) {
    this.#market = market;
    this.#postmaster = postmaster;
  }

  static async of(market: RunningMarket): Promise<Bench> {
    const [row] = await market.sql<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    return new Bench(market, parentOf(row?.pid ?? 0));
  }

  /** `settled`: until what follows from them is done, too. */
  async run(
    name: string,
    seconds: number,
    all: readonly (() => Promise<void>)[],
    settled: () => Promise<void> = () => pause(200),
  ): Promise<Phase> {
    const waiting = [...all];
    const before = await this.#read();
    const startedAt = performance.now();
    const deadline = startedAt + seconds * 1_000;
    let done = 0;
    const person = async () => {
      for (let one = waiting.shift(); one && performance.now() < deadline; one = waiting.shift()) {
        await one();
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, person));
    const took = (performance.now() - startedAt) / 1_000;
    await settled();
    if (done === 0) throw new Error(`${name}: none was done in ${seconds} s`);
    const cost = dividedBy(difference(await this.#read(), before), done);
    return { name, done, seconds: took, perSecond: done / took, cost };
  }

  async #read(): Promise<Cost> {
    const [row] = await this.#market.sql<{ log: number; size: number }[]>`
      SELECT (pg_current_wal_lsn() - '0/0')::float8 AS log, pg_database_size(current_database())::float8 AS size`;
    return {
      productMs: processMs(this.#market.pid),
      databaseMs: familyMs(this.#postmaster),
      logBytes: row?.log ?? 0,
      storedBytes: row?.size ?? 0,
    };
  }
}

function makeSellers(market: RunningMarket): Promise<Caller[]> {
  const facts = { regions: [FEW.region], credits: 10_000 };
  return inTurn(FEW.pros, async () => {
    const pro = await makePro({ sql: market.sql, clock, ids }, facts);
    return market.as(pro.account.id);
  });
}

/** A request of each: a person may publish only so many a day. */
function makeCustomers(market: RunningMarket, count: number): Promise<Caller[]> {
  return inTurn(count, () => customerOf(market));
}

async function customerOf(market: RunningMarket): Promise<Caller> {
  const account = await makeAccount({ sql: market.sql, clock, ids });
  return market.as(account.id);
}

async function inTurn<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) made.push(await make());
  return made;
}

function publishOne(customer: Caller, region: string): Promise<string> {
  const body = requestBody({ answers: { ...moveInAnswers(), region }, region_code: region });
  return created(customer, "requests.create", body);
}

async function created(...call: Parameters<typeof answered>): Promise<string> {
  return ((await answered(...call)) as { id: string }).id;
}

async function answered(
  caller: Caller,
  name: EndpointName,
  input: Record<string, unknown>,
  headers?: Record<string, string>,
): Promise<unknown> {
  const outcome = await caller.call(name, input, headers);
  if (outcome.kind === "answer" && outcome.status < 300) return outcome.body;
  throw new Error(`${name}: ${JSON.stringify(outcome)}`);
}

async function openPage(market: RunningMarket, path: string, as: Caller | null): Promise<void> {
  const cookie = Object.entries(as?.cookies ?? {}).map(([name, value]) => `${name}=${value}`);
  const answer = await fetch(market.origin + path, {
    headers: { ...(as ? { cookie: cookie.join("; ") } : {}), "accept-encoding": "gzip" },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
}

function difference(a: Cost, b: Cost): Cost {
  return combined(a, b, (one, other) => Math.max(0, one - other));
}

function dividedBy(cost: Cost, by: number): Cost {
  return combined(cost, cost, (one) => one / by);
}

function combined(a: Cost, b: Cost, of: (a: number, b: number) => number): Cost {
  return {
    productMs: of(a.productMs, b.productMs),
    databaseMs: of(a.databaseMs, b.databaseMs),
    logBytes: of(a.logBytes, b.logBytes),
    storedBytes: of(a.storedBytes, b.storedBytes),
  };
}
