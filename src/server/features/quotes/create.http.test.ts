import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { credentialBody, decide } from "#test/factories/certifications.ts";
import {
  credits,
  freshKey,
  makeCustomer,
  makeQuote,
  makeRequest,
  makeSignedInPro,
  notificationKinds,
  quote,
  quoteBody,
} from "#test/factories/market.ts";
import { moveToService, publish } from "#test/factories/requests.ts";
import { uploadPicture } from "#test/factories/uploads.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";

const NOBODYS = "01900000-0000-7000-8000-00000000ffff";
// 입주청소 is of tier T2.
const PRICE = 3;

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterEach(() => assertSoundLedger(app.sql));

describe("sending a quote", () => {
  it("holds its price and tells the customer its amount", async () => {
    const { customer, pro, requestId } = await makeRequest(app);
    const body = quoteBody(requestId, { expected_credits: PRICE });
    const answer = await pro.client.call("quotes.create", body, freshKey());
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ credits: PRICE, balance: 50 - PRICE });
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 3 });

    const request = await customer.client.call("requests.get", { requestId });
    expect(request.body).toMatchObject({ quote_count: 1, unread_quote_count: 1 });
    expect(request.body.quotes).toMatchObject([{ state: "sent", total: 350_000, read_at: null }]);
    expect(request.body.quotes[0]).not.toHaveProperty("message");
    const notices = await customer.client.call("users.me.notifications");
    expect(notices.body.items[0]).toMatchObject({
      kind: "quote_received",
      path: `/requests/${requestId}/first-quote`,
    });
    expect(notices.body.items[0]?.body).toContain("350,000원");
  });

  it("needs the licence that the service asks for, also when it was held as the request came", async () => {
    const { pro, requestId } = await makeRequest(app);
    await moveToService(app.sql, requestId, "electric-work");
    const { id } = (
      await pro.client.call(
        "users.me.certifications.credentials.create",
        await credentialBody(pro.client),
      )
    ).body;
    const answer = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    expect([answer.status, answer.error.code]).toEqual([409, "state_forbids"]);
    await decide(app, id);
    const licensed = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    expect(licensed.status).toBe(201);
  });

  it("counts for the pro's answer figures, a second quote for the same request does not", async () => {
    const { pro, requestId } = await makeRequest(app);
    app.clock.advance(10 * 60_000);
    const quoteId = await quote(pro, requestId);
    await pro.client.call("quotes.withdraw", { quoteId });
    app.clock.advance(60 * 60_000);
    await quote(pro, requestId);
    const [figures] = await app.sql`
      SELECT quote_count, answer_seconds FROM pro_profiles WHERE id = ${pro.proId}`;
    expect(figures).toEqual({ quote_count: 1, answer_seconds: 600 });
  });

  it("takes one place of the quota, however often the pro takes it back and sends again", async () => {
    const { customer, pro, requestId } = await makeRequest(app, { quoteLimit: 3 });
    for (let sent = 1; sent <= 2; sent += 1) {
      await pro.client.call("quotes.withdraw", { quoteId: await quote(pro, requestId) });
    }
    await quote(pro, requestId);
    const request = await customer.client.call("requests.get", { requestId });
    expect(request.body).toMatchObject({ state: "open", quote_count: 1 });
  });

  it("does not make the pro's earlier quote compete with the next", async () => {
    const { pro, requestId } = await makeRequest(app, { quoteLimit: 10 });
    await pro.client.call("quotes.withdraw", { quoteId: await quote(pro, requestId) });
    await app.sql`UPDATE requests SET quote_count = 4 WHERE id = ${requestId}`;
    const shown = await pro.client.call("pro.requests.get", { requestId });
    expect(shown.body.price.credits).toBe(PRICE);
    await app.sql`UPDATE requests SET quote_count = 5 WHERE id = ${requestId}`;
    app.clock.advance(10 * 60_000);
    const later = await pro.client.call("pro.requests.get", { requestId });
    expect(later.body.price.credits).toBe(PRICE - 1);
  });

  it("attaches the pro's own files, each once", async () => {
    const { customer, pro, requestId } = await makeRequest(app);
    const file = await uploadPicture(pro.client, "quote_attachment");
    const quoteId = await quote(pro, requestId, { attachment_ids: [file] });
    const seen = await customer.client.call("quotes.get", { quoteId });
    expect(seen.body.attachments).toMatchObject([{ id: file, kind: "image", name: "사진.jpg" }]);

    const next = await makeRequest(app, { pro });
    const again = await pro.client.call(
      "quotes.create",
      quoteBody(next.requestId, { attachment_ids: [file] }),
      freshKey(),
    );
    expect([again.status, again.error.code]).toEqual([409, "upload_unusable"]);
    expect(
      (await next.customer.client.call("requests.get", { requestId: next.requestId })).body
        .quote_count,
    ).toBe(0);
  });

  it("answers a repeated key with the first answer and sends once", async () => {
    const { pro, requestId } = await makeRequest(app);
    const key = freshKey();
    const first = await pro.client.call("quotes.create", quoteBody(requestId), key);
    const replay = await pro.client.call("quotes.create", quoteBody(requestId), key);
    expect(replay).toMatchObject({ status: 201, body: first.body });
    expect(await credits(pro.client)).toEqual({ balance: 47, held: 3 });

    const without = await pro.client.call("quotes.create", quoteBody(requestId));
    expect([without.status, without.error.code]).toEqual([400, "idempotency_key_missing"]);
    const other = await pro.client.call("quotes.create", quoteBody(requestId, { total: 1 }), key);
    expect([other.status, other.error.code]).toEqual([422, "idempotency_mismatch"]);
  });

  it("keeps the shown price for ten minutes while other quotes change it", async () => {
    const { pro, requestId } = await makeRequest(app, { quoteLimit: 10 });
    const shown = await pro.client.call("pro.requests.get", { requestId });
    expect(shown.body.price.credits).toBe(PRICE);
    for (let sent = 0; sent < 4; sent += 1) {
      const other = await makeSignedInPro(app, { regions: ["26110"] });
      await app.sql`
        INSERT INTO request_recipients (request_id, pro_id, received_at)
        VALUES (${requestId}, ${other.proId}, ${app.clock.now()})`;
      await quote(other, requestId);
    }
    const body = quoteBody(requestId, { expected_credits: PRICE });
    app.clock.advance(10 * 60_000 - 1);
    const kept = await pro.client.call("quotes.create", body, freshKey());
    expect([kept.status, kept.body.credits]).toEqual([201, PRICE]);

    const late = await makeSignedInPro(app, { regions: ["26110"] });
    await app.sql`
      INSERT INTO request_recipients (request_id, pro_id, received_at)
      VALUES (${requestId}, ${late.proId}, ${app.clock.now()})`;
    const changed = await late.client.call("quotes.create", body, freshKey());
    expect([changed.status, changed.error.code]).toEqual([409, "price_changed"]);
    // 3 × 0.8 = 2.4, half up: 2.
    const fresh = await late.client.call(
      "quotes.create",
      quoteBody(requestId, { expected_credits: 2 }),
      freshKey(),
    );
    expect([fresh.status, fresh.body.credits]).toEqual([201, 2]);
  });
});

