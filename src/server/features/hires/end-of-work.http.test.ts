import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import {
  makeCustomer,
  makeHiredQuote,
  makeQuote,
  makeSignedInPro,
  notices,
  notificationKinds,
} from "#test/factories/market.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";

const START = "2027-03-10T03:00:00.000Z";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

afterEach(() => assertSoundLedger(app.sql));

describe("completing", () => {
  it.each(["customer", "pro"] as const)(
    "by the %s ends the work and tells the other",
    async (by) => {
      const made = await makeHiredQuote(app);
      const { customer, pro, requestId, quoteId, hireId } = made;
      const paths = {
        customer: `/review/${hireId}?request_id=${requestId}`,
        pro: `/quote?id=${quoteId}`,
      };
      const answer = await made[by].client.call("requests.complete", { requestId });
      expect([answer.status, answer.body]).toEqual([200, {}]);
      for (const side of ["customer", "pro"] as const) {
        const given = await notices(made[side].client);
        const completed = given.filter(({ kind }) => kind === "hire_completed");
        // Nobody is notified of what they did themselves.
        expect(completed.map(({ path }) => path)).toEqual(side === by ? [] : [paths[side]]);
      }
      const { body } = await customer.client.call("quotes.get", { quoteId });
      expect(body.hire).toMatchObject({ state: "completed", review_id: null });
      expect(body.actions).toEqual(["review", "message"]);
      expect(body.phone).not.toBeNull();
      const [figures] = await app.sql`
      SELECT deal_count, deal_kept_count, hire_count FROM pro_profiles WHERE id = ${pro.proId}`;
      expect(figures).toEqual({ deal_count: 1, deal_kept_count: 1, hire_count: 1 });
    },
  );

  it("happens once, also at once from both sides", async () => {
    const { customer, pro, requestId } = await makeHiredQuote(app);
    const answers = await Promise.all(
      [customer, pro].map(({ client }) => client.call("requests.complete", { requestId })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [figures] = await app.sql`SELECT deal_count FROM pro_profiles WHERE id = ${pro.proId}`;
    expect(figures).toEqual({ deal_count: 1 });
  });

  it("is refused before anybody is hired", async () => {
    const { customer, pro, requestId } = await makeQuote(app);
    const own = await customer.client.call("requests.complete", { requestId });
    expect([own.status, own.error.code]).toEqual([409, "state_forbids"]);
    expect((await pro.client.call("requests.complete", { requestId })).status).toBe(404);
  });

  it("and cancelling are nobody else's", async () => {
    const { requestId } = await makeHiredQuote(app);
    for (const { client } of [await makeCustomer(app), await makeSignedInPro(app)]) {
      expect((await client.call("requests.complete", { requestId })).status).toBe(404);
      const cancel = await client.call("requests.cancel", { requestId, reason: "그냥요" });
      expect(cancel.status).toBe(404);
    }
    expect((await app.visitor().call("requests.complete", { requestId })).status).toBe(401);
  });
});

describe("cancelling", () => {
  it("needs a reason", async () => {
    const { customer, requestId } = await makeHiredQuote(app);
    const missing = "취소하는 이유를 입력해 주세요.";
    for (const [reason, message] of [
      ["", missing],
      ["   ", missing],
      ["a", "취소하는 이유를 2자 이상 입력해 주세요."],
    ] as const) {
      const answer = await customer.client.call("requests.cancel", { requestId, reason });
      expect(answer.status).toBe(422);
      expect(answer.error.fields?.["reason"]).toEqual([message]);
    }
  });

  it("and completing at once end in one order", async () => {
    for (let round = 1; round <= 5; round += 1) {
      const { customer, pro, requestId, quoteId } = await makeHiredQuote(app);
      const [complete, cancel] = await Promise.all([
        customer.client.call("requests.complete", { requestId }),
        pro.client.call("requests.cancel", { requestId, reason: "못 하게 됐어요" }),
      ]);
      expect([complete.status, cancel.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { body } = await pro.client.call("quotes.get", { quoteId });
      expect(body.hire?.state).toBe(complete.status === 200 ? "completed" : "cancelled");
    }
  });

  it("is refused after the work is completed", async () => {
    const { customer, requestId } = await makeHiredQuote(app);
    await customer.client.call("requests.complete", { requestId });
    const answer = await customer.client.call("requests.cancel", { requestId, reason: "늦었어요" });
    expect([answer.status, answer.error.code]).toEqual([409, "state_forbids"]);
  });
});

describe("seven days after the agreed date", () => {
  it("the hire completes by itself, once, and both are told", async () => {
    // Agreed for 15 March: the 22nd in Seoul begins at 15:00 UTC on the 21st.
    const { customer, pro, requestId } = await makeHiredQuote(app);
    const state = async () => {
      const [row] = await app.sql<{ state: string }[]>`
        SELECT state FROM requests WHERE id = ${requestId}`;
      return row?.state;
    };
    app.clock.set("2027-03-21T14:59:59.999Z");
    await app.sweep();
    expect(await state()).toBe("hired");
    app.clock.set("2027-03-21T15:00:00.000Z");
    await Promise.all([app.sweep(), app.sweep(), app.sweep()]);
    expect(await state()).toBe("completed");
    for (const { account } of [customer, pro]) {
      const client = await app.as(account);
      const kinds = await notificationKinds(client);
      expect(kinds.filter((kind) => kind === "hire_completed")).toHaveLength(1);
    }
    const [figures] = await app.sql`SELECT deal_count FROM pro_profiles WHERE id = ${pro.proId}`;
    expect(figures).toEqual({ deal_count: 1 });
  });

  it("nothing happens to a hire whose request was blocked", async () => {
    const { requestId } = await makeHiredQuote(app);
    await app.sql`UPDATE requests SET state = 'blocked' WHERE id = ${requestId}`;
    app.clock.set("2027-03-22T00:00:00.000Z");
    await app.sweep();
    const [hire] = await app.sql`SELECT state FROM hires WHERE request_id = ${requestId}`;
    expect(hire).toEqual({ state: "hired" });
  });
});
