import { beforeAll, describe, expect, it } from "vitest";
import type { MessageChannel } from "#server/gateways/message/message-port.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { makeSignedInPro } from "#test/factories/market.ts";
import { invitationInput } from "#test/factories/testimonials.ts";

const UNAVAILABLE = 503;
const CHANNELS: readonly MessageChannel[] = ["sms", "alimtalk", "email"];

let app: TestApp;
let pro: TestClient;
/** The one channel on which nothing can go out. */
let lost: MessageChannel;
beforeAll(async () => {
  app = await testApp(undefined, { reaches: (channel) => channel !== lost });
  ({ client: pro } = await makeSignedInPro(app));
});

const password = TEST_PASSWORD;
const phone = "010-9123-4567";

describe.each<[string, MessageChannel, () => Promise<{ status: number }>]>([
  ["users.me.email.sendVerification", "email", () => pro.call("users.me.email.sendVerification")],
  [
    "users.me.email.change",
    "email",
    () => pro.call("users.me.email.change", { email: "moved@example.com", password }),
  ],
  [
    "auth.requestReset",
    "email",
    () => app.visitor().call("auth.requestReset", { email: "a@example.com" }),
  ],
  [
    "cellnum.authKey",
    "sms",
    () => pro.call("cellnum.authKey", { phone, purpose: "change", password }),
  ],
  ["users.me.phone.ask", "sms", () => pro.call("users.me.phone.ask", { phone, password })],
  [
    "pro.testimonial.invite by e-mail",
    "email",
    () => pro.call("pro.testimonial.invite", invitationInput()),
  ],
  [
    "pro.testimonial.invite by text",
    "sms",
    () => pro.call("pro.testimonial.invite", invitationInput({ contact: phone })),
  ],
])("%s", (_, needed, ask) => {
  it.each(CHANNELS)("where no %s goes out is refused only if it needs one", async (channel) => {
    lost = channel;
    // What else is wrong with what it asks for is said later.
    expect((await ask()).status === UNAVAILABLE).toBe(channel === needed);
  });
});
