import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { deliveryBench } from "#test/delivery-bench.ts";
import { answerJson, startSolapiServer, type SolapiServer } from "#test/solapi-server.ts";
import { createSolapi } from "#server/gateways/message/solapi.ts";
import { askReports } from "./ask-reports.ts";

const { clock, sql, enqueue, deliver, rowOf } = await deliveryBench();
const template = { code: "quote_hired", variables: { 금액: "480,000원" } };

let server: SolapiServer;
beforeEach(async () => {
  server = await startSolapiServer("key", "secret");
});
afterEach(() => server.close());

const solapi = () =>
  createSolapi({
    apiUrl: server.url,
    apiKey: "key",
    apiSecret: "secret",
    sender: "0212345678",
    pfId: "KA01PF",
    templateIds: { quote_hired: "KA01TP" },
  });

/** A text that Solapi took in. */
async function sentText(channel: "sms" | "alimtalk" = "sms"): Promise<string> {
  const id = await enqueue({ channel, ...(channel === "alimtalk" && { template }) });
  await deliver(solapi());
  return id;
}

const ask = (limit = 100) => askReports({ sql, port: solapi(), now: clock.now(), limit });

async function reportOf(id: string) {
  const [row] = await sql<{ report: string | null; report_due: Date | null }[]>`
    SELECT report, report_due FROM deliveries WHERE id = ${id}`;
  return { ...row, ...(await rowOf(id)) };
}

describe("what became of a text", () => {
  it.each([
    ["sms", null, "4000", { state: "sent", report: "delivered", channel: "sms", last_error: null }],
    ["alimtalk", null, "4000", { state: "sent", report: "delivered", channel: "alimtalk" }],
    [
      "alimtalk",
      "unknown_friend",
      "4000",
      {
        state: "sent",
        report: "delivered_by_sms",
        channel: "sms",
        last_error: "alimtalk_status_3104",
      },
    ],
    [
      "sms",
      null,
      "3043",
      { state: "failed", report: "undelivered", channel: "sms", last_error: "status_3043" },
    ],
    [
      "alimtalk",
      "unknown_friend",
      "3032",
      { state: "failed", report: "undelivered", last_error: "status_3032" },
    ],
  ] as const)("is kept of an %s, refused as %s, with %s", async (channel, refuse, status, kept) => {
    server.refuseAlimtalk = refuse;
    const id = await sentText(channel);
    server.report(status);
    clock.advance(2 * MINUTE_MS);
    expect(await ask()).toBe(1);
    expect(await reportOf(id)).toMatchObject({ ...kept, report_due: null, body: "" });
  });

  it("is asked about at two minutes, not before, and never again once it is known", async () => {
    const id = await sentText();
    server.report("4000");
    clock.advance(2 * MINUTE_MS - 1);
    expect(await ask()).toBe(0);
    clock.advance(1);
    expect(await ask()).toBe(1);
    clock.advance(100 * HOUR_MS);
    expect(await ask()).toBe(0);
    expect((await reportOf(id)).state).toBe("sent");
    expect(server.asked).toHaveLength(1);
  });

  it("is asked again at the next age while it is on its way", async () => {
    const id = await sentText();
    const sentAt = clock.now().getTime();
    clock.advance(2 * MINUTE_MS);
    await ask();
    const waiting = await reportOf(id);
    expect(waiting).toMatchObject({ state: "sent", report: null });
    expect(waiting.report_due?.getTime()).toBe(sentAt + 10 * MINUTE_MS);
  });

  it("is given up at 72 hours, and was sent all the same", async () => {
    const id = await sentText();
    clock.advance(72 * HOUR_MS - 1);
    await ask();
    expect(await reportOf(id)).toMatchObject({ report: null });
    clock.advance(1);
    await ask();
    expect(await reportOf(id)).toMatchObject({
      state: "sent",
      report: "unreported",
      report_due: null,
    });
  });

  it("is not asked about of e-mails, and of texts that did not go out", async () => {
    const refused = await enqueue({ to: "12" });
    await deliver(solapi());
    expect(await reportOf(refused)).toMatchObject({ state: "failed", report_due: null });
    const letter = await enqueue({ channel: "email" });
    await deliver({ send: async () => ({ outcome: "sent", providerId: "mail" }) });
    expect(await reportOf(letter)).toMatchObject({ state: "sent", report_due: null });
  });
});

describe("a text that did not arrive", () => {
  it("is not sent again by itself", async () => {
    await sentText();
    server.report("3043");
    clock.advance(2 * MINUTE_MS);
    await ask();
    clock.advance(24 * HOUR_MS);
    await deliver(solapi());
    expect(server.taken).toHaveLength(1);
  });

  it("is given up as 알림톡 that nothing replaced, with its reason", async () => {
    const id = await sentText("alimtalk");
    server.report("3105");
    clock.advance(HOUR_MS);
    await ask();
    expect(await reportOf(id)).toMatchObject({ state: "sent", report: null });
    clock.advance(72 * HOUR_MS);
    await ask();
    const lost = { state: "failed", report: "undelivered", last_error: "status_3105" };
    expect(await reportOf(id)).toMatchObject(lost);
  });
});

describe("asking", () => {
  it("changes nothing while Solapi is down, and goes on when it is back", async () => {
    const id = await sentText();
    server.report("4000");
    clock.advance(2 * MINUTE_MS);
    const before = await reportOf(id);
    server.instead = () => (response) => answerJson(response, 503, {});
    expect(await ask()).toBe(0);
    clock.advance(100 * HOUR_MS);
    expect(await ask()).toBe(0);
    expect(await reportOf(id)).toEqual(before);
    expect(await sql`SELECT 1 FROM delivery_breakers`).toHaveLength(0);
    server.instead = () => null;
    expect(await ask()).toBe(1);
    expect((await reportOf(id)).report).toBe("delivered");
  });

  it("stops at the first call that nobody answers", async () => {
    await sentText();
    await sentText();
    let calls = 0;
    server.instead = () => {
      calls += 1;
      return (response) => answerJson(response, 503, {});
    };
    clock.advance(2 * MINUTE_MS);
    await ask();
    expect(calls).toBe(1);
  });

  it("is not held up by one text that Solapi does not find", async () => {
    const missing = await sentText();
    clock.advance(1);
    const found = await sentText();
    server.report("4000");
    clock.advance(2 * MINUTE_MS);
    server.next.push((response) => answerJson(response, 404, { errorCode: "ResourceNotFound" }));
    expect(await ask()).toBe(2);
    expect(await reportOf(missing)).toMatchObject({ state: "sent", report: null });
    expect((await reportOf(found)).report).toBe("delivered");
  });

  it("takes so many at a time, the oldest first", async () => {
    const first = await sentText();
    clock.advance(1);
    await sentText();
    server.report("4000");
    clock.advance(2 * MINUTE_MS);
    expect(await ask(1)).toBe(1);
    expect((await reportOf(first)).report).toBe("delivered");
    expect(await ask(5)).toBe(1);
  });

  it("leaves alone what somebody else was told about meanwhile", async () => {
    const id = await sentText();
    clock.advance(2 * MINUTE_MS);
    const first = async () => {
      server.report("3043");
      await ask();
      return { outcome: "delivered" } as const;
    };
    await askReports({ sql, now: clock.now(), limit: 1, port: { report: first } });
    expect(await reportOf(id)).toMatchObject({ state: "failed", last_error: "status_3043" });
  });
});
