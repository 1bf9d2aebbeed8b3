import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeSignedInPro, type SignedInPro } from "#test/factories/market.ts";
import {
  invitationInput,
  invite,
  makeTestimonial,
  testimonialInput,
} from "#test/factories/testimonials.ts";
import { answerOf } from "#test/same-as-missing.ts";

const DAY_MS = 86_400_000;

let app: TestApp;
let pro: SignedInPro;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  pro = await makeSignedInPro(app, { name: "한결 청소" });
});

async function messageTo(contact: string) {
  const rows = await app.sql<
    { channel: string; subject: string | null; body: string; not_before: Date; state: string }[]
  >`
    SELECT channel, subject, body, not_before, state FROM deliveries
    WHERE recipient = ${contact} ORDER BY id`;
  return rows.at(-1);
}

const list = async (client: TestClient) =>
  (await client.call("pro.testimonial.invitations")).body.items;

describe("pro.testimonial.invite", () => {
  it("mails a link whose secret stands behind the # and is stored as a hash only", async () => {
    const input = invitationInput({ client_name: " 김\t하나 ", message: " 봄에 고마웠어요. " });
    const { status, body } = await pro.client.call("pro.testimonial.invite", input);
    expect(status).toBe(201);
    expect(body.invitation).toEqual({
      id: body.invitation.id,
      client_name: "김 하나",
      channel: "email",
      contact: `p***@example.com`,
      service: { slug: "move-in-cleaning", name: "입주청소" },
      message: "봄에 고마웠어요.",
      state: "sent",
      created_at: "2027-03-10T12:00:00+09:00",
      expires_at: "2027-04-09T12:00:00+09:00",
      testimonial: null,
    });
    const [address, token = ""] = body.link.split("#");
    expect(address).toMatch(/\/testimonial$/);
    // 256 bits in base64url.
    expect(token).toMatch(/^[\w-]{43}$/);
    const mail = await messageTo(input.contact);
    expect(mail?.subject).toBe("[솜씨] 한결 청소 고수가 추천 글을 부탁했어요");
    expect(mail?.body).toContain(body.link);
    expect(mail?.body).toContain("“봄에 고마웠어요.”");
    const [stored] = await app.sql<{ row: string }[]>`
      SELECT to_jsonb(i)::text AS row FROM testimonial_invitations i WHERE id = ${body.invitation.id}`;
    expect(stored?.row).not.toContain(token);
    expect(JSON.stringify(await list(pro.client))).not.toContain(token);
  });

  it("texts a mobile number, at night not before eight in the morning", async () => {
    const number = "010-7101-0001";
    await invite(pro.client, { contact: number });
    expect(await messageTo("+821071010001")).toMatchObject({ channel: "sms", subject: null });
    app.clock.set("2027-03-10T13:00:00Z");
    const { body } = await pro.client.call(
      "pro.testimonial.invite",
      invitationInput({ contact: "010-7101-0002" }),
    );
    expect(body.invitation.contact).toBe("010-****-0002");
    expect(body.sends_at).toBe("2027-03-11T08:00:00+09:00");
    const night = await messageTo("+821071010002");
    expect(night?.not_before.toISOString()).toBe("2027-03-10T23:00:00.000Z");
    // Withdrawn meanwhile, it does not go out at all.
    await pro.client.call("pro.testimonial.withdraw", { invitationId: body.invitation.id });
    expect(await messageTo("+821071010002")).toBeUndefined();
    app.clock.set("2027-03-11T03:00:00Z");
  });

  it("is for approved pros", async () => {
    const input = invitationInput();
    expect((await app.visitor().call("pro.testimonial.invite", input)).status).toBe(401);
    const member = await app.as(await makeAccount(app));
    expect((await member.call("pro.testimonial.invite", input)).error.code).toBe("pro_required");
  });

  it.each([
    ["client_name", { client_name: " " }],
    ["client_name", { client_name: "가".repeat(31) }],
    ["client_name", { client_name: "\u202e" }],
    ["client_name", { client_name: "bit.ly/abc" }],
    ["contact", { contact: "하나" }],
    ["contact", { contact: "02-123-4567" }],
    ["contact", { contact: "a@b.kr\r\nBcc: c@d.kr" }],
    ["service", { service: "car-wash" }],
    ["service", { service: "nothing-here" }],
    ["message", { message: "가".repeat(301) }],
    ["message", { message: "여기서 보세요 https://evil.example" }],
    ["message", { message: "\u0000" }],
  ])("says what is wrong about %s: %j", async (field, changes) => {
    const { status, error } = await pro.client.call(
      "pro.testimonial.invite",
      invitationInput(changes),
    );
    expect([status, error.code]).toEqual([422, "invalid"]);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  it("refuses the pro's own e-mail address and number", async () => {
    const [own] = await app.sql<{ email: string; phone: string }[]>`
      SELECT email, phone FROM accounts WHERE id = ${pro.account.id}`;
    for (const contact of [own?.email.toUpperCase() ?? "", own?.phone ?? ""]) {
      const { error } = await pro.client.call(
        "pro.testimonial.invite",
        invitationInput({ contact }),
      );
      expect(Object.keys(error.fields ?? {})).toEqual(["contact"]);
    }
  });

  it("asks nobody twice who may still answer or has answered, but again after that", async () => {
    const contact = "again@example.com";
    const ask = () => pro.client.call("pro.testimonial.invite", invitationInput({ contact }));
    const first = await ask();
    expect(Object.keys((await ask()).error.fields ?? {})).toEqual(["contact"]);
    const invitationId = first.body.invitation.id;
    await pro.client.call("pro.testimonial.withdraw", { invitationId });
    app.clock.advance(DAY_MS);
    const second = await ask();
    expect(second.status).toBe(201);
    const token = second.body.link.split("#")[1] ?? "";
    await app.visitor().call("pro.testimonial.write", testimonialInput(token));
    app.clock.advance(60 * DAY_MS);
    const later = await app.as(pro.account);
    const answer = await later.call("pro.testimonial.invite", invitationInput({ contact }));
    expect(Object.keys(answer.error.fields ?? {})).toEqual(["contact"]);
  });

  it("goes to one contact three times a month, however often it is withdrawn", async () => {
    const contact = "nagged@example.com";
    for (let asked = 1; asked <= 3; asked += 1) {
      const { invitation } = await invite(pro.client, { contact });
      await pro.client.call("pro.testimonial.withdraw", { invitationId: invitation.id });
      app.clock.advance(DAY_MS);
    }
    const ask = (client: TestClient) =>
      client.call("pro.testimonial.invite", invitationInput({ contact }));
    expect(Object.keys((await ask(pro.client)).error.fields ?? {})).toEqual(["contact"]);
    app.clock.advance(30 * DAY_MS);
    expect((await ask(await app.as(pro.account))).status).toBe(201);
  });

  it.each([
    ["message", "자세한 건 example.photography에서 봐요"],
    ["message", "고마\u200b웠어요"],
    ["client_name", "김하나.한국"],
  ])("carries no words in %s that name a place or hide signs: %j", async (field, text) => {
    const { client } = await makeSignedInPro(app);
    const answer = await client.call("pro.testimonial.invite", invitationInput({ [field]: text }));
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([422, [field]]);
  });

  it("is not sent in the name of a pro whose name is a link", async () => {
    const { client } = await makeSignedInPro(app, { name: "evil.example/free" });
    const answer = await client.call("pro.testimonial.invite", invitationInput());
    expect([answer.status, answer.error.code]).toEqual([409, "state_forbids"]);
  });

  it("sends ten a day", async () => {
    for (let sent = 1; sent <= 10; sent += 1) await invite(pro.client);
    const { status, headers } = await pro.client.call("pro.testimonial.invite", invitationInput());
    expect([status, Number(headers["retry-after"])]).toEqual([429, 86_400]);
    app.clock.advance(DAY_MS);
    await invite(pro.client);
  });

  it("keeps twenty waiting, also when the last two are sent at once", async () => {
    for (let day = 0; day < 2; day += 1) {
      for (let sent = 1; sent <= (day === 0 ? 10 : 9); sent += 1) await invite(pro.client);
      app.clock.advance(DAY_MS);
    }
    const answers = await Promise.all(
      [1, 2].map(() => pro.client.call("pro.testimonial.invite", invitationInput())),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const [waiting] = await list(pro.client);
    await pro.client.call("pro.testimonial.withdraw", { invitationId: waiting?.id ?? "" });
    await invite(pro.client);
  });

  it("reaches one contact three times a day, whoever asks", async () => {
    const contact = "popular@example.com";
    for (let asked = 1; asked <= 3; asked += 1) {
      await invite((await makeSignedInPro(app)).client, { contact });
    }
    const { client } = await makeSignedInPro(app);
    const answer = await client.call("pro.testimonial.invite", invitationInput({ contact }));
    expect(answer.status).toBe(429);
  });
});

describe("pro.testimonial.invitations", () => {
  it("shows a pro their own in every state, page by page, and when one ended no contact", async () => {
    const { invitation: withdrawn } = await invite(pro.client);
    await pro.client.call("pro.testimonial.withdraw", { invitationId: withdrawn.id });
    await makeTestimonial(app, pro.client);
    const { invitation: expired } = await invite(pro.client);
    app.clock.advance(30 * DAY_MS);
    await app.sweep();
    const client = await app.as(pro.account);
    const { token } = await invite(client);
    await app.visitor().call("pro.testimonial.open", { token });
    await invite(client);
    const items = await list(client);
    expect(items.map(({ state }) => state)).toEqual([
      "sent",
      "opened",
      "expired",
      "written",
      "withdrawn",
    ]);
    expect(items.map(({ contact }) => contact !== null)).toEqual([true, true, false, false, false]);
    expect(items[3]?.testimonial?.state).toBe("shown");
    expect(items[2]?.id).toBe(expired.id);
    const page = (await client.call("pro.testimonial.invitations", { limit: 2 })).body;
    const rest = await client.call("pro.testimonial.invitations", {
      limit: 100,
      cursor: page.next ?? "",
    });
    expect([...page.items, ...rest.body.items]).toEqual(items);
    expect(rest.body.next).toBeNull();
    expect(await list((await makeSignedInPro(app)).client)).toEqual([]);
    expect((await app.visitor().call("pro.testimonial.invitations")).status).toBe(401);
  });
});

describe("pro.testimonial.withdraw", () => {
  it("makes the link useless, once, and only for the pro's own", async () => {
    const { invitation, token } = await invite(pro.client);
    const invitationId = invitation.id;
    const other = (await makeSignedInPro(app)).client;
    expect(answerOf(await other.call("pro.testimonial.withdraw", { invitationId }))).toEqual(
      answerOf(await other.call("pro.testimonial.withdraw", { invitationId: app.ids.next() })),
    );
    expect((await pro.client.call("pro.testimonial.withdraw", { invitationId })).status).toBe(200);
    expect((await app.visitor().call("pro.testimonial.open", { token })).error.code).toBe(
      "testimonial_link_invalid",
    );
    expect((await pro.client.call("pro.testimonial.withdraw", { invitationId })).error.code).toBe(
      "state_forbids",
    );
    const { invitationId: answered } = await makeTestimonial(app, pro.client);
    expect(
      (await pro.client.call("pro.testimonial.withdraw", { invitationId: answered })).error.code,
    ).toBe("state_forbids");
  });
});
