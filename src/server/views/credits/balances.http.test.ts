import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { seoulDay, seoulIso } from "#domain/calendar/seoul-day.ts";
import type { CreditMovement } from "#contract/endpoints/credits.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeLot } from "#test/factories/credits.ts";
import {
  credits,
  makeRequest,
  makeSignedInPro,
  quote,
  type SignedInPro,
} from "#test/factories/market.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { Refusal } from "../../platform/refusal.ts";
import { refundCredits } from "../../features/credits/refund-credits.ts";
import { spendCredits } from "../../features/credits/spend-credits.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

type Step =
  | { do: "grant"; credits: number; days: number }
  | { do: "spend"; credits: number }
  | { do: "refund" | "send" | "withdraw" | "read" | "sweep" }
  | { do: "wait"; days: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("grant" as const),
    credits: fc.integer({ min: 1, max: 9 }),
    days: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ do: fc.constant("spend" as const), credits: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constantFrom("refund", "send", "withdraw", "read", "sweep") }),
  fc.record({ do: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 2 }) }),
);

/** One pro's life with credits. */
class Life {
  readonly pro: SignedInPro;
  readonly #spent: string[] = [];
  readonly #sent: { quoteId: string; open: (quoteId: string) => Promise<unknown> }[] = [];
  #steps = 0;

  constructor(pro: SignedInPro) {
    this.pro = pro;
  }

  async take(step: Step): Promise<void> {
    const { account, client } = this.pro;
    const facts = { accountId: account.id, now: app.clock.now(), ids: app.ids };
    this.#steps += 1;
    switch (step.do) {
      case "grant":
        await makeLot(app, { accountId: account.id, credits: step.credits, days: step.days });
        return;
      case "spend": {
        const reference = `request:${this.#steps}`;
        const spend = {
          ...facts,
          credits: step.credits,
          detail: "urgent_request" as const,
          reference,
        };
        await inTransaction(app.sql, (tx) => spendCredits(tx, spend)).then(
          () => this.#spent.push(reference),
          orRefused,
        );
        return;
      }
      case "refund": {
        const reference = this.#spent.pop();
        if (reference === undefined) return;
        const of = { reason: "spend" as const, reference };
        await inTransaction(app.sql, (tx) =>
          refundCredits(tx, { ...facts, of, detail: "request_closed" }),
        );
        return;
      }
      case "send":
        return this.#send();
      case "withdraw": {
        const sent = this.#sent.pop();
        if (sent) await client.call("quotes.withdraw", { quoteId: sent.quoteId });
        return;
      }
      case "read": {
        const sent = this.#sent.pop();
        if (sent) await sent.open(sent.quoteId);
        return;
      }
      case "sweep":
        return app.sweep();
      case "wait":
        app.clock.advance(step.days * DAY_MS);
    }
  }

  async #send(): Promise<void> {
    const { balance } = await credits(this.pro.client);
    if (balance < 12) return;
    const { customer, requestId } = await makeRequest(app, { pro: this.pro });
    const quoteId = await quote(this.pro, requestId, {
      valid_until: addDays(seoulDay(app.clock.now().getTime()), 30),
    });
    this.#sent.push({ quoteId, open: (id) => customer.client.call("quotes.get", { quoteId: id }) });
  }
}

function orRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

async function wholeLedger({ client }: SignedInPro): Promise<CreditMovement[]> {
  const { body } = await client.call("users.me.credits.ledger", { limit: 100 });
  return body.items;
}

it("tells past balances as they were, and movements that add up to them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 14 }), async (steps) => {
      const pro = await makeSignedInPro(app, { credits: 14 });
      const life = new Life(pro);
      const seen: { at: Date; was: { balance: number; held: number } }[] = [];
      for (const step of steps) {
        await life.take(step);
        // What is asked later of an instant is what there was at its end.
        if (step.do !== "wait") seen.push({ at: app.clock.now(), was: await credits(pro.client) });
        if (step.do !== "sweep") app.clock.advance(1000);
      }
      await app.sweep();
      for (const [index, { at, was }] of seen.entries()) {
        if (seen[index + 1]?.at.getTime() === at.getTime()) continue;
        const query = { at: seoulIso(at.getTime()) };
        const { body } = await pro.client.call("users.me.credits.balance", query);
        expect({ balance: body.balance, held: body.held }).toEqual(was);
      }
      const movements = await wholeLedger(pro);
      let sum = { available: 0, held: 0 };
      for (const { available, held, after } of movements.toReversed()) {
        sum = { available: sum.available + available, held: sum.held + held };
        expect(after).toEqual(sum);
      }
      expect({ balance: sum.available, held: sum.held }).toEqual(await credits(pro.client));
    }),
    { numRuns: 12 },
  );
});
