import { expect, it } from "vitest";
import { EMAIL_UNDO_MS } from "#domain/account/email-change.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { signUp, TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { deliverNotices, inboxOf } from "#test/local-delivery.ts";

/** To another address, with the link that went there. */
async function moveTo(app: TestApp, client: TestClient, email: string): Promise<void> {
  await client.call("users.me.email.change", { email, password: TEST_PASSWORD });
  await deliverNotices(app);
  const letters = (await inboxOf(app, email)).map(({ text }) => text).join();
  const [, token = ""] = /email-change\?token=([\w-]+)/.exec(letters) ?? [];
  await client.call("auth.completeEmailChange", { token });
  await deliverNotices(app);
}

it("what was sent to an address that somebody had before goes with them, and a stranger's stays", async () => {
  const app = await testApp();
  const { client, user } = await signUp(app);
  const { user: stranger } = await signUp(app);
  const former = user.email;
  const present = "moved-before-leaving@example.com";
  const keptOf = async (email: string) => {
    const rows = await app.sql`
      SELECT recipient FROM dev_inbox WHERE recipient = ${email}
      UNION ALL SELECT email FROM email_bounces WHERE email = ${email}`;
    return rows.length;
  };
  await moveTo(app, client, present);
  for (const email of [former, stranger.email]) {
    await app.sql`
      INSERT INTO email_bounces (email, reason, at) VALUES (${email}, 'bounced', ${app.clock.now()})`;
  }
  expect(await keptOf(former)).toBeGreaterThan(1);
  const strangers = await keptOf(stranger.email);
  await client.call("users.me.withdrawal.ask", { password: TEST_PASSWORD });
  app.clock.advance(3 * DAY_MS);
  await app.sweep();
  expect(await keptOf(former)).toBe(0);
  expect(await keptOf(stranger.email)).toBe(strangers);
});

it("what was sent to an address that is somebody else's by now stays", async () => {
  const app = await testApp();
  const { client, user } = await signUp(app);
  await moveTo(app, client, "moved-and-left@example.com");
  app.clock.advance(EMAIL_UNDO_MS);
  const { user: next } = await signUp(app, { email: user.email });
  expect(next.id).not.toBe(user.id);
  await deliverNotices(app);
  const kept = async () => (await inboxOf(app, user.email)).length;
  const before = await kept();
  expect(before).toBeGreaterThan(0);
  await client.call("users.me.withdrawal.ask", { password: TEST_PASSWORD });
  app.clock.advance(3 * DAY_MS);
  await app.sweep();
  expect(await kept()).toBe(before);
});
