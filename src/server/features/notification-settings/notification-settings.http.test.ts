import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeCustomer, makeQuote } from "#test/factories/market.ts";
import { planNotices } from "#server/plan-notices.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00.000Z");
});

const on = { push: true, text: true, email: true };
const usual = {
  groups: {
    my_request: on,
    my_work: on,
    talk: on,
    money: on,
    account: { push: false, text: true, email: true },
    advertising: { push: false, text: false, email: false, night: false },
  },
  quiet_hours: { from: "21:00", to: "08:00" },
  digest: true,
  urgent_at_night: false,
};

describe("how a person is notified", () => {
  it("is everybody's default until they decide", async () => {
    const { client } = await makeCustomer(app);
    const { status, body } = await client.call("users.me.notificationSettings");
    expect([status, body]).toEqual([
      200,
      { ...usual, advertising_answers: [], advertising_question: [] },
    ]);
  });

  it("is what they decided last, theirs alone", async () => {
    const [one, other] = [await makeCustomer(app), await makeCustomer(app)];
    const chosen = {
      ...usual,
      groups: {
        ...usual.groups,
        my_request: { push: false, text: false, email: true },
        money: { push: true, text: false, email: true },
      },
      quiet_hours: { from: "00:00", to: "07:00" },
      digest: false,
      urgent_at_night: true,
    };
    const answer = await one.client.call("users.me.notificationSettings.set", chosen);
    expect([answer.status, answer.body]).toEqual([200, chosen]);
    expect((await one.client.call("users.me.notificationSettings")).body).toMatchObject(chosen);
    expect((await other.client.call("users.me.notificationSettings")).body).toMatchObject(usual);
    await one.client.call("users.me.notificationSettings.set", { ...usual, quiet_hours: null });
    expect((await one.client.call("users.me.notificationSettings")).body).toMatchObject({
      ...usual,
      quiet_hours: null,
    });
  });

  it("cannot be switched off where nobody may, nor on where nothing goes", async () => {
    const { client } = await makeCustomer(app);
    const answer = await client.call("users.me.notificationSettings.set", {
      ...usual,
      groups: {
        ...usual.groups,
        money: { ...on, email: false },
        account: { push: true, text: false, email: true },
      },
      quiet_hours: { from: "08:00", to: "08:00" },
    });
    expect([answer.status, answer.error.fields]).toEqual([
      422,
      {
        "groups.money.email": ["결제 알림은 여기에서 끌 수 없어요."],
        "groups.account.push": ["계정 알림은 이렇게 보내지 않아요."],
        "groups.account.text": ["계정 알림은 여기에서 끌 수 없어요."],
        "quiet_hours.to": ["시작과 끝을 다르게 골라 주세요."],
      },
    ]);
    expect((await client.call("users.me.notificationSettings")).body).toMatchObject(usual);
  });

  it("keeps every answer about advertising with its time, and no other", async () => {
    const { client } = await makeCustomer(app);
    const set = (advertising: typeof usual.groups.advertising) =>
      client.call("users.me.notificationSettings.set", {
        ...usual,
        groups: { ...usual.groups, advertising },
      });
    const none = usual.groups.advertising;
    await set({ ...none, email: true });
    await set({ ...none, email: true });
    app.clock.advance(1000);
    await set({ ...none, night: true });
    const { body } = await client.call("users.me.notificationSettings");
    expect(body.groups.advertising).toEqual({ ...none, night: true });
    expect(body.advertising_answers.toSorted((a, b) => a.at.localeCompare(b.at))).toEqual([
      { scope: "email", granted: true, source: "settings", at: "2027-03-10T12:00:00+09:00" },
      expect.objectContaining({ at: "2027-03-10T12:00:01+09:00" }),
      expect.objectContaining({ at: "2027-03-10T12:00:01+09:00" }),
    ]);
    expect(body.advertising_answers.slice(0, 2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ scope: "email", granted: false }),
        expect.objectContaining({ scope: "night", granted: true }),
      ]),
    );
  });

  it("ends what was planned already of what they switch off, and of nothing else", async () => {
    const { customer } = await makeQuote(app);
    await planNotices(app, app.clock.now());
    const planned = async () =>
      Object.fromEntries(
        (
          await app.sql<{ channel: string; said: string }[]>`
            SELECT channel, concat_ws(' ', state, last_error, nullif(body, '') IS NOT NULL) AS said
            FROM deliveries WHERE account_id = ${customer.account.id}`
        ).map(({ channel, said }) => [channel, said]),
      );
    const set = (my_request: typeof on) =>
      customer.client.call("users.me.notificationSettings.set", {
        ...usual,
        groups: { ...usual.groups, talk: { push: false, text: false, email: false }, my_request },
      });
    const waits = { alimtalk: "pending t", email: "pending t" };
    expect(await planned()).toEqual(waits);
    await set(on);
    expect(await planned()).toEqual(waits);
    await set({ ...on, text: false });
    expect(await planned()).toEqual({ ...waits, alimtalk: "dropped switched_off f" });
    // What was switched on again is told of what comes, not of what went.
    await set({ ...on, email: false });
    const dropped = "dropped switched_off f";
    expect(await planned()).toEqual({ alimtalk: dropped, email: dropped });
  });
});
