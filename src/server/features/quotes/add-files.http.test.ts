import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import {
  makeHiredQuote,
  makeQuote,
  makeReadQuote,
  makeSignedInPro,
  notificationKinds,
} from "#test/factories/market.ts";
import { uploadPicture } from "#test/factories/uploads.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

type Made = Awaited<ReturnType<typeof makeQuote>>;

const file = ({ pro }: Made) => uploadPicture(pro.client, "quote_attachment");
const add = ({ pro, quoteId }: Made, attachment_ids: string[]) =>
  pro.client.call("quotes.attachments.add", { quoteId, attachment_ids });
const remove = ({ pro, quoteId }: Made, attachmentId: string) =>
  pro.client.call("quotes.attachments.remove", { quoteId, attachmentId });
const cancel = ({ customer, requestId }: Made) =>
  customer.client.call("requests.cancel", { requestId, reason: "일정이 바뀌었어요." });
const seenBy = async (client: Made["pro"]["client"], quoteId: string) =>
  (await client.call("quotes.get", { quoteId })).body;

describe("quotes.attachments.add", () => {
  it("adds to a sent, read and hired quote, and tells the customer", async () => {
    for (const made of [
      await makeQuote(app),
      await makeReadQuote(app),
      await makeHiredQuote(app),
    ]) {
      const id = await file(made);
      const answer = await add(made, [id]);
      expect(answer.status).toBe(201);
      expect(answer.body.attachments).toMatchObject([{ id, name: "사진.jpg", removable: true }]);
      expect(answer.body.attachments[0]?.added_at).toMatch(/\+09:00$/);
      expect(await notificationKinds(made.customer.client)).toContain("quote_file_added");
      const { attachments } = await seenBy(made.customer.client, made.quoteId);
      expect(attachments).toMatchObject([{ id, removable: false }]);
      expect(attachments[0]?.added_at).not.toBeNull();
      const url = attachments[0]?.url ?? "";
      expect((await made.customer.client.raw({ method: "GET", url })).status).toBe(200);
    }
  });

  it("takes a file that is named twice, in other letters, once", async () => {
    const made = await makeQuote(app);
    const id = await file(made);
    const answer = await add(made, [id, id.toUpperCase()]);
    expect(answer.status).toBe(201);
    expect(answer.body.attachments.map((one) => one.id)).toEqual([id]);
  });

  it("does not make an unread quote read", async () => {
    const made = await makeQuote(app);
    await add(made, [await file(made)]);
    expect((await seenBy(made.pro.client, made.quoteId)).state).toBe("sent");
  });

  it("tells what was sent with the quote from what came later", async () => {
    const pro = await makeSignedInPro(app);
    const original = await uploadPicture(pro.client, "quote_attachment");
    const made = await makeQuote(app, { pro, body: { attachment_ids: [original] } });
    const later = await file(made);
    const { attachments } = (await add(made, [later])).body;
    expect(attachments.map(({ id, added_at }) => [id, added_at !== null])).toEqual([
      [original, false],
      [later, true],
    ]);
  });

  it("takes five in all, however they come", async () => {
    const made = await makeQuote(app);
    const files = await Promise.all(Array.from({ length: 7 }, () => file(made)));
    expect((await add(made, files.slice(0, 4))).status).toBe(201);
    const tooMany = await add(made, files.slice(4, 6));
    expect([tooMany.status, Object.keys(tooMany.error.fields ?? {})]).toEqual([
      422,
      ["attachment_ids"],
    ]);
    const race = await Promise.all([add(made, files.slice(4, 5)), add(made, files.slice(5, 6))]);
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect((await seenBy(made.pro.client, made.quoteId)).attachments).toHaveLength(5);
  });

  it("takes a file once, and only the pro's own for quotes", async () => {
    const made = await makeQuote(app);
    const id = await file(made);
    expect((await add(made, [id, id])).body.attachments).toHaveLength(1);
    for (const wrong of [
      id,
      await uploadPicture(made.pro.client, "message_file"),
      await uploadPicture(made.customer.client, "quote_attachment"),
    ]) {
      const answer = await add(made, [wrong]);
      expect([answer.status, answer.error.code]).toEqual([409, "upload_unusable"]);
    }
    expect((await add(made, [])).status).toBe(422);
  });

  it("stops when the quote is over", async () => {
    const withdrawn = await makeQuote(app);
    await withdrawn.pro.client.call("quotes.withdraw", { quoteId: withdrawn.quoteId });
    const declined = await makeReadQuote(app);
    await declined.customer.client.call("quotes.decline", { quoteId: declined.quoteId });
    for (const made of [withdrawn, declined]) {
      const answer = await add(made, [await file(made)]);
      expect([answer.status, answer.error.code]).toEqual([409, "state_forbids"]);
    }
  });

  it("stops when the hire was cancelled, also of what was added before, and says where files go then", async () => {
    const made = await makeHiredQuote(app);
    const before = await file(made);
    await add(made, [before]);
    await cancel(made);
    for (const answer of [await add(made, [await file(made)]), await remove(made, before)]) {
      expect([answer.status, answer.error.code]).toEqual([409, "state_forbids"]);
      expect(answer.error.message).toMatch(/^고용이 취소된 견적이라 .*대화에서 보내 주세요\.$/);
    }
    const page = await seenBy(made.pro.client, made.quoteId);
    expect(page.actions).toEqual(["message"]);
    expect(page.attachments).toMatchObject([{ id: before, removable: false }]);
    await made.customer.client.call("requests.reopen", { requestId: made.requestId });
    expect((await add(made, [await file(made)])).status).toBe(409);
  });

  it("is for the pro of the quote alone", async () => {
    const made = await makeReadQuote(app);
    const other = await makeSignedInPro(app);
    const foreign = await other.client.call("quotes.attachments.add", {
      quoteId: made.quoteId,
      attachment_ids: [await uploadPicture(other.client, "quote_attachment")],
    });
    expect(foreign.status).toBe(404);
    const customer = await made.customer.client.send("quotes.attachments.add", {
      quoteId: made.quoteId,
      attachment_ids: [],
    });
    expect(customer.status).toBe(403);
  });
});

