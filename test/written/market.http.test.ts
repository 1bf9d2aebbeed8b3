import { expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { testApp } from "../app.ts";
import { freshKey } from "../factories/market.ts";
import { changesOf } from "../ownership/changes.ts";
import { inputFor } from "../ownership/inputs.ts";
import { makeOwnershipMarket, type OwnershipMarket, type Thing } from "../ownership/market.ts";
import { keepWriteLog } from "./write-log.ts";

/** Days after which it is looked what fell due: reminders, deadlines, expiries, erasures. */
const LATER = [0, 1, 1, 1, 4, 7, 16, 60, 280];

// A row that is not written, or with something else in it, is missed by whoever looks at one answer. What is recorded
// is right when it was read and found right; written anew by `npx vitest run --project http test/written -u`.
it("writes what the record says with each call of a market, and with the days that follow", async () => {
  const app = await testApp();
  const log = await keepWriteLog(app);
  const market = await makeOwnershipMarket(app);
  const changedAt = new Map<Thing, number>();
  const madeAt = app.clock.now().getTime();
  for (const { name, thing, role } of changesOf(["customer", "hiredPro", "staff"])) {
    const input = inputFor(market, name, thing);
    // What staff decide about, they saw as its person changed it last.
    if (input.version === app.clock.now().getTime()) input.version = changedAt.get(thing) ?? madeAt;
    // What two calls write has two moments.
    app.clock.advance(MINUTE_MS);
    log.heading(`${thing}, by ${role}`);
    await market.clients[role].send(name, input, freshKey());
    if (role !== "staff") changedAt.set(thing, app.clock.now().getTime());
  }
  for (const days of LATER) {
    app.clock.advance(days * DAY_MS);
    log.heading(`${days} days later`);
    await app.sweep();
    await log.wrote("what fell due");
  }
  await expect(log.text(namesIn(market))).toMatchFileSnapshot("market.txt");
});

function namesIn({ ids, pros, customer }: OwnershipMarket): Map<string, string> {
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  for (const [name, pro] of Object.entries(pros)) {
    names.set(pro.proId, `${name}Pro`);
    names.set(pro.account.id, `${name}ProAccount`);
  }
  return names.set(customer.id, "customer");
}
