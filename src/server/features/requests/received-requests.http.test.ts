import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Input } from "#contract/registry.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeLot } from "#test/factories/credits.ts";
import { makeCustomer, makeSignedInPro, quote, type SignedInPro } from "#test/factories/market.ts";
import { moveInAnswers, publish } from "#test/factories/requests.ts";
import { urgent } from "#test/factories/spending.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";

const START = "2027-03-10T03:00:00.000Z";

let app: TestApp;
let pro: SignedInPro;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(async () => {
  app.clock.set(START);
  await app.sql`UPDATE pro_profiles SET accepts_requests = false`;
  pro = await makeSignedInPro(app);
});

afterEach(() => assertSoundLedger(app.sql));

interface Asked {
  requestId: string;
  client: TestClient;
}

/** A request each minute, the first one the oldest. */
async function ask(count: number): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (let made = 0; made < count; made += 1) {
    app.clock.advance(60_000);
    const { account, client } = await makeCustomer(app);
    await makeLot(app, { accountId: account.id, credits: 2 });
    asked.push({ client, requestId: await publish(client) });
  }
  return asked;
}

async function makeAllUrgent(asked: readonly (Asked | undefined)[]): Promise<void> {
  for (const one of asked) {
    if (!one) throw new Error("no such request");
    expect((await urgent(one.client, one.requestId)).status).toBe(200);
  }
}

/** Ids of the pro's list, read to its end in pages of `limit`. */
async function readAll(
  filter: NonNullable<Input<"pro.requests">["filter"]>,
  limit: number,
  sort?: NonNullable<Input<"pro.requests">["sort"]>,
): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = { filter, limit, ...(sort && { sort }), ...(cursor !== undefined && { cursor }) };
    const { status, body } = await pro.client.call("pro.requests", page);
    expect(status).toBe(200);
    seen.push(...body.items.map((item) => item.request_id));
    cursor = body.next ?? undefined;
  } while (cursor !== undefined);
  return seen;
}

describe("a pro's received requests", () => {
  it.each([1, 2, 3, 20])(
    "show urgent ones first, newest first in both parts, in pages of %i",
    async (limit) => {
      const asked = await ask(6);
      await makeAllUrgent([asked[1], asked[4]]);
      const ids = [4, 1, 5, 3, 2, 0].map((index) => asked[index]?.requestId);
      expect(await readAll("all", limit)).toEqual(ids);
      expect(await readAll("unanswered", limit)).toEqual(ids);
      expect(await readAll("quoted", limit)).toEqual([]);
    },
  );

  it("put an urgent one back into its time once it is answered", async () => {
    const asked = await ask(3);
    await makeAllUrgent([asked[0]]);
    const [oldest, middle, newest] = asked.map(({ requestId }) => requestId);
    expect(await readAll("all", 2)).toEqual([oldest, newest, middle]);
    await quote(pro, oldest ?? "");
    expect(await readAll("all", 2)).toEqual([newest, middle, oldest]);
    expect(await readAll("unanswered", 2)).toEqual([newest, middle]);
    expect(await readAll("quoted", 2)).toEqual([oldest]);
  });

  it("put an urgent one back into its time once it takes no quotes", async () => {
    const asked = await ask(3);
    await makeAllUrgent([asked[0]]);
    const [oldest, middle, newest] = asked.map(({ requestId }) => requestId);
    await asked[0]?.client.call("requests.close", { requestId: oldest ?? "" });
    expect(await readAll("all", 1)).toEqual([newest, middle, oldest]);
  });

  it("lose none when an urgent one is answered between two pages", async () => {
    const asked = await ask(4);
    await makeAllUrgent([asked[0], asked[1]]);
    const first = await pro.client.call("pro.requests", { limit: 1 });
    expect(first.body.items[0]?.request_id).toBe(asked[1]?.requestId);
    await quote(pro, asked[0]?.requestId ?? "");
    const rest = await pro.client.call("pro.requests", {
      cursor: first.body.next ?? "",
      limit: 20,
    });
    expect(rest.body.items.map((item) => item.request_id)).toEqual(
      [3, 2, 0].map((index) => asked[index]?.requestId),
    );
  });

  it("refuse a cursor of another list", async () => {
    const cursor = Buffer.from("2027-03-10T03:00:00.000Z nothing").toString("base64url");
    const answer = await pro.client.call("pro.requests", { cursor });
    expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
  });

  it("refuse the cursor of another order", async () => {
    await ask(2);
    const { body } = await pro.client.call("pro.requests", { limit: 1 });
    const answer = await pro.client.call("pro.requests", {
      cursor: body.next ?? "",
      sort: "deadline",
    });
    expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
  });

  it("say the work in short: answers, day, deadline, and what an answer costs", async () => {
    await ask(1);
    const { body } = await pro.client.call("pro.requests");
    expect(body.items[0]).toMatchObject({
      brief: ["아파트", "24평", "쓰리룸"],
      wanted_on: "2027-12-01",
      quotes_close_at: "2027-03-17T12:01:00+09:00",
      price: { credits: 3 },
      passed: null,
      may_pass: true,
    });
  });

  it("tell how many quotes it takes, also once more were bought than any form offers", async () => {
    const [asked] = await ask(1);
    await app.sql`UPDATE requests SET quote_limit = 15 WHERE id = ${asked?.requestId ?? ""}`;
    const { status, body } = await pro.client.call("pro.requests");
    expect([status, body.items[0]?.quote_limit]).toEqual([200, 15]);
  });
});