describe("a quote that cannot be sent", () => {
  it("is refused without enough credits, and nothing is there", async () => {
    const pro = await makeSignedInPro(app, { credits: PRICE - 1 });
    const { customer, requestId } = await makeRequest(app, { pro });
    const answer = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    expect([answer.status, answer.error.code]).toEqual([409, "credits_insufficient"]);
    expect(await credits(pro.client)).toEqual({ balance: PRICE - 1, held: 0 });
    expect((await customer.client.call("requests.get", { requestId })).body.quotes).toEqual([]);
    expect(await notificationKinds(customer.client)).toEqual([]);
  });

  it("is refused beside a living one, and after the customer's no", async () => {
    const { customer, pro, requestId, quoteId } = await makeQuote(app);
    const second = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    expect([second.status, second.error.code]).toEqual([409, "quote_exists"]);
    await customer.client.call("quotes.decline", { quoteId });
    const third = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    expect([third.status, third.error.code]).toEqual([409, "quote_exists"]);
  });

  it("is refused when the quota is full; the request goes on to choosing", async () => {
    const { customer, pro, requestId } = await makeRequest(app, { quoteLimit: 3 });
    const others = [];
    for (let made = 0; made < 3; made += 1) others.push(await makeSignedInPro(app));
    for (const other of others) {
      await app.sql`
        INSERT INTO request_recipients (request_id, pro_id, received_at)
        VALUES (${requestId}, ${other.proId}, ${app.clock.now()}) ON CONFLICT DO NOTHING`;
      await quote(other, requestId);
    }
    const request = await customer.client.call("requests.get", { requestId });
    expect(request.body).toMatchObject({ state: "choosing", quote_count: 3 });
    expect((await notificationKinds(customer.client))[0]).toBe("quotes_closed");
    const late = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    expect([late.status, late.error.code]).toEqual([409, "quotes_closed"]);
  });

  it("is refused after the customer closed the request", async () => {
    const { customer, pro, requestId } = await makeRequest(app);
    await customer.client.call("requests.close", { requestId });
    const answer = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    expect([answer.status, answer.error.code]).toEqual([409, "quotes_closed"]);
  });

  it("says per field what is wrong", async () => {
    const { pro, requestId } = await makeRequest(app);
    const send = async (changes: Parameters<typeof quoteBody>[1]) => {
      const answer = await pro.client.call(
        "quotes.create",
        quoteBody(requestId, changes),
        freshKey(),
      );
      expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
      return Object.keys(answer.error.fields ?? {});
    };
    expect(await send({ total: 349_999 })).toEqual(["total"]);
    expect(await send({ valid_until: "2027-03-10" })).toEqual(["valid_until"]);
    expect(await send({ items: [] })).toContain("items");
    expect(await send({ message: "짧아요" })).toEqual(["message"]);
    expect(await send({ extra_ceiling: -1 })).toEqual(["extra_ceiling"]);
    expect(await send({ message: "널 문자가 \u0000 들어 있어요" })).toEqual(["message"]);
  });
});

