import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildPages } from "#test/build-pages.ts";
import type { Caller } from "#test/caller.ts";
import { makeAccount, testPhone, type TestAccount } from "#test/factories/accounts.ts";
import { quoteBody } from "#test/factories/market.ts";
import { makePro, type TestPro } from "#test/factories/pros.ts";
import { requestBody } from "#test/factories/requests.ts";
import { clock, ids, RunningMarket } from "#test/running-market.ts";
import {
  startTraceCollector,
  type CollectedSpan,
  type TraceCollector,
} from "#test/trace-collector.ts";
import { statementName } from "./platform/tracing/statement-name.ts";

const SERVER = 2;
const LOST = "traces could not be sent";
const NAME = "이름이 적히지 않는 사람";
const SEARCHED = "아무에게도 말하지 않은 말";
const LOADED = "loaded ";

let folder: string;
let collector: TraceCollector;
let market: RunningMarket;
/** Has the product say what it loads of OpenTelemetry, but for its bare interface, which the library of figures loads. */
let watching: Record<string, string>;

beforeAll(async () => {
  buildPages();
  folder = mkdtempSync(join(tmpdir(), "somssi-traces-"));
  const hook = join(folder, "watch.mjs");
  writeFileSync(
    hook,
    `import { registerHooks } from "node:module";
     import { writeSync } from "node:fs";
     registerHooks({ resolve(specifier, context, next) {
       const found = next(specifier, context);
       if (/\\/@opentelemetry\\/(?!api\\/)/.test(found.url)) writeSync(1, "${LOADED}" + found.url + "\\n");
       return found;
     } });`,
  );
  watching = { NODE_OPTIONS: `--import=${hook}` };
  collector = await startTraceCollector();
  market = await RunningMarket.open(undefined, {
    ...watching,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20key",
  });
}, 90_000);

afterAll(async () => {
  await market.close();
  await collector.close();
  rmSync(folder, { recursive: true, force: true });
});

const loaded = () => market.lines.filter((line) => line.startsWith(LOADED));

/** The span of this name, once it has come; of several the last. */
async function spanOf(name: string, where: (span: CollectedSpan) => boolean = () => true) {
  const found = () => collector.spans.findLast((span) => span.name === name && where(span));
  await expect.poll(found, { message: name }).toBeDefined();
  return found() as CollectedSpan;
}

const below = (parent: CollectedSpan) => (span: CollectedSpan) =>
  span.traceId === parent.traceId && span.parentSpanId === parent.spanId;

async function answered(caller: Caller, ...call: Parameters<Caller["call"]>): Promise<unknown> {
  const outcome = await caller.call(...call);
  if (outcome.kind !== "answer" || outcome.status >= 400) {
    throw new Error(`${call[0]}: ${JSON.stringify(outcome)}`);
  }
  return outcome.body;
}

