import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeLot } from "#test/factories/credits.ts";
import { makeCustomer, makeSignedInPro, quote, type SignedInPro } from "#test/factories/market.ts";
import { publish } from "#test/factories/requests.ts";
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
async function readAll(filter: "all" | "unanswered" | "quoted", limit: number): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = { filter, limit, ...(cursor === undefined ? {} : { cursor }) };
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
});
