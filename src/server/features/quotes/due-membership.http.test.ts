import { expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { testApp } from "#test/app.ts";
import { makeLot, makeMembershipRow } from "#test/factories/credits.ts";
import { freshKey, makeRequest, makeSignedInPro, quoteBody } from "#test/factories/market.ts";

it.each([
  ["is paid until its last moment", -1, [201, undefined]],
  ["pays nothing from the moment it falls due", 0, [409, "credits_insufficient"]],
] as const)("a membership that no sweep has ended yet %s", async (_, offset, expected) => {
  // The day that quotes are written for is the first after the period.
  const app = await testApp("2027-02-10T03:00:00Z");
  const pro = await makeSignedInPro(app, { credits: 0 });
  const accountId = pro.account.id;
  const { membership, overAt } = await makeMembershipRow(app, { accountId, isCanceled: true });
  // These would last: they go because their membership ends.
  const expiresAt = new Date(overAt.getTime() + DAY_MS);
  await makeLot(app, { accountId, kind: "plan", credits: 10, membership, expiresAt });
  await app.sql`UPDATE memberships SET due_at = ${overAt} WHERE account_id = ${accountId}`;
  app.clock.set(new Date(overAt.getTime() + offset));
  const { requestId } = await makeRequest(app, { pro });
  const client = await app.as(pro.account);
  const { status, error } = await client.call("quotes.create", quoteBody(requestId), freshKey());
  expect([status, error?.code]).toEqual(expected);
});
