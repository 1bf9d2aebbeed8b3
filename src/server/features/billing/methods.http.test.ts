import { expect, it } from "vitest";
import { testApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";

it("gives a billing key to one of many accounts that name it at the same moment", async () => {
  const app = await testApp();
  const billing_key = await app.gateway.issueKey("card");
  const people = await Promise.all(
    Array.from({ length: 8 }, async () => app.as(await makeAccount(app))),
  );
  const answers = await Promise.all(
    people.map((person) => person.send("users.me.billingInfo.set", { billing_key })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ error }) => error.code)).toEqual(Array(7).fill("billing_key_unusable"));
});
