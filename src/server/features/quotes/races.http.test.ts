import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import {
  credits,
  freshKey,
  hireBody,
  makeCustomer,
  makeQuote,
  makeRequest,
  makeSignedInPro,
  quoteBody,
  type SignedInPro,
} from "#test/factories/market.ts";
import { publish } from "#test/factories/requests.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";

// 입주청소 is of tier T2.
const PRICE = 3;

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterEach(() => assertSoundLedger(app.sql));

async function send(pro: SignedInPro, requestId: string): Promise<string> {
  const answer = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
  return answer.status === 201 ? "sent" : answer.error.code;
}

/** Makes pros recipients of a request that had reached nobody. */
async function reach(requestId: string, pros: readonly SignedInPro[]): Promise<void> {
  for (const { proId } of pros) {
    await app.sql`
      INSERT INTO request_recipients (request_id, pro_id, received_at)
      VALUES (${requestId}, ${proId}, ${app.clock.now()}) ON CONFLICT DO NOTHING`;
  }
}

async function requestsOf(count: number): Promise<string[]> {
  const requestIds = [];
  for (let made = 0; made < count; made += 1) {
    requestIds.push(await publish((await makeCustomer(app)).client));
  }
  return requestIds;
}

describe("the last credits", () => {
  it("pay one of two quotes sent at once, twenty times over", async () => {
    const requestIds = await requestsOf(2);
    for (let round = 1; round <= 20; round += 1) {
      const pro = await makeSignedInPro(app, { credits: PRICE, services: ["math-tutoring"] });
      await reach(requestIds[0] ?? "", [pro]);
      await reach(requestIds[1] ?? "", [pro]);
      // Room for everybody: this race is about credits.
      await app.sql`
        UPDATE requests SET quote_limit = 100, quote_count = 0 WHERE id = ANY(${requestIds}::uuid[])`;
      const answers = await Promise.all(requestIds.map((requestId) => send(pro, requestId)));
      expect(answers.toSorted(), `round ${round}`).toEqual(["credits_insufficient", "sent"]);
      expect(await credits(pro.client)).toEqual({ balance: 0, held: PRICE });
    }
  });

  it("pay one of fifty quotes sent at once", async () => {
    const pro = await makeSignedInPro(app, { credits: PRICE });
    const requestIds = await requestsOf(50);
    const answers = await Promise.all(requestIds.map((requestId) => send(pro, requestId)));
    expect(answers.filter((answer) => answer === "sent")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "credits_insufficient")).toHaveLength(49);
    expect(await credits(pro.client)).toEqual({ balance: 0, held: PRICE });
  }, 60_000);
});

describe("a request", () => {
  it("takes no quote beyond its quota from pros who send at once", async () => {
    const { customer, requestId } = await makeRequest(app, { quoteLimit: 3 });
    const pros = [];
    for (let made = 0; made < 8; made += 1) pros.push(await makeSignedInPro(app));
    await reach(requestId, pros);
    const answers = await Promise.all(pros.map((pro) => send(pro, requestId)));
    expect(answers.filter((answer) => answer === "sent")).toHaveLength(3);
    expect(answers.filter((answer) => answer === "quotes_closed")).toHaveLength(5);
    const request = await customer.client.call("requests.get", { requestId });
    expect(request.body).toMatchObject({ state: "choosing", quote_count: 3 });
  });

  it("takes one of several quotes that one pro sends at once", async () => {
    const { pro, requestId } = await makeRequest(app);
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(pro, requestId)));
    expect(answers.toSorted()).toEqual(["quote_exists", "quote_exists", "quote_exists", "sent"]);
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 3 });
  });

  it("does one thing for one key, however often it is sent at once", async () => {
    const { pro, requestId } = await makeRequest(app);
    const key = freshKey();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => pro.client.call("quotes.create", quoteBody(requestId), key)),
    );
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    expect(new Set(made).size).toBe(1);
    for (const { status, error } of answers) {
      if (status !== 201) expect(error.code).toBe("idempotency_running");
    }
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 3 });
  });
});

