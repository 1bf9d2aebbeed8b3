import { expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { testApp } from "../app.ts";
import { freshKey } from "../factories/market.ts";
import { changesOf } from "../ownership/changes.ts";
import { inputFor } from "../ownership/inputs.ts";
import { makeOwnershipMarket, type OwnershipMarket } from "../ownership/market.ts";
import { keepWriteLog } from "./write-log.ts";

/** Days after which it is looked what fell due: reminders, deadlines, expiries, erasures. */
const LATER = [0, 1, 1, 1, 4, 7, 16, 60, 280];

// A row that is not written, or with something else in it, is missed by whoever looks at one answer. What is recorded
// is right when it was read and found right; written anew by `npx vitest run --project http test/written -u`.
it("writes what the record says with each call of a market, and with the days that follow", async () => {
  const app = await testApp();
  const log = await keepWriteLog();
  const market = await makeOwnershipMarket(app);
  for (const { name, thing, role } of changesOf(["customer", "hiredPro", "staff"])) {
    log.heading(`${thing}, by ${role}`);
    await market.clients[role].send(name, inputFor(market, name, thing), freshKey());
  }
  for (const days of LATER) {
    app.clock.advance(days * DAY_MS);
    log.heading(app.clock.now().toISOString());
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