describe("with a collector", () => {
  let customer: TestAccount;
  let pro: TestPro;
  let requestId: string;
  let quoteId: string;

  beforeAll(async () => {
    const made = { sql: market.sql, clock, ids };
    customer = await makeAccount(made, { name: NAME });
    pro = await makePro(made);
    const [asks, sells] = [await market.as(customer.id), await market.as(pro.account.id)];
    const published = await answered(asks, "requests.create", requestBody());
    requestId = (published as { id: string }).id;
    await market.untilDispatched();
    const until = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    const sent = await answered(
      sells,
      "quotes.create",
      quoteBody(requestId, { valid_until: until }),
      { "idempotency-key": "one-quote-of-a-trace" },
    );
    quoteId = (sent as { id: string }).id;
    await answered(asks, "quotes.get", { quoteId });
    await asks.call("quotes.get", { quoteId: ids.next() });
    const cookie = Object.entries(asks.cookies).map(([name, value]) => `${name}=${value}`);
    for (const path of [`/requests/${requestId}`, `/search?q=${encodeURIComponent(SEARCHED)}`]) {
      const page = await fetch(market.origin + path, { headers: { cookie: cookie.join("; ") } });
      expect(page.status).toBe(200);
    }
  });

  it("says which process a request was answered by, under its endpoint's name", async () => {
    const request = await spanOf("requests.create");
    expect(request).toMatchObject({
      kind: SERVER,
      service: "somssi-all",
      attributes: {
        "http.request.method": "POST",
        "http.route": "/api2/requests/",
        "http.response.status_code": 201,
      },
    });
    expect(request.parentSpanId).toBeUndefined();
    expect(collector.key).toBe("a key");
  });

  it("hangs a request's statements below it, in the transaction too", async () => {
    const request = await spanOf("requests.create");
    for (const name of ["SELECT sessions", "BEGIN", "INSERT requests", "COMMIT"]) {
      expect(await spanOf(name, below(request))).toMatchObject({
        attributes: { "db.system.name": "postgresql" },
      });
    }
    const insert = await spanOf("INSERT requests", below(request));
    expect(insert.attributes["db.query.text"]).toMatch(/^INSERT INTO requests .*\$/);
  });

  it("names each statement after all of its text, whatever values stand in between", async () => {
    await spanOf("requests.create");
    const whole = collector.spans.flatMap((span) => {
      const text = span.attributes["db.query.text"];
      return typeof text === "string" && text.length < 1_000 ? [{ span, text }] : [];
    });
    expect(whole.length).toBeGreaterThan(50);
    for (const { span, text } of whole) {
      const { operation, table } = statementName(text);
      expect(span.name, text).toBe(table === null ? operation : `${operation} ${table}`);
      expect(span.attributes["db.operation.name"], text).toBe(operation);
      expect(span.attributes["db.collection.name"] ?? null, text).toBe(table);
    }
  });

  it("hangs a job below the request that ordered it, and its statements below the job", async () => {
    const request = await spanOf("requests.create");
    const job = await spanOf("job dispatch_requests", below(request));
    await spanOf("INSERT request_recipients", below(job));
  });

  it("hangs an outgoing call below the job that makes it, with what became of it", async () => {
    const ask = await market.as((await makeUnverified()).id);
    await answered(ask, "users.me.email.sendVerification");
    const call = await spanOf("messages.send");
    expect(call.attributes).toMatchObject({ "somssi.outcome": "sent" });
    // Not of this request for sure: a job that was at work already takes what has become due.
    const job = await spanOf("job deliver_messages", ({ spanId }) => spanId === call.parentSpanId);
    expect(call.traceId).toBe(job.traceId);
  });

  it("hangs what a page reads below the page", async () => {
    const read = await spanOf("requests.get", (span) => span.parentSpanId !== undefined);
    const page = await spanOf("GET /*", ({ spanId }) => spanId === read.parentSpanId);
    expect(page.kind).toBe(SERVER);
  });

  it("sends nothing that is somebody's: no address, name, number, id, key, text or path", async () => {
    await spanOf("GET /*", ({ traceId }) => {
      const pages = collector.spans.filter((span) => span.name === "GET /*");
      return pages.length > 1 && pages.at(-1)?.traceId === traceId;
    });
    const sent = collector.bodies.join("\n");
    const cookies = (await market.as(customer.id)).cookies;
    const secrets = {
      customer: customer.id,
      pro: pro.proId,
      seller: pro.account.id,
      requestId,
      quoteId,
      email: customer.email,
      phone: testPhone(customer.id),
      name: NAME,
      searched: SEARCHED,
      encoded: encodeURIComponent(SEARCHED),
      region: "1168064000",
      message: quoteBody(requestId).message,
      path: `/requests/${requestId.slice(0, 8)}`,
      key: "one-quote-of-a-trace",
      token: cookies["csrftoken"] ?? "",
    };
    const found = Object.entries(secrets).filter(([, value]) => sent.includes(value));
    expect(found).toEqual([]);
    // What was looked through is what was traced.
    expect(sent).toContain("quotes.create");
    expect(collector.spans.length).toBeGreaterThan(100);
  });

  it("traces neither the checks of its health nor what nobody asked for", async () => {
    await fetch(`${market.origin}/healthz`);
    await fetch(`${market.origin}/readyz`);
    await answered(await market.as(customer.id), "users.me");
    await spanOf("users.me");
    const routes = collector.spans.map(({ attributes }) => attributes["http.route"]);
    expect(routes).not.toContain("/healthz");
    expect(routes).not.toContain("/readyz");
    const alone = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(alone.filter(({ name }) => /^(SELECT|INSERT|UPDATE|DELETE|BEGIN)/.test(name))).toEqual(
      [],
    );
  });

  it("is told by the library, which is loaded", () => {
    expect(loaded()).not.toEqual([]);
  });

  async function makeUnverified(): Promise<TestAccount> {
    return makeAccount({ sql: market.sql, clock, ids }, { emailVerified: false });
  }
});

it("loses spans and one line of the log while the collector is away, and nothing else", async () => {
  await market.kill();
  const away = await startTraceCollector();
  await away.close();
  await market.restart({ OTEL_EXPORTER_OTLP_ENDPOINT: away.origin });
  const said = (text: string) => market.lines.filter((line) => line.includes(text)).length;
  const look = async () => {
    const startedAt = performance.now();
    const answer = await fetch(`${market.origin}/api2/categories/`);
    expect(answer.status).toBe(200);
    return performance.now() - startedAt;
  };
  await look();
  await expect.poll(() => said(LOST)).toBe(1);
  const waits = [];
  for (let call = 0; call < 20; call += 1) waits.push(await look());
  // Most of them: a machine that others use may stop for a second.
  expect(waits.sort((one, other) => one - other)[10]).toBeLessThan(1_000);
  const back = await startTraceCollector(away.port);
  try {
    await expect
      .poll(async () => {
        await look();
        return back.spans.length;
      })
      .toBeGreaterThan(0);
    await expect.poll(() => said("traces are sent again")).toBe(1);
    expect(said(LOST)).toBe(1);
  } finally {
    await back.close();
  }
}, 60_000);

it("loads nothing of the library and sends nothing without the setting", async () => {
  await market.kill();
  const before = collector.bodies.length;
  // What the library itself would read if it were there.
  await market.restart({
    ...watching,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.origin}/v1/traces`,
  });
  const customer = await makeAccount({ sql: market.sql, clock, ids });
  await answered(await market.as(customer.id), "requests.create", requestBody());
  await market.untilDispatched();
  expect(loaded()).toEqual([]);
  expect(collector.bodies.length).toBe(before);
});