/** Three requests: an urgent one, one that names an open day and a garden, and one that asks this pro directly. */
async function askThree(): Promise<[urgent: string, soon: string, direct: string]> {
  const [first] = await ask(1);
  await makeAllUrgent([first]);
  app.clock.advance(24 * 3_600_000);
  const { client } = await makeCustomer(app);
  const answers = { ...moveInAnswers(), date: "2027-04-01", building: "villa" };
  const soon = await publish(client, { answers });
  app.clock.advance(24 * 3_600_000);
  const { client: asking } = await makeCustomer(app);
  const direct = await publish(asking, { designated_pro_id: pro.proId });
  return [first?.requestId ?? "", soon, direct];
}

describe("filters, orders and counts", () => {
  it("find by what the request is, and by words the pro may read", async () => {
    const [urgentId, soon, direct] = await askThree();
    const found = async (input: Input<"pro.requests">) => {
      const { body } = await pro.client.call("pro.requests", input);
      expect(body.counts.total).toBe(body.items.length);
      return body.items.map((item) => item.request_id);
    };
    expect(await found({ urgent: "true" })).toEqual([urgentId]);
    expect(await found({ designated: "true" })).toEqual([direct]);
    expect(await found({ q: "빌라 24평" })).toEqual([soon]);
    expect(await found({ q: "강남구" })).toHaveLength(3);
    expect(await found({ q: "아파트", designated: "true" })).toEqual([direct]);
    expect(await found({ service: "move-in-cleaning", region: "11680" })).toHaveLength(3);
    expect(await found({ service: "home-moving" })).toEqual([]);
    expect(await found({ region: "online" })).toEqual([]);
    // The first one closes five days from now.
    app.clock.advance(5 * 24 * 3_600_000 - 3_600_000);
    expect(await found({ deadline: "today" })).toEqual([urgentId]);
    expect(await found({ deadline: "tomorrow" })).toEqual([urgentId, soon]);
  });

  it("do not look into what is shown only after hiring", async () => {
    const { client } = await makeCustomer(app);
    await publish(client);
    const { body } = await pro.client.call("pro.requests", { q: "010" });
    expect(body.items).toEqual([]);
  });

  it.each([1, 2, 20])("order and page alike, in pages of %i", async (limit) => {
    const [urgentId, soon, direct] = await askThree();
    expect(await readAll("all", limit)).toEqual([urgentId, direct, soon]);
    expect(await readAll("all", limit, "deadline")).toEqual([urgentId, soon, direct]);
    expect(await readAll("all", limit, "cost")).toEqual([direct, soon, urgentId]);
    expect(await readAll("all", limit, "wanted")).toEqual([soon, direct, urgentId]);
  });

  it("count what each choice would show", async () => {
    await askThree();
    const { body } = await pro.client.call("pro.requests", { urgent: "true", limit: 1 });
    expect(body.counts).toEqual({
      total: 1,
      tabs: { all: 1, unanswered: 1, quoted: 0, passed: 0 },
      services: [{ value: "move-in-cleaning", name: "입주청소", count: 1 }],
      regions: [{ value: "11680", name: "서울특별시 강남구", count: 1 }],
      designated: 0,
      urgent: 1,
      deadlines: { today: 0, tomorrow: 0, three_days: 0 },
    });
  });
});