describe("who may send", () => {
  it("asks a visitor to sign in, a customer to become a pro", async () => {
    const visitor = await app.visitor().call("quotes.create", quoteBody(NOBODYS), freshKey());
    expect([visitor.status, visitor.error.code]).toEqual([401, "auth_required"]);
    const { client } = await makeCustomer(app);
    const member = await client.call("quotes.create", quoteBody(NOBODYS), freshKey());
    expect([member.status, member.error.code]).toEqual([403, "pro_required"]);
  });

  it("answers a request that never reached the pro like a missing one", async () => {
    const { requestId } = await makeRequest(app);
    const stranger = await makeSignedInPro(app, { regions: ["26110"] });
    const others = await stranger.client.call("quotes.create", quoteBody(requestId), freshKey());
    const missing = await stranger.client.call("quotes.create", quoteBody(NOBODYS), freshKey());
    for (const { status, error } of [others, missing]) {
      expect({ status, ...error, trace_id: "" }).toEqual({
        status: 404,
        code: "not_found",
        message: missing.error.message,
        trace_id: "",
      });
    }
  });

  it("never takes a quote for one's own request", async () => {
    const pro = await makeSignedInPro(app);
    const requestId = await publish(pro.client);
    const answer = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
    expect([answer.status, answer.error.code]).toEqual([404, "not_found"]);
  });
});
