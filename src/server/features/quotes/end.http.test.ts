import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import {
  credits,
  freshKey,
  makeCustomer,
  makeHiredQuote,
  makeQuote,
  makeSignedInPro,
  notificationKinds,
  quote,
  quoteBody,
} from "#test/factories/market.ts";
import { publish } from "#test/factories/requests.ts";
import { uploadPicture } from "#test/factories/uploads.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";

const START = "2027-03-10T03:00:00.000Z";
const HOUR_MS = 3_600_000;

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

afterEach(() => assertSoundLedger(app.sql));

it("of a pro who asked for it as a customer belongs to whoever sent it", async () => {
  const [asker, pro] = [await makeSignedInPro(app), await makeSignedInPro(app)];
  const quoteId = await quote(pro, await publish(asker.client));
  expect((await asker.client.call("quotes.get", { quoteId })).body.viewer).toBe("customer");
  const [own, theirs] = [
    await uploadPicture(asker.client, "quote_attachment"),
    await uploadPicture(pro.client, "quote_attachment"),
  ];
  await pro.client.call("quotes.attachments.add", { quoteId, attachment_ids: [theirs] });
  const answers = [
    await asker.client.call("quotes.withdraw", { quoteId }),
    await asker.client.call("quotes.attachments.add", { quoteId, attachment_ids: [own] }),
    await asker.client.call("quotes.attachments.remove", { quoteId, attachmentId: theirs }),
    await pro.client.call("quotes.decline", { quoteId }),
  ];
  expect(answers.map(({ error }) => error.code)).toEqual(answers.map(() => "not_found"));
  expect((await asker.client.call("quotes.get", { quoteId })).body.state).toBe("read");
});

describe("declining", () => {
  it("gives the credits of an unread quote back and tells the pro why", async () => {
    const { customer, pro, quoteId } = await makeQuote(app);
    const declined = await customer.client.call("quotes.decline", {
      quoteId,
      reason: "날짜가 맞지 않아요",
    });
    expect([declined.status, declined.body]).toEqual([200, {}]);
    expect(await credits(pro.client)).toEqual({ balance: 50, held: 0 });
    const [notice] = (await pro.client.call("users.me.notifications")).body.items;
    expect(notice).toMatchObject({ kind: "quote_declined", path: `/quote?id=${quoteId}` });
    expect(notice?.body).toContain("날짜가 맞지 않아요");
    const own = await pro.client.call("quotes.get", { quoteId });
    expect(own.body).toMatchObject({ state: "declined", actions: [] });
  });

  it("of a read quote gives nothing back", async () => {
    const { customer, pro, quoteId } = await makeQuote(app);
    await customer.client.call("quotes.get", { quoteId });
    await customer.client.call("quotes.decline", { quoteId });
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 0 });
  });

  it("happens once, and not to a hired, withdrawn or expired quote", async () => {
    const { customer, pro, quoteId } = await makeQuote(app);
    const decline = async (client: typeof customer.client, id: string) => {
      const answer = await client.call("quotes.decline", { quoteId: id });
      return [answer.status, answer.error.code];
    };
    await customer.client.call("quotes.decline", { quoteId });
    expect(await decline(customer.client, quoteId)).toEqual([409, "state_forbids"]);
    const hired = await makeHiredQuote(app, { pro });
    expect(await decline(hired.customer.client, hired.quoteId)).toEqual([409, "state_forbids"]);
    const late = await makeQuote(app, { pro, body: { valid_until: "2027-03-11" } });
    app.clock.set("2027-03-11T15:00:00.000Z");
    expect(await decline(late.customer.client, late.quoteId)).toEqual([409, "state_forbids"]);
  });

  it("is the customer's alone", async () => {
    const { pro, quoteId } = await makeQuote(app);
    const stranger = await makeCustomer(app);
    for (const { client } of [pro, stranger]) {
      expect((await client.call("quotes.decline", { quoteId })).status).toBe(404);
    }
    expect((await app.visitor().call("quotes.decline", { quoteId })).status).toBe(401);
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 3 });
  });
});

