import { expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { testApp } from "#test/app.ts";
import { signUp, TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { deliverNotices, inboxOf } from "#test/local-delivery.ts";

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
  await client.call("users.me.email.change", { email: present, password: TEST_PASSWORD });
  await deliverNotices(app);
  const letters = (await inboxOf(app, present)).map(({ text }) => text).join();
  const [, token = ""] = /email-change\?token=([\w-]+)/.exec(letters) ?? [];
  await client.call("auth.completeEmailChange", { token });
  await deliverNotices(app);
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
