import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { maskEmail } from "#domain/account/mask-email.ts";
import type { NoticeGroup } from "#domain/notice/notice-groups.ts";
import { testApp, TEST_SECRET, type TestApp } from "#test/app.ts";
import { NO_DEVICE, testUnsubscribePath } from "#test/delivery-bench.ts";
import { makeCustomer, makeQuote, type TestCustomer } from "#test/factories/market.ts";
import { inboxOf, deliverNotices } from "#test/local-delivery.ts";
import { startLocalSmtp, type LocalSmtp } from "#test/local-smtp.ts";
import { createSmtp } from "#server/gateways/message/smtp.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import { planNotices } from "#server/plan-notices.ts";
import { notify } from "../notifications/notify.ts";
import { deliverDue } from "../deliveries/deliver.ts";
import { unsubscribePath } from "./unsubscribe-token.ts";

const ONE_CLICK = {
  headers: { "content-type": "application/x-www-form-urlencoded" },
  payload: "List-Unsubscribe=One-Click",
};

interface Received {
  to: string;
  text: string;
  html: string;
  headers: Map<string, string>;
}

let app: TestApp;
let smtp: LocalSmtp;
const letters: Received[] = [];

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00.000Z");
  smtp = await startLocalSmtp((to, text, letter) => {
    const headers = new Map(letter.headers.map(({ key, value }) => [key, value]));
    letters.push({ to, text, html: letter.html ?? "", headers });
    return Promise.resolve();
  });
});
afterAll(() => smtp.close());

/** Sends all that waits by SMTP and gives what came for one address. */
async function lettersTo(address: string): Promise<Received[]> {
  const { sql, clock } = app;
  await planNotices(app, clock.now());
  const port = createSmtp({ url: smtp.url, from: "솜씨 <no-reply@somssi.example>" });
  const links = { origin: "https://somssi.example", unsubscribePath: testUnsubscribePath };
  await deliverDue({ sql, port, push: NO_DEVICE, ...links, now: clock.now(), limit: 1000 });
  return letters.filter(({ to }) => to === address);
}

/** What a mail program presses: no session, no token, somebody else's origin or none. */
const press = (url: string, headers: Record<string, string> = {}) =>
  app.visitor().raw({
    method: "POST",
    url,
    payload: ONE_CLICK.payload,
    headers: { ...ONE_CLICK.headers, "x-csrftoken": "", ...headers },
  });

const linkOf = ({ account }: TestCustomer, group: NoticeGroup) =>
  testUnsubscribePath({ accountId: account.id, group });
const tokenOf = (path: string) => path.slice("/unsubscribe/".length);

async function groupsOf({ client }: TestCustomer) {
  return (await client.call("users.me.notificationSettings")).body.groups;
}