describe("withdrawing", () => {
  it("gives the credits of an unread quote back; another quote may follow, thrice in all", async () => {
    const { customer, pro, requestId, quoteId } = await makeQuote(app);
    expect((await pro.client.call("quotes.withdraw", { quoteId })).status).toBe(200);
    expect(await credits(pro.client)).toEqual({ balance: 50, held: 0 });
    expect((await notificationKinds(customer.client))[0]).toBe("quote_withdrawn");
    for (const _again of ["second", "third"]) {
      const next = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
      expect(next.status).toBe(201);
      await pro.client.call("quotes.withdraw", { quoteId: next.body.id });
    }
    const fourth = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    expect([fourth.status, fourth.error.code]).toEqual([409, "quote_exists"]);
    expect(await credits(pro.client)).toEqual({ balance: 50, held: 0 });
  });

  it("of a read quote leaves its price paid", async () => {
    const { customer, pro, quoteId } = await makeQuote(app);
    await customer.client.call("quotes.get", { quoteId });
    expect((await pro.client.call("quotes.withdraw", { quoteId })).status).toBe(200);
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 0 });
  });

  it("is asked about again when the customer has read it meanwhile", async () => {
    const { customer, pro, quoteId } = await makeQuote(app);
    await customer.client.call("quotes.get", { quoteId });
    const first = await pro.client.call("quotes.withdraw", { quoteId, unread: true });
    expect([first.status, first.error.code]).toEqual([409, "state_forbids"]);
    expect(first.error.message).toContain("그사이 고객이 견적을 읽었어요");
    const second = await pro.client.call("quotes.withdraw", { quoteId, unread: false });
    expect(second.status).toBe(200);
    const unread = await makeQuote(app);
    const believed = { quoteId: unread.quoteId, unread: true };
    expect((await unread.pro.client.call("quotes.withdraw", believed)).status).toBe(200);
  });

  it("is its pro's alone, and not of a hired quote", async () => {
    const { customer, pro, quoteId } = await makeHiredQuote(app);
    const other = await makeSignedInPro(app);
    expect((await other.client.call("quotes.withdraw", { quoteId })).status).toBe(404);
    expect((await customer.client.call("quotes.withdraw", { quoteId })).status).toBe(403);
    expect((await app.visitor().call("quotes.withdraw", { quoteId })).status).toBe(401);
    const own = await pro.client.call("quotes.withdraw", { quoteId });
    expect([own.status, own.error.code]).toEqual([409, "state_forbids"]);
  });
});

describe("time", () => {
  it("gives the credits back after 48 hours unread, and the quote stays", async () => {
    const { customer, pro, requestId } = await makeQuote(app);
    app.clock.advance(48 * HOUR_MS - 1);
    await app.sweep();
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 3 });
    app.clock.advance(1);
    await Promise.all([app.sweep(), app.sweep(), app.sweep()]);
    expect(await credits(pro.client)).toEqual({ balance: 50, held: 0 });
    expect(await notificationKinds(pro.client)).toEqual(["quote_released", "request_received"]);
    const together = await pro.client.call("users.me.notifications.ofRequest", { requestId });
    expect(together.body.items.map(({ kind }) => kind)).toContain("quote_released");
    const request = await customer.client.call("requests.get", { requestId });
    expect(request.body.quotes).toMatchObject([{ state: "sent" }]);
  });

  it("expires a quote at the end of its last day in Seoul, once, and tells both", async () => {
    const { customer, pro, quoteId } = await makeQuote(app, {
      body: { valid_until: "2027-03-11" },
    });
    app.clock.set("2027-03-11T14:59:59.999Z");
    await app.sweep();
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 3 });
    app.clock.set("2027-03-11T15:00:00.000Z");
    await Promise.all([app.sweep(), app.sweep(), app.sweep()]);
    expect(await credits(pro.client)).toEqual({ balance: 50, held: 0 });
    const seen = await customer.client.call("quotes.get", { quoteId });
    expect(seen.body).toMatchObject({
      state: "expired",
      expired: true,
      read_at: null,
      actions: [],
    });
    const kinds = await notificationKinds(pro.client);
    expect(kinds.filter((kind) => kind === "quote_expired")).toHaveLength(1);
    expect((await notificationKinds(customer.client))[0]).toBe("quote_expired");
  });

  it("lets the pro answer again after the quote expired", async () => {
    const { pro, requestId } = await makeQuote(app, { body: { valid_until: "2027-03-11" } });
    app.clock.set("2027-03-12T00:00:00.000Z");
    await app.sweep();
    const again = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    expect(again.status).toBe(201);
  });
});
