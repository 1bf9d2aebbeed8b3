import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { credits, freshKey, quote, quoteBody } from "#test/factories/market.ts";
import { publish } from "#test/factories/requests.ts";
import {
  askIn,
  boughtOf,
  makeSpendingScene,
  moreQuotes,
  urgent,
} from "#test/factories/spending.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";

const START = "2027-03-10T03:00:00.000Z";
const ROUNDS = 8;
const SEED = 20_270_310;

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => app.clock.set(START));

afterEach(() => assertSoundLedger(app.sql));

type Answer = { status: number; error: { code: string } };

function outcomes(answers: readonly Answer[]): string[] {
  return answers.map(({ status, error }) => (status < 300 ? "done" : error.code)).toSorted();
}

describe("pressed at once with different keys", () => {
  it("a request becomes urgent once", async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { customer, requestId } = await makeSpendingScene(app, { pros: 1 });
      const answers = await Promise.all([
        urgent(customer.client, requestId),
        urgent(customer.client, requestId),
      ]);
      expect(outcomes(answers), `round ${round}`).toEqual(["done", "state_forbids"]);
      expect(await boughtOf(app, requestId)).toEqual({ urgent: true, quotes: 0, spent: 2 });
    }
  });

  it("more quotes are bought as often as there are credits, and no more", async () => {
    const scene = await makeSpendingScene(app, { pros: 24, quoteLimit: 3, credits: 2 });
    const presses = [1, 2, 3, 4].map(() => moreQuotes(scene.customer.client, scene.requestId));
    const done = ["credits_insufficient", "credits_insufficient", "done", "done"];
    expect(outcomes(await Promise.all(presses))).toEqual(done);
    expect(await boughtOf(app, scene.requestId)).toEqual({ urgent: false, quotes: 10, spent: 2 });
  });

  it("the last credits pay for one of two requests", async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { customer, requestId } = await makeSpendingScene(app, { pros: 1, credits: 2 });
      const { region } = await makeSpendingScene(app, { pros: 1 });
      const other = await publish(customer.client, askIn(region));
      const answers = await Promise.all([
        urgent(customer.client, requestId),
        urgent(customer.client, other),
      ]);
      expect(outcomes(answers), `round ${round}`).toEqual(["credits_insufficient", "done"]);
      expect(await credits(customer.client)).toEqual({ balance: 0, held: 0 });
    }
  });
});

describe("while pros quote", () => {
  it("more quotes open the request, whether the last place was taken before or after", async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const scene = await makeSpendingScene(app, { pros: 4, quoteLimit: 3 });
      const { customer, requestId, pro } = scene;
      await quote(pro(1), requestId);
      await quote(pro(2), requestId);
      const [sent, bought] = await Promise.all([
        pro(3).client.call("quotes.create", quoteBody(requestId), freshKey()),
        moreQuotes(customer.client, requestId),
      ]);
      expect([sent.status, bought.status], `round ${round}`).toEqual([201, 200]);
      const { body } = await customer.client.call("requests.get", { requestId });
      expect(body).toMatchObject({ state: "open", quote_limit: 8, quote_count: 3 });
    }
  });

  it("nobody waits in a circle, and everybody gets through", async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { customer, requestId, pros } = await makeSpendingScene(app, { pros: 4 });
      const answers = await Promise.all([
        ...pros
          .slice(0, 3)
          .map((pro) => pro.client.call("quotes.create", quoteBody(requestId), freshKey())),
        urgent(customer.client, requestId),
      ]);
      expect(outcomes(answers), `round ${round}`).toEqual(["done", "done", "done", "done"]);
    }
  });
});

it("an urgent press and a close at once end in one order", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { customer, requestId } = await makeSpendingScene(app, { pros: 1 });
    const [bought, closed] = await Promise.all([
      urgent(customer.client, requestId),
      customer.client.call("requests.close", { requestId }),
    ]);
    expect(closed.status).toBe(200);
    const wasSold = bought.status === 200;
    expect(wasSold ? "done" : bought.error.code).toBe(wasSold ? "done" : "state_forbids");
    expect(await boughtOf(app, requestId)).toEqual({
      urgent: wasSold,
      quotes: 0,
      spent: wasSold ? 2 : 0,
    });
  }
});

it("spends exactly what it sells, whatever is done in whatever order", async () => {
  const steps = ["urgent", "more", "both", "quote", "close", "reopen", "day", "sweep"] as const;
  const lives = fc.record({
    start: fc.nat(6),
    steps: fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(lives, async (life) => {
      app.clock.set(START);
      const scene = await makeSpendingScene(app, { pros: 7, quoteLimit: 3, credits: life.start });
      const { customer, requestId, pro } = scene;
      let quoted = 0;
      const does: Record<(typeof steps)[number], () => Promise<unknown>> = {
        urgent: () => urgent(customer.client, requestId),
        more: () => moreQuotes(customer.client, requestId),
        both: () =>
          Promise.all([urgent(customer.client, requestId), moreQuotes(customer.client, requestId)]),
        quote: async () => {
          quoted += 1;
          if (quoted > 7) return;
          const body = quoteBody(requestId, { valid_until: "2027-04-09" });
          await pro(quoted).client.call("quotes.create", body, freshKey());
        },
        close: () => customer.client.call("requests.close", { requestId }),
        reopen: () => customer.client.call("requests.reopen", { requestId }),
        day: async () => app.clock.advance(86_400_000),
        sweep: () => app.sweep(),
      };
      for (const step of life.steps) {
        await does[step]();
        const bought = await boughtOf(app, requestId);
        expect(bought?.spent).toBe((bought?.urgent ? 2 : 0) + (bought?.quotes ?? 0) / 5);
        expect((await credits(customer.client)).balance).toBe(life.start - (bought?.spent ?? 0));
        const { body } = await customer.client.call("requests.get", { requestId });
        expect(body.quote_count).toBeLessThanOrEqual(body.quote_limit);
        expect(body.state === "choosing" && body.spending.urgent.available).toBe(false);
      }
    }),
    { numRuns: 12, seed: SEED },
  );
}, 120_000);
