import { expect, it } from "vitest";
import { testApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { freshKey, hireBody, makeSignedInPro, quoteBody } from "#test/factories/market.ts";
import { publish } from "#test/factories/requests.ts";

const PAIRS = 8;

it("of leaving and being hired at the same moment, one happens", async () => {
  const app = await testApp();
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const pro = await makeSignedInPro(app);
    // Nobody is slowed by the work of a password.
    await app.sql`UPDATE accounts SET password_hash = '' WHERE id = ${pro.account.id}`;
    await app.sql`
      UPDATE sessions SET proven_at = ${app.clock.now()} WHERE account_id = ${pro.account.id}`;
    const client = await app.as(await makeAccount(app));
    const requestId = await publish(client);
    const { body } = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    await client.call("quotes.get", { quoteId: body.id });
    const [hired, left] = await Promise.all([
      client.call("requests.hire", { ...hireBody(requestId, body.id) }),
      pro.client.call("users.me.withdrawal.ask", {}),
    ]);
    const outcomes = [hired.status, left.status].map((status) => status < 300);
    expect(outcomes.filter(Boolean), `${hired.status} ${left.status}`).toHaveLength(1);
  }
});
