import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeCustomer, makeQuote, makeReadQuote } from "#test/factories/market.ts";
import { uploadPicture } from "#test/factories/uploads.ts";

const START = "2027-03-10T03:00:00.000Z";
const MINUTE_MS = 60_000;

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

const clientIdOf = (n: number) => `0b9f1c1e-0000-4000-8000-${String(n).padStart(12, "0")}`;
let made = 0;
const freshClientId = () => clientIdOf((made += 1));

async function say(client: TestClient, quoteId: string, texts: readonly string[]) {
  for (const text of texts) {
    app.clock.advance(MINUTE_MS / 10);
    const { status } = await client.call("quotes.messages.create", { quoteId, text });
    expect(status).toBe(201);
  }
}

/** What somebody wrote, newest first, without cards. */
async function textsFor(client: TestClient, quoteId: string, query = {}) {
  const { body } = await client.call("quotes.messages", { quoteId, ...query });
  return body.items.filter(({ card }) => card === null).map(({ text }) => text);
}

/** The conversation of a read quote begins with a card of the quote and one of the read. */
const FIRST = 3;

describe("sending again", () => {
  it("answers the first message and writes nothing", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    const message = { quoteId, client_id: freshClientId(), text: "도착했어요." };
    const first = await pro.client.call("quotes.messages.create", message);
    app.clock.advance(MINUTE_MS);
    const again = await pro.client.call("quotes.messages.create", { ...message, text: "다른 글" });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(first.body).toMatchObject({
      seq: FIRST,
      client_id: message.client_id,
      text: "도착했어요.",
    });
    const { body } = await customer.client.call("quotes.messages", { quoteId });
    expect(body.items[0]).toMatchObject({ id: first.body.id, client_id: null });
    expect(body.conversation).toMatchObject({ last_seq: FIRST, unread_count: 1 });
  });

  it("does not count against the messages of a minute, and one id names one message of its author", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    const message = { quoteId, client_id: freshClientId(), text: "하나" };
    for (let sent = 0; sent < 40; sent += 1) {
      expect((await pro.client.call("quotes.messages.create", message)).status).toBe(201);
    }
    const theirs = await customer.client.call("quotes.messages.create", message);
    expect([theirs.status, theirs.body.seq]).toEqual([201, FIRST + 1]);
    const other = await makeReadQuote(app, { pro });
    const elsewhere = { ...message, quoteId: other.quoteId };
    const refused = await pro.client.call("quotes.messages.create", elsewhere);
    expect([refused.status, refused.error.code]).toEqual([409, "conflict"]);
  });

  it("any number of times and all at once gives each message once, in one order on both sides", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    const sides = { customer: customer.client, pro: pro.client };
    const said: string[] = [];
    const sending = fc.record({
      by: fc.constantFrom("customer", "pro"),
      message: fc.integer({ min: 0, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(sending, { minLength: 1, maxLength: 12 }), async (sendings) => {
        // A minute of its own for each round, and ids that no round before used.
        app.clock.advance(MINUTE_MS);
        const round = (made += 100);
        const answers = await Promise.all(
          sendings.map(({ by, message }) =>
            sides[by].call("quotes.messages.create", {
              quoteId,
              client_id: clientIdOf(round + message),
              text: `${round} ${by} ${message}`,
            }),
          ),
        );
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
        const wanted = new Set(sendings.map(({ by, message }) => `${round} ${by} ${message}`));
        const numbered = new Map(answers.map(({ body }) => [body.seq, body.text]));
        said.push(...[...numbered].toSorted(([a], [b]) => a - b).map(([, text]) => text));
        expect([...numbered.keys()].toSorted((a, b) => a - b)).toEqual(
          [...wanted].map((_, index) => said.length - wanted.size + index + FIRST),
        );
        const newest = said.slice(-50).toReversed();
        for (const { client } of [customer, pro]) {
          const texts = await textsFor(client, quoteId, { limit: 100 });
          expect(texts.slice(0, 50)).toEqual(newest);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe("pages of a conversation", () => {
  it("go back from the newest and forth from any place, by number and by message", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    await say(pro.client, quoteId, ["1", "2", "3", "4", "5"]);
    const page = async (query: object) => {
      const { body } = await customer.client.call("quotes.messages", {
        quoteId,
        limit: 2,
        ...query,
      });
      return [body.items.map(({ text }) => text).join(""), body.next];
    };
    const [CARDS, ONE, THREE, FOUR, FIVE] = ["2", "3", "5", "6", "7"];
    expect(await page({ before: FOUR })).toEqual(["32", "4"]);
    expect(await page({ before: CARDS })).toEqual([
      "고수가 견적을 보냈어요. 총 350,000원이에요.",
      null,
    ]);
    expect(await page({ after: ONE })).toEqual(["32", THREE]);
    expect(await page({ after: THREE })).toEqual(["54", null]);
    expect(await page({ after: FIVE })).toEqual(["", null]);
    const { body } = await customer.client.call("quotes.messages", { quoteId });
    expect(await page({ after: body.items[2]?.id })).toEqual(["54", null]);
    expect(await page({})).toEqual(["54", FOUR]);
    for (const before of ["x", "0".repeat(10), body.conversation.quote_id]) {
      const answer = await customer.client.call("quotes.messages", { quoteId, before });
      expect(answer.status).toBe(422);
    }
  });

  it("say where unread messages begin, and only the newest page reads them", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    await say(pro.client, quoteId, ["1", "2"]);
    await textsFor(customer.client, quoteId);
    await say(pro.client, quoteId, ["3", "4", "5"]);
    const look = async (query: object) => {
      const { body } = await customer.client.call("quotes.messages", { quoteId, ...query });
      const { unread_count, first_unread, read_to } = body.conversation;
      return [unread_count, first_unread?.seq ?? null, read_to.mine];
    };
    const [SECOND, THIRD, LAST] = [FIRST + 1, FIRST + 2, FIRST + 4];
    expect(await look({ before: String(THIRD) })).toEqual([3, THIRD, SECOND]);
    expect(await look({ after: String(SECOND), limit: 2 })).toEqual([3, THIRD, SECOND]);
    expect(await look({ after: String(THIRD) })).toEqual([3, THIRD, SECOND]);
    expect(await look({})).toEqual([0, null, LAST]);
    const { body } = await pro.client.call("quotes.messages", { quoteId });
    expect(body.conversation.read_to).toEqual({ mine: LAST, other: LAST });
    expect(body.items.every(({ read }) => read)).toBe(true);
  });

  it("say why nobody may write any more", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    const refusal = async (client: TestClient) =>
      (await client.call("quotes.messages", { quoteId })).body.conversation.writing_refusal;
    expect(await refusal(pro.client)).toBeNull();
    await customer.client.call("quotes.decline", { quoteId });
    expect((await refusal(pro.client))?.code).toBe("quote_over");
    expect(await refusal(customer.client)).toEqual({
      code: "quote_over",
      message: "끝난 견적이라 메시지를 더 보낼 수 없어요.",
    });
  });
});

describe("files", () => {
  it("go along or alone, to the two sides only", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    const photo = await uploadPicture(customer.client, "message_file");
    const sent = await customer.client.call("quotes.messages.create", {
      quoteId,
      client_id: freshClientId(),
      upload_ids: [photo],
    });
    expect(sent.body).toMatchObject({ text: "", files: [{ id: photo, kind: "image" }] });
    const { body } = await pro.client.call("quotes.messages", { quoteId });
    expect(body.items[0]?.files).toMatchObject([{ id: photo }]);
    const see = async (client: TestClient) => {
      const { status } = await client.raw({ method: "GET", url: `/api/uploads/${photo}/` });
      return status;
    };
    const stranger = await makeCustomer(app);
    expect([
      await see(customer.client),
      await see(pro.client),
      await see(stranger.client),
      await see(app.visitor()),
    ]).toEqual([200, 200, 404, 404]);
  });

  it("stay closed with the conversation to a customer who has not opened the quote", async () => {
    const { customer, pro, quoteId } = await makeQuote(app);
    const photo = await uploadPicture(pro.client, "message_file");
    await pro.client.call("quotes.messages.create", { quoteId, upload_ids: [photo] });
    const see = () => customer.client.raw({ method: "GET", url: `/api/uploads/${photo}/` });
    expect((await see()).status).toBe(404);
    await customer.client.call("quotes.get", { quoteId });
    expect((await see()).status).toBe(200);
  });

  it("are at most ten of the author's own, and there is a text or a file", async () => {
    const { customer, pro, quoteId } = await makeReadQuote(app);
    const foreign = await uploadPicture(pro.client, "message_file");
    const send = (body: object) =>
      customer.client.call("quotes.messages.create", { quoteId, ...body });
    const taken = await send({ text: "사진이에요", upload_ids: [foreign] });
    expect([taken.status, taken.error.code]).toEqual([409, "upload_unusable"]);
    const many = Array.from({ length: 11 }, (_, index) => clientIdOf(index));
    for (const [body, field] of [
      [{ upload_ids: many }, "upload_ids"],
      [{}, "text"],
      [{ text: " \n", upload_ids: [] }, "text"],
      [{ text: "가".repeat(2001) }, "text"],
      [{ client_id: "7", text: "가" }, "client_id"],
    ] as const) {
      const answer = await send(body);
      expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([422, [field]]);
    }
    // What was refused has taken no number.
    expect((await send({ text: "처음" })).body.seq).toBe(FIRST);
  });
});