describe("reading at once", () => {
  it("captures once, from two pages and the comparison", async () => {
    for (let round = 1; round <= 5; round += 1) {
      const { customer, pro, requestId, quoteId } = await makeQuote(app);
      const answers = await Promise.all([
        customer.client.call("quotes.get", { quoteId }),
        customer.client.call("quotes.get", { quoteId }),
        customer.client.call("requests.compare", { requestId }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [first, second] = answers;
      expect(first.body.read_at).toBe(second.body.read_at);
      expect(await credits(pro.client)).toEqual({ balance: 47, held: 0 });
      const captures = await app.sql`
        SELECT 1 FROM credit_transfers WHERE reason = 'capture' AND reference = ${`quote:${quoteId}`}`;
      expect(captures).toHaveLength(1);
    }
  });

  it("and withdrawing ends in one order: paid and withdrawn, or withdrawn unread for nothing", async () => {
    for (let round = 1; round <= 10; round += 1) {
      const { customer, pro, quoteId } = await makeQuote(app);
      const [read, withdrawn] = await Promise.all([
        customer.client.call("quotes.get", { quoteId }),
        pro.client.call("quotes.withdraw", { quoteId }),
      ]);
      expect([read.status, withdrawn.status]).toEqual([200, 200]);
      const { body } = await pro.client.call("quotes.get", { quoteId });
      expect(body.state).toBe("withdrawn");
      const wasRead = body.read_at !== null;
      expect(body.cost?.state).toBe(wasRead ? "captured" : "released");
      expect(await credits(pro.client)).toEqual({ balance: wasRead ? 47 : 50, held: 0 });
    }
  });
});

describe("hiring, withdrawing and running out at once", () => {
  it("ends in one order each time", async () => {
    for (let round = 1; round <= 10; round += 1) {
      app.clock.set("2027-03-10T03:00:00.000Z");
      const { customer, pro, requestId, quoteId } = await makeQuote(app, {
        body: { valid_until: "2027-03-11" },
      });
      // Every third round the quote's last day is over too.
      if (round % 3 === 0) app.clock.set("2027-03-11T15:00:00.000Z");
      const [hire, withdraw] = await Promise.all([
        customer.client.call("requests.hire", hireBody(requestId, quoteId)),
        pro.client.call("quotes.withdraw", { quoteId }),
        app.sweep(),
      ]);
      const { body } = await pro.client.call("quotes.get", { quoteId });
      const request = await customer.client.call("requests.get", { requestId });
      const outcome = { hired: hire.status, withdrawn: withdraw.status, state: body.state };
      if (round % 3 === 0) {
        expect(outcome).toEqual({ hired: 409, withdrawn: 409, state: "expired" });
      } else if (hire.status === 200) {
        expect(outcome).toEqual({ hired: 200, withdrawn: 409, state: "hired" });
      } else {
        expect(outcome).toEqual({ hired: 409, withdrawn: 200, state: "withdrawn" });
        expect(hire.error.code).toBe("quote_closed");
      }
      expect(request.body.state).toBe(body.state === "hired" ? "hired" : "open");
      expect(await credits(pro.client)).toEqual({
        balance: body.state === "hired" ? 47 : 50,
        held: 0,
      });
    }
  });

  it("hires one of two quotes chosen at once, and frees the other", async () => {
    for (let round = 1; round <= 5; round += 1) {
      app.clock.set("2027-03-10T03:00:00.000Z");
      const { customer, pro, requestId, quoteId } = await makeQuote(app);
      const other = await makeSignedInPro(app);
      await reach(requestId, [other]);
      const sent = await other.client.call("quotes.create", quoteBody(requestId), freshKey());
      const hires = await Promise.all(
        [quoteId, sent.body.id].map((id) =>
          customer.client.call("requests.hire", hireBody(requestId, id)),
        ),
      );
      expect(hires.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const held = [await credits(pro.client), await credits(other.client)];
      expect(held.map(({ balance }) => balance).toSorted((a, b) => a - b)).toEqual([47, 50]);
      expect(held.map(({ held: one }) => one)).toEqual([0, 0]);
    }
  });

  it("closes or hires, whichever comes first", async () => {
    for (let round = 1; round <= 5; round += 1) {
      const { customer, pro, requestId, quoteId } = await makeQuote(app);
      const [hire, close, read] = await Promise.all([
        customer.client.call("requests.hire", hireBody(requestId, quoteId)),
        customer.client.call("requests.close", { requestId }),
        customer.client.call("quotes.get", { quoteId }),
      ]);
      expect([hire.status, close.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(read.status).toBe(200);
      expect((await credits(pro.client)).held).toBe(0);
    }
  });
});

describe("two people who quote each other at once", () => {
  it("both get through", async () => {
    const services = ["move-in-cleaning"];
    const one = await makeSignedInPro(app, { services });
    const two = await makeSignedInPro(app, { services });
    const ofOne = await publish(one.client);
    const ofTwo = await publish(two.client);
    expect(await Promise.all([send(one, ofTwo), send(two, ofOne)])).toEqual(["sent", "sent"]);
    const reads = await Promise.all([
      one.client.call("requests.compare", { requestId: ofOne }),
      two.client.call("requests.compare", { requestId: ofTwo }),
    ]);
    expect(reads.map(({ status }) => status)).toEqual([200, 200]);
  });
});
