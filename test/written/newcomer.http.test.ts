import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { COME_BACK_DAYS } from "#domain/withdrawal/withdrawal-times.ts";
import { testApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { makePro } from "../factories/pros.ts";
import { TestAuthenticator } from "../factories/passkeys.ts";
import { signUpInput, TEST_PASSWORD } from "../factories/sign-ups.ts";
import { ticketBody } from "../factories/tickets.ts";
import { deliverNotices, inboxOf } from "../local-delivery.ts";
import { goBy, linkBy } from "../login-providers.ts";
import { keepWriteLog } from "./write-log.ts";

const EMAIL = "newcomer@example.com";
const MOVED = "moved@example.com";
const PHONE = "+821077001122";
const OTHER_PHONE = "+821077003344";
const on = { push: true, text: true, email: true };

it("writes what the record says with each call of a person's account, from joining to leaving", async () => {
  const app = await testApp();
  const log = await keepWriteLog(app);
  const names = new Map<string, string>();
  const visitor = (): TestClient => app.visitor();
  const letters = async (to: string) => {
    await deliverNotices(app);
    await log.wrote("deliveries");
    return (await inboxOf(app, to)).map(({ text }) => text).join("\n");
  };
  const tokenIn = async (to: string, path: string) =>
    (await letters(to)).match(new RegExp(`(?<=${path}\\?token=)[\\w-]+`, "g"))?.at(-1) ?? "";
  const codeTo = async (to: string) =>
    (await letters(to)).match(/(?<=인증번호 )\d{6}/g)?.at(-1) ?? "";

  log.heading("joining");
  let client = visitor();
  const { body } = await client.call("users.signUp", signUpInput({ email: EMAIL }));
  names.set(body.user.id, "person");
  await client.call("users.me.email.sendVerification", {});
  await visitor().call("auth.verifyEmail", { token: await tokenIn(EMAIL, "/verify-email") });
  await client.call("cellnum.authKey", { phone: PHONE, purpose: "verify" });
  await client.call("cellnum.verifyKey", { phone: PHONE, key: await codeTo(PHONE) });

  log.heading("settings");
  await client.call("users.me.rename", { name: "이새봄" });
  await client.call("users.me.phone.ask", { phone: OTHER_PHONE, password: TEST_PASSWORD });
  const key = await codeTo(OTHER_PHONE);
  await client.call("users.me.phone.change", { phone: OTHER_PHONE, key });
  const { texts } = (await client.call("users.me.consents")).body;
  const answers = texts.map(({ kind, in_force }) => ({
    kind,
    version: in_force.version,
    granted: kind === "terms",
  }));
  await client.call("users.me.consents.set", { consents: answers });
  await client.call("users.me.notificationSettings.set", {
    groups: {
      my_request: { push: false, text: false, email: true },
      my_work: on,
      talk: on,
      money: on,
      account: { push: false, text: true, email: true },
      advertising: { push: true, text: false, email: true, night: false },
    },
    quiet_hours: { from: "00:00", to: "07:00" },
    digest: false,
    urgent_at_night: true,
  });
  await client.call("users.me.notificationSettings.keepAdvertising", {});
  await client.call("users.me.notifications.seen", { paths: ["/setting/account"] });
  await client.call("users.me.notifications.readAll", {});
  await client.call("dev.pushDevice");

  log.heading("words of their own");
  const pro = await makePro(app, { name: "든든한 이사" });
  names.set(pro.proId, "pro").set(pro.account.id, "proAccount");
  await client.call("serviceWishes.create", { words: "드론 방제" });
  await client.call("support.tickets.create", ticketBody());
  await client.call("users.me.blocks.create", { pro_id: pro.proId });

  log.heading("address");
  await client.call("users.me.email.change", { email: MOVED, password: TEST_PASSWORD });
  await visitor().call("auth.completeEmailChange", {
    token: await tokenIn(MOVED, "/email-change"),
  });
  const undo = await tokenIn(EMAIL, "/email-change/undo");
  const undone = await visitor().call("auth.undoEmailChange", { token: undo });
  await visitor().call("auth.resetPassword", {
    token: undone.body.reset_token,
    password: TEST_PASSWORD,
  });
  client = visitor();
  await client.call("auth.login", { email: EMAIL, password: TEST_PASSWORD });

  log.heading("ways in");
  const password = TEST_PASSWORD;
  const device = new TestAuthenticator();
  const { body: options } = await client.call("users.me.passkeys.options", { password });
  await client.call("users.me.passkeys.create", { credential: device.create(options) });
  const passing = visitor();
  const { body: asked } = await passing.call("auth.passkey.options", {});
  await passing.call("auth.passkey", { credential: device.get(asked) });
  const { body: secret } = await client.call("users.me.secondStep.start", { password });
  const totp = new TOTP({ secret: Secret.fromBase32(secret.key) });
  const code = () => totp.generate({ timestamp: app.clock.now().getTime() });
  await client.call("users.me.secondStep.confirm", { code: code() });
  app.clock.advance(MINUTE_MS);
  const careful = visitor();
  await careful.call("auth.login", { email: EMAIL, password });
  await careful.call("auth.secondStep.code", { code: code() });
  await client.call("users.me.secondStep.renewCodes", { password });
  await client.call("users.me.secondStep.off", { password });
  await linkBy(app, client, "kakao", { name: "이새봄", email: EMAIL });
  await client.call("users.me.password", {
    current_password: password,
    password: "새 달과 넓은 바다",
  });
  await client.call("users.me.sessions.revokeOthers");
  await visitor().call("auth.login", { email: EMAIL, password });
  await visitor().call("auth.requestReset", { email: EMAIL });
  const social = visitor();
  await goBy(app, "naver", { name: "박누리", email: "nuri@example.com" }, { client: social });
  const { name, consents } = signUpInput();
  const joined = await social.call("socialLogins.join", {
    email: "nuri@example.com",
    name,
    consents,
  });
  names.set(joined.body.user.id, "nuri");
  await social.call("auth.logout", {});

  log.heading("leaving");
  const again = { password: "새 달과 넓은 바다" };
  await client.call("users.me.exports.create", {});
  await app.sweep();
  await log.wrote("what fell due");
  await client.call("users.me.withdrawal.ask", again);
  await client.call("users.me.withdrawal.undo");
  client = visitor();
  await client.call("auth.login", { email: EMAIL, ...again });
  await client.call("users.me.withdrawal.ask", again);
  for (const days of [1, COME_BACK_DAYS, 400, 2000]) {
    app.clock.advance(days * DAY_MS);
    await app.sweep();
    await log.wrote(`what fell due after ${days} days more`);
  }

  await expect(log.text(names)).toMatchFileSnapshot("newcomer.txt");
});