describe("quotes.list with takes_files", () => {
  it("has exactly the quotes that take files, as their pages say", async () => {
    const pro = await makeSignedInPro(app);
    const sent = await makeQuote(app, { pro });
    const hired = await makeHiredQuote(app, { pro });
    const withdrawn = await makeQuote(app, { pro });
    await pro.client.call("quotes.withdraw", { quoteId: withdrawn.quoteId });
    const closed = await makeReadQuote(app, { pro });
    await closed.customer.client.call("requests.close", { requestId: closed.requestId });
    await cancel(await makeHiredQuote(app, { pro }));
    const taking = await pro.client.call("quotes.list", { takes_files: "true" });
    const ids = taking.body.items.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([sent.quoteId, hired.quoteId].toSorted());
    for (const { id } of (await pro.client.call("quotes.list")).body.items) {
      const { actions } = await seenBy(pro.client, id);
      expect([id, actions.includes("add_file")]).toEqual([id, ids.includes(id)]);
    }
  });
});

describe("quotes.attachments.remove", () => {
  it("takes back what the customer has not seen", async () => {
    const made = await makeReadQuote(app);
    const id = await file(made);
    await add(made, [id]);
    expect((await remove(made, id)).body).toEqual({ attachments: [] });
    expect((await remove(made, id)).status).toBe(404);
    expect((await seenBy(made.customer.client, made.quoteId)).attachments).toEqual([]);
  });

  it("leaves what the customer has seen", async () => {
    const made = await makeReadQuote(app);
    const id = await file(made);
    await add(made, [id]);
    await seenBy(made.customer.client, made.quoteId);
    const own = await seenBy(made.pro.client, made.quoteId);
    expect(own.attachments).toMatchObject([{ id, removable: false }]);
    const answer = await remove(made, id);
    expect([answer.status, answer.error.code]).toEqual([409, "state_forbids"]);
  });

  it("leaves what was sent with the quote, read or not", async () => {
    const pro = await makeSignedInPro(app);
    const original = await uploadPicture(pro.client, "quote_attachment");
    const made = await makeQuote(app, { pro, body: { attachment_ids: [original] } });
    const answer = await remove(made, original);
    expect([answer.status, answer.error.code]).toEqual([409, "state_forbids"]);
  });

  it("tells the pro's open pages that a file was seen", async () => {
    const made = await makeReadQuote(app);
    await add(made, [await file(made)]);
    const events = async () => {
      const [row] = await app.sql<{ count: number }[]>`
        SELECT count(*)::int AS count FROM person_events
        WHERE account_id = ${made.pro.account.id} AND kind = 'quote_changed'`;
      return row?.count ?? 0;
    };
    const before = await events();
    await seenBy(made.customer.client, made.quoteId);
    await seenBy(made.customer.client, made.quoteId);
    expect(await events()).toBe(before + 1);
  });
});