describe("passing on a request", () => {
  it("takes it out of the list and back, at no cost", async () => {
    const [asked] = await ask(1);
    const requestId = asked?.requestId ?? "";
    const credits = async () => (await pro.client.call("users.me.credits")).body;
    const before = await credits();
    expect((await pro.client.call("pro.requests.unreadCount")).body.count).toBe(1);

    const passed = await pro.client.call("pro.requests.pass", { requestId, reason: "too_far" });
    expect(passed.status).toBe(200);
    expect(await readAll("all", 20)).toEqual([]);
    expect(await readAll("unanswered", 20)).toEqual([]);
    expect(await readAll("passed", 20)).toEqual([requestId]);
    expect((await pro.client.call("pro.requests.unreadCount")).body.count).toBe(0);

    await pro.client.call("pro.requests.pass", { requestId, reason: "no_time" });
    const again = await pro.client.call("pro.requests", { filter: "passed" });
    expect(again.body.items[0]).toMatchObject({ passed: "no_time", may_pass: true });

    expect((await pro.client.call("pro.requests.undoPass", { requestId })).status).toBe(200);
    expect(await readAll("all", 20)).toEqual([requestId]);
    expect(await readAll("passed", 20)).toEqual([]);
    expect(await credits()).toEqual(before);
  });

  it("wants a reason that there is", async () => {
    const [asked] = await ask(1);
    const requestId = asked?.requestId ?? "";
    const answer = await pro.client.call("pro.requests.pass", {
      requestId,
      reason: "no_reason" as "other",
    });
    expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
  });

  it("is over once a quote is sent, or none is taken any more", async () => {
    const [answered, closed] = await ask(2);
    await quote(pro, answered?.requestId ?? "");
    await closed?.client.call("requests.close", { requestId: closed.requestId });
    for (const one of [answered, closed]) {
      const requestId = one?.requestId ?? "";
      const passed = await pro.client.call("pro.requests.pass", { requestId, reason: "other" });
      expect([passed.status, passed.error.code]).toEqual([409, "state_forbids"]);
      expect((await pro.client.call("pro.requests.undoPass", { requestId })).status).toBe(409);
    }
  });

  it("still lets the pro quote, which puts the request among the answered ones", async () => {
    const [asked] = await ask(1);
    const requestId = asked?.requestId ?? "";
    await pro.client.call("pro.requests.pass", { requestId, reason: "other" });
    await quote(pro, requestId);
    expect(await readAll("passed", 20)).toEqual([]);
    expect(await readAll("quoted", 20)).toEqual([requestId]);
  });

  it("ends when the customer asks this pro directly afterwards", async () => {
    const [asked] = await ask(1);
    const requestId = asked?.requestId ?? "";
    await pro.client.call("pro.requests.pass", { requestId, reason: "other" });
    await asked?.client.call("requests.designate", { requestId, pro_id: pro.proId });
    const { body } = await pro.client.call("pro.requests");
    expect(body.items[0]).toMatchObject({ designated: true, passed: null });
  });

  it("is told to the customer who asked this pro directly, and to no other", async () => {
    const [asked] = await ask(1);
    const requestId = asked?.requestId ?? "";
    const isPassed = async () => {
      const answer = await asked?.client.call("requests.recommended", { requestId });
      return answer?.body.items.find((item) => item.pro.id === pro.proId)?.passed;
    };
    await pro.client.call("pro.requests.pass", { requestId, reason: "too_dear" });
    expect(await isPassed()).toBe(false);
    await asked?.client.call("requests.designate", { requestId, pro_id: pro.proId });
    await pro.client.call("pro.requests.pass", { requestId, reason: "too_dear" });
    expect(await isPassed()).toBe(true);
    await pro.client.call("pro.requests.undoPass", { requestId });
    expect(await isPassed()).toBe(false);
  });

  it("keeps urgent news and a reopened request away", async () => {
    const [asked] = await ask(1);
    const requestId = asked?.requestId ?? "";
    await pro.client.call("pro.requests.pass", { requestId, reason: "other" });
    // Nobody else waits, so that there is nobody to be told.
    const customer = asked?.client ?? pro.client;
    expect((await urgent(customer, requestId)).status).toBe(409);
    await customer.call("requests.close", { requestId });
    expect((await customer.call("requests.reopen", { requestId })).status).toBe(200);
    expect(await readAll("all", 20)).toEqual([]);
    expect(await readAll("passed", 20)).toEqual([requestId]);
  });
});