describe("a letter", () => {
  it("says in its headers, its text and its HTML how its group is stopped", async () => {
    const { customer } = await makeQuote(app);
    const [letter] = await lettersTo(customer.account.email);
    const url = `https://somssi.example${linkOf(customer, "my_request")}`;
    expect(letter?.headers.get("list-unsubscribe")).toBe(`<${url}>`);
    expect(letter?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(letter?.text).toContain(`내 요청 메일 그만 받기: ${url}`);
    expect(letter?.html).toContain(`<a href="${url}"`);
  });

  it("about the account or money says nothing of it", async () => {
    const { account } = await makeCustomer(app);
    await app.visitor().call("auth.requestReset", { email: account.email });
    for (const content of [
      { kind: "pro_approved", values: {} },
      { kind: "refund_sent", values: { amount: 59_000 } },
    ] as const) {
      const { ids, clock } = app;
      const notice = { accountId: account.id, path: "/me", requestId: null, now: clock.now(), ids };
      await inTransaction(app.sql, (tx) => notify(tx, { ...notice, ...content }));
    }
    const received = await lettersTo(account.email);
    expect(received).toHaveLength(3);
    for (const { text, html, headers } of received) {
      expect(text + html).not.toContain("unsubscribe");
      expect([...headers.keys()].filter((key) => key.startsWith("list-"))).toEqual([]);
    }
  });

  it("does not go out any more when its group was stopped while it waited", async () => {
    const { customer } = await makeQuote(app);
    await planNotices(app, app.clock.now());
    await press(linkOf(customer, "my_request"));
    expect(await lettersTo(customer.account.email)).toEqual([]);
    const rows = await app.sql`
      SELECT state, last_error FROM deliveries
      WHERE account_id = ${customer.account.id} AND channel = 'email'`;
    expect([...rows]).toEqual([{ state: "dropped", last_error: "unsubscribed" }]);
  });
});

describe("stopping letters by their link", () => {
  it("takes one press without session, token or origin of ours, and says so when it is repeated", async () => {
    const person = await makeCustomer(app);
    const before = await groupsOf(person);
    const link = linkOf(person, "talk");
    const callers: Record<string, string>[] = [{}, {}, { origin: "https://mail.example" }];
    for (const headers of callers) {
      const { status, body } = await press(link, headers);
      expect([status, body]).toEqual([200, {}]);
    }
    expect(await groupsOf(person)).toEqual({ ...before, talk: { ...before.talk, email: false } });
    const [row] = await app.sql`
      SELECT count(*)::int AS rows FROM notification_choices WHERE account_id = ${person.account.id}`;
    expect(row).toEqual({ rows: 1 });
  });

  it("takes a posted file form, as some mail programs send it", async () => {
    const person = await makeCustomer(app);
    const { status } = await app.visitor().raw({
      method: "POST",
      url: linkOf(person, "talk"),
      headers: { "content-type": "multipart/form-data; boundary=b", "x-csrftoken": "" },
      payload:
        '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    });
    expect(status).toBe(200);
    expect((await groupsOf(person)).talk.email).toBe(false);
  });

  it("signs nobody in", async () => {
    const person = await makeCustomer(app);
    const { headers } = await press(linkOf(person, "talk"));
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("changes nothing when the link is only opened", async () => {
    const person = await makeCustomer(app);
    const before = await groupsOf(person);
    const token = tokenOf(linkOf(person, "money"));
    const wrong = await app.visitor().call("unsubscribe.get", { token });
    expect([wrong.status, wrong.error.code]).toEqual([404, "not_found"]);
    const talk = { token: tokenOf(linkOf(person, "talk")) };
    const opened = await app.visitor().call("unsubscribe.get", talk);
    expect([opened.status, opened.body]).toEqual([
      200,
      { group: "talk", email: maskEmail(person.account.email), is_on: true },
    ]);
    expect(await groupsOf(person)).toEqual(before);
    await press(linkOf(person, "talk"));
    expect((await app.visitor().call("unsubscribe.get", talk)).body.is_on).toBe(false);
  });

  it("leaves other groups and other people alone, whatever of the token is altered", async () => {
    const [one, other] = [await makeCustomer(app), await makeCustomer(app)];
    const [person, , signature] = tokenOf(linkOf(one, "talk")).split(".");
    const [otherPerson] = tokenOf(linkOf(other, "talk")).split(".");
    const altered = [
      `${otherPerson}.talk.${signature}`,
      `${person}.my_request.${signature}`,
      `${person}.talk.${signature?.slice(0, -1)}`,
      tokenOf(
        unsubscribePath({ accountId: one.account.id, group: "talk" }, `${TEST_SECRET} of another`),
      ),
    ];
    const before = [await groupsOf(one), await groupsOf(other)];
    for (const token of altered) {
      const { status, error } = await press(`/unsubscribe/${token}`);
      expect([token, status, error.code]).toEqual([token, 404, "not_found"]);
    }
    expect([await groupsOf(one), await groupsOf(other)]).toEqual(before);
  });

  it("is refused for letters that nobody may stop", async () => {
    const person = await makeCustomer(app);
    for (const group of ["money", "account"] as const) {
      expect((await press(linkOf(person, group))).status).toBe(404);
    }
    expect((await groupsOf(person)).money.email).toBe(true);
  });

  it("leads the page's own button back to the page, a wrong link too", async () => {
    const person = await makeCustomer(app);
    const link = linkOf(person, "talk");
    const done = await press(`${link}?from=page`);
    expect([done.status, done.headers.location]).toEqual([303, link]);
    expect((await groupsOf(person)).talk.email).toBe(false);
    const wrong = await press("/unsubscribe/cut-off?from=page");
    expect([wrong.status, wrong.headers.location]).toEqual([303, "/unsubscribe/cut-off"]);
  });

  it("takes back the consent to advertising by e-mail, and keeps where that was said", async () => {
    const person = await makeCustomer(app);
    const settings = (await person.client.call("users.me.notificationSettings")).body;
    const { advertising_answers: _, advertising_question: __, ...stored } = settings;
    const advertising = { push: true, text: false, email: true, night: false };
    const groups = { ...stored.groups, advertising };
    await person.client.call("users.me.notificationSettings.set", { ...stored, groups });
    app.clock.advance(1000);
    const link = linkOf(person, "advertising");
    await press(link);
    await press(link);
    const { body } = await person.client.call("users.me.notificationSettings");
    expect(body.groups.advertising).toEqual({ ...advertising, email: false });
    expect(body.advertising_answers).toHaveLength(3);
    expect(body.advertising_answers[0]).toMatchObject({
      scope: "email",
      granted: false,
      source: "letter",
    });
  });

  it("is limited by the person, and links that are none by the network", async () => {
    const person = await makeCustomer(app);
    const link = linkOf(person, "talk");
    for (let n = 0; n < 30; n += 1) expect((await press(link)).status).toBe(200);
    expect((await press(link)).status).toBe(429);
    expect((await press(linkOf(await makeCustomer(app), "talk"))).status).toBe(200);
    const statuses = new Set<number>();
    for (let n = 0; n < 61; n += 1) statuses.add((await press("/unsubscribe/x")).status);
    expect([...statuses]).toEqual([404, 429]);
  });

  it("opens no other address to posted forms", async () => {
    const { status, error } = await app.visitor().raw({
      method: "POST",
      url: "/login-xhr/",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "email=a@b.kr&password=x",
    });
    expect([status, error.code]).toEqual([415, "unsupported_media"]);
  });
});

describe("switched on again in the settings", () => {
  it("goes out again", async () => {
    const { customer } = await makeQuote(app);
    await press(linkOf(customer, "my_request"));
    const {
      advertising_answers: _,
      advertising_question: __,
      ...stored
    } = (await customer.client.call("users.me.notificationSettings")).body;
    const my_request = { ...stored.groups.my_request, email: true };
    const groups = { ...stored.groups, my_request };
    await customer.client.call("users.me.notificationSettings.set", { ...stored, groups });
    await deliverNotices(app);
    const emails = await inboxOf(app, customer.account.email);
    expect(emails.map(({ text }) => text.split("\n", 1)[0])).toEqual([
      "[솜씨] 새 견적이 도착했어요",
    ]);
  });
});
