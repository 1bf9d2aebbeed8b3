import { beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { freshKey } from "#test/factories/market.ts";
import { makeHire, type TestHire } from "#test/factories/hires.ts";
import { makePro } from "#test/factories/pros.ts";
import { PACKS } from "#test/factories/top-ups.ts";
import { nextDueAt } from "./next-due.ts";

const AFTER = new Date("2027-05-01T00:00:00Z");
const DUE = new Date("2027-05-04T00:30:00Z");

let app: TestApp;
let hire: TestHire;
let proAccountId: string;
beforeEach(async () => {
  app ??= await testApp("2027-04-01T00:00:00Z");
  await app.sql`DELETE FROM credit_holds`;
  await app.sql`DELETE FROM hires`;
  await app.sql`DELETE FROM quotes`;
  await app.sql`DELETE FROM deliveries`;
  const pro = await makePro(app, { credits: 0 });
  const customer = await makeAccount(app);
  proAccountId = pro.account.id;
  hire = await makeHire(app, { customerId: customer.id, proId: pro.proId, state: "completed" });
});

function next(after = AFTER): Promise<Date | null> {
  return nextDueAt(app.sql, after);
}

describe("nextDueAt", () => {
  it("is never when all has ended", async () => {
    expect(await next()).toBeNull();
  });

  it("is when the credits of an unread quote go back", async () => {
    await app.sql`
      INSERT INTO credit_holds (id, account_id, quote_id, credits, state, release_due, created_at)
      VALUES (${app.ids.next()}, ${proAccountId}, ${hire.quoteId}, 2, 'held', ${DUE}, ${AFTER})`;
    expect(await next()).toEqual(DUE);
    expect(await next(DUE)).toBeNull();
    await app.sql`UPDATE credit_holds SET state = 'captured', ended_at = ${AFTER}`;
    expect(await next()).toBeNull();
  });

  it("is when a request stops taking quotes, and when it closes", async () => {
    const closes = new Date(DUE.getTime() + 1000);
    await app.sql`
      UPDATE requests SET state = 'open', quotes_close_at = ${DUE}, closes_at = ${closes}
      WHERE id = ${hire.requestId}`;
    expect(await next()).toEqual(DUE);
    expect(await next(DUE)).toEqual(closes);
    await app.sql`UPDATE requests SET state = 'choosing' WHERE id = ${hire.requestId}`;
    expect(await next()).toEqual(closes);
    await app.sql`UPDATE requests SET state = 'hired' WHERE id = ${hire.requestId}`;
    expect(await next()).toBeNull();
  });

  it("is when a hire completes by itself", async () => {
    await app.sql`UPDATE hires SET state = 'hired', auto_complete_at = ${DUE}, completed_at = NULL`;
    expect(await next()).toEqual(DUE);
    await app.sql`UPDATE hires SET state = 'cancelled'`;
    expect(await next()).toBeNull();
  });

  it("is when a consultation is to be answered, both sides are reminded of it, and it is over", async () => {
    const starts = new Date(DUE.getTime() + 7_200_000);
    const ends = new Date(DUE.getTime() + 9_000_000);
    const reminds = new Date(DUE.getTime() + 1000);
    await app.sql`
      INSERT INTO consultations (id, pro_id, customer_id, starts_at, ends_at, fee, message, state, asked_at, answer_by)
      SELECT ${app.ids.next()}, pro_id, customer_id, ${starts}, ${ends}, 0, '', 'asked', ${AFTER}, ${DUE}
        FROM hires LIMIT 1`;
    expect(await next()).toEqual(DUE);
    expect(await next(DUE)).toBeNull();
    await app.sql`UPDATE consultations SET state = 'confirmed', remind_at = ${reminds}`;
    expect(await next()).toEqual(reminds);
    expect(await next(reminds)).toEqual(ends);
    expect(await next(ends)).toBeNull();
    await app.sql`UPDATE consultations SET state = 'held'`;
    expect(await next()).toBeNull();
  });

  it("is the midnight in Seoul after a quote's last day", async () => {
    await app.sql`UPDATE quotes SET state = 'read', valid_until = '2027-05-04'`;
    const midnight = new Date("2027-05-04T15:00:00Z");
    expect(await next()).toEqual(midnight);
    expect(await next(new Date(midnight.getTime() - 1))).toEqual(midnight);
    expect(await next(midnight)).toBeNull();
    await app.sql`UPDATE quotes SET state = 'declined'`;
    expect(await next()).toBeNull();
  });

  it("is when a charge that was given up is asked about, until something is known", async () => {
    const person = await app.as(await makeAccount(app));
    const billing_key = await app.gateway.issueKey("card");
    await app.gateway.mode(billing_key, "decline:REJECT_CARD_PAYMENT");
    await person.send("credits.topUps.buy", { product_id: PACKS.ten, billing_key }, freshKey());
    await app.sql`UPDATE payments SET ask_wanted = true, next_poll_at = ${DUE}`;
    expect(await next()).toEqual(DUE);
    await app.sql`UPDATE payments SET ask_wanted = false`;
    expect(await next()).toBeNull();
  });

  it("is when a message may go out", async () => {
    await app.sql`
      INSERT INTO deliveries (id, channel, recipient, body, purpose, not_before, created_at)
      VALUES (${app.ids.next()}, 'sms', '+821012345678', 'x', 'test', ${DUE}, ${AFTER})`;
    expect(await next()).toEqual(DUE);
  });

  it("is when somebody is asked whether a text arrived", async () => {
    await app.sql`
      INSERT INTO deliveries (id, channel, recipient, body, purpose, state, sent_at, report_due, not_before, created_at)
      VALUES (${app.ids.next()}, 'sms', '+821012345678', '', 'test', 'sent', ${AFTER}, ${DUE}, ${AFTER}, ${AFTER})`;
    expect(await next()).toEqual(DUE);
    await app.sql`UPDATE deliveries SET report_due = NULL, report = 'delivered'`;
    expect(await next()).toBeNull();
  });

  it("is the earliest of all", async () => {
    await app.sql`UPDATE quotes SET state = 'read', valid_until = '2027-05-04'`;
    await app.sql`UPDATE hires SET state = 'hired', auto_complete_at = ${DUE}, completed_at = NULL`;
    expect(await next()).toEqual(DUE);
    expect(await next(DUE)).toEqual(new Date("2027-05-04T15:00:00Z"));
  });
});
