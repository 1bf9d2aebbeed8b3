import { beforeAll, describe, expect, it } from "vitest";
import { quotesCloseAt, requestClosesAt } from "#domain/request/deadlines.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import {
  makeSignedInPro,
  notificationKinds,
  quote,
  type SignedInPro,
} from "#test/factories/market.ts";
import { makePro } from "#test/factories/pros.ts";
import { publish, requestBody } from "#test/factories/requests.ts";

const DAY_MS = 86_400_000;
const NOBODYS = "01900000-0000-7000-8000-00000000ffff";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

async function customerWithRequest() {
  const account = await makeAccount(app);
  const client = await app.as(account);
  return { account, client, requestId: await publish(client) };
}

describe("the same again", () => {
  it("gives the answers of a request that cannot be opened again, and they publish a new one", async () => {
    const { client, requestId } = await customerWithRequest();
    for (const again of ["requests.close", "requests.reopen", "requests.close"] as const) {
      expect((await client.call(again, { requestId })).status).toBe(200);
    }
    const over = await client.call("requests.get", { requestId });
    expect([over.body.state, over.body.actions]).toEqual(["closed", []]);
    const copy = await client.call("requests.copy", { requestId });
    expect(copy.body).toMatchObject({
      quote_limit: 5,
      contact: { channel: "messages" },
      had_photos: false,
    });
    const { answers } = copy.body;
    const made = await client.call("requests.create", requestBody({ answers }));
    expect(made.status).toBe(201);
    expect(made.body.id).not.toBe(requestId);
    const stranger = await app.as(await makeAccount(app));
    expect((await stranger.call("requests.copy", { requestId })).status).toBe(404);
  });
});

describe("what somebody asked for last", () => {
  const service = { slug: "move-in-cleaning" };

  it("is their newest request for the service, without its photos, and where their newest of all was", async () => {
    const { client, requestId } = await customerWithRequest();
    await client.call("requests.close", { requestId });
    const newest = await publish(client, {
      answers: { ...requestBody().answers, area: 31, region: "1168065000" },
      region_code: "1168065000",
    });
    await client.call("requests.close", { requestId: newest });
    const { status, body } = await client.call("requests.last", service);
    expect([status, body.same_service?.answers.area, body.place?.code]).toEqual([
      200,
      31,
      "1168065000",
    ]);
    expect(body.place?.name).toContain("강남구");
  });

  it("knows the place when only another service was asked for", async () => {
    const { client } = await customerWithRequest();
    const { body } = await client.call("requests.last", { slug: "personal-training" });
    expect([body.same_service, body.place?.code]).toEqual([null, "1168064000"]);
  });

  it("is nothing for who never asked, and another's requests stay theirs", async () => {
    await customerWithRequest();
    const newcomer = await app.as(await makeAccount(app));
    const { body } = await newcomer.call("requests.last", service);
    expect(body).toEqual({ same_service: null, place: null, open: [] });
  });

  it("are no answers to begin with while an older one for the same place is open again", async () => {
    const { client, requestId } = await customerWithRequest();
    await client.call("requests.close", { requestId });
    await client.call("requests.close", { requestId: await publish(client) });
    const same = async () => (await client.call("requests.last", service)).body.same_service;
    expect(await same()).not.toBeNull();
    expect((await client.call("requests.reopen", { requestId })).status).toBe(200);
    expect(await same()).toBeNull();
  });

  it("names the requests for it that another one for the same place is refused for", async () => {
    const { client, requestId } = await customerWithRequest();
    expect((await client.call("requests.create", requestBody())).error.code).toBe(
      "duplicate_request",
    );
    const open = async (slug = service.slug) =>
      (await client.call("requests.last", { slug })).body.open;
    expect((await client.call("requests.last", service)).body.same_service).toBeNull();
    const here = { id: requestId, place: { code: "11680", name: "서울특별시 강남구" } };
    expect(await open()).toEqual([here]);
    const another = await publish(client, {
      answers: { ...requestBody().answers, region: "1165053100" },
      region_code: "1165053100",
    });
    expect((await open()).map(({ id }) => id)).toEqual([another, requestId]);
    expect(await open("personal-training")).toEqual([]);
    await client.call("requests.close", { requestId: another });
    expect(await open()).toEqual([here]);
    await client.call("requests.close", { requestId });
    expect(await open()).toEqual([]);
    expect((await client.call("requests.last", service)).body.same_service).not.toBeNull();
  });

  it("is refused for a service that is not there", async () => {
    const { client } = await customerWithRequest();
    expect((await client.call("requests.last", { slug: "nothing-here" })).status).toBe(404);
  });
});

describe("somebody else's request", () => {
  it.each(["requests.get", "requests.recommended", "requests.compare"] as const)(
    "answers %s like a missing one, but for the trace",
    async (name) => {
      const { requestId } = await customerWithRequest();
      const stranger = await app.as(await makeAccount(app));
      const others = await stranger.call(name, { requestId });
      const missing = await stranger.call(name, { requestId: NOBODYS });
      const illFormed = await stranger.call(name, { requestId: "nothing" });
      const bodies = [others, missing, illFormed].map(({ status, error }) => ({
        status,
        ...error,
        trace_id: "",
      }));
      expect(bodies[0]).toMatchObject({ status: 404, code: "not_found" });
      expect(bodies[1]).toEqual(bodies[0]);
      expect(bodies[2]).toEqual(bodies[0]);
    },
  );

  it("cannot be closed, reopened or shown around", async () => {
    const { requestId, client } = await customerWithRequest();
    const stranger = await app.as(await makeAccount(app));
    expect((await stranger.call("requests.close", { requestId })).status).toBe(404);
    expect((await stranger.call("requests.reopen", { requestId })).status).toBe(404);
    expect((await client.call("requests.get", { requestId })).body.state).toBe("open");
  });

  it("stays out of a pro's inbox and off their quality card", async () => {
    const { requestId } = await customerWithRequest();
    const pro = await app.as((await makePro(app, { regions: ["26110"] })).account);
    expect((await pro.call("pro.requests.get", { requestId })).status).toBe(404);
  });
});

describe("without a session", () => {
  it.each(["requests.list", "pro.requests"] as const)("%s asks to sign in", async (name) => {
    const answer = await app.visitor().call(name);
    expect([answer.status, answer.error.code]).toEqual([401, "auth_required"]);
  });
});

describe("closing and reopening", () => {
  it("reopens once, with the windows started anew", async () => {
    const { client, requestId } = await customerWithRequest();
    await client.call("requests.close", { requestId, reason: "다음에 할게요" });
    // Three quotes came to the three that were asked for.
    await app.sql`UPDATE requests SET quote_limit = 3, quote_count = 3 WHERE id = ${requestId}`;
    app.clock.advance(DAY_MS);
    const reopened = await client.call("requests.reopen", { requestId });
    expect([reopened.status, reopened.body.state]).toEqual([200, "open"]);
    const now = app.clock.now().getTime();
    const [stored] = await app.sql`
      SELECT quote_limit, quotes_close_at, closes_at FROM requests WHERE id = ${requestId}`;
    expect(stored).toEqual({
      quote_limit: 8,
      quotes_close_at: new Date(quotesCloseAt(now)),
      closes_at: new Date(requestClosesAt(now)),
    });
    await client.call("requests.close", { requestId });
    const again = await client.call("requests.reopen", { requestId });
    expect([again.status, again.error.code]).toEqual([409, "state_forbids"]);
    expect((await client.call("requests.get", { requestId })).body.actions).not.toContain("reopen");
  });

  it("does not reopen beside another open request for the same", async () => {
    const { client, requestId } = await customerWithRequest();
    await client.call("requests.close", { requestId });
    await publish(client);
    const answer = await client.call("requests.reopen", { requestId });
    expect([answer.status, answer.error.code]).toEqual([409, "duplicate_request"]);
  });
});

describe("a request that opens again", () => {
  const REOPENED = "request_reopened";

  async function reopenAfter(between: (requestId: string) => Promise<unknown>) {
    const { client, requestId } = await customerWithRequest();
    await between(requestId);
    await client.call("requests.close", { requestId });
    app.clock.advance(DAY_MS);
    expect((await client.call("requests.reopen", { requestId })).status).toBe(200);
    return requestId;
  }

  it("is on top of the pros' lists as a new one, and they are told", async () => {
    const pro = await makeSignedInPro(app);
    const requestId = await reopenAfter((id) =>
      pro.client.call("pro.requests.get", { requestId: id }),
    );
    const [first] = (await pro.client.call("pro.requests")).body.items;
    expect(first).toMatchObject({ request_id: requestId, opened: false, accepts_quotes: true });
    expect(await notificationKinds(pro.client)).toContain(REOPENED);
  });

  it("reaches a pro who offers the service only since", async () => {
    let newcomer: SignedInPro | undefined;
    const requestId = await reopenAfter(async () => {
      newcomer = await makeSignedInPro(app);
    });
    const inbox = await newcomer?.client.call("pro.requests");
    expect(inbox?.body.items.map((item) => item.request_id)).toEqual([requestId]);
  });

  it("leaves a pro in peace whose quote still stands", async () => {
    const pro = await makeSignedInPro(app, { credits: 20 });
    const { client, requestId } = await customerWithRequest();
    const quoteId = await quote(pro, requestId);
    await client.call("quotes.get", { quoteId });
    await client.call("requests.close", { requestId });
    await client.call("requests.reopen", { requestId });
    expect(await notificationKinds(pro.client)).not.toContain(REOPENED);
  });
});

describe("reopening at once", () => {
  it("with publishing the same again opens one of them and refuses the other", async () => {
    for (let round = 1; round <= 8; round += 1) {
      const { client, requestId } = await customerWithRequest();
      await client.call("requests.close", { requestId });
      const answers = await Promise.all([
        client.call("requests.reopen", { requestId }),
        client.call("requests.create", requestBody()),
      ]);
      const refused = answers.filter(({ status }) => status >= 400);
      expect(refused.map(({ error }) => error.code)).toEqual(["duplicate_request"]);
    }
  });
});

describe("time", () => {
  it("ends new quotes after 168 hours and not a moment earlier, and the request after 30 days", async () => {
    const { account, requestId } = await customerWithRequest();
    // Signed in anew each time: a session ends long before a request does.
    const state = async () =>
      (await (await app.as(account)).call("requests.get", { requestId })).body.state;
    const stateAfter = async (ms: number) => {
      app.clock.advance(ms);
      await Promise.all([app.sweep(), app.sweep(), app.sweep()]);
      return state();
    };
    expect(await stateAfter(7 * DAY_MS - 1)).toBe("open");
    expect(await stateAfter(1)).toBe("choosing");
    expect(await stateAfter(23 * DAY_MS - 1)).toBe("choosing");
    expect(await stateAfter(1)).toBe("closed");
    expect(await notificationKinds(await app.as(account))).toEqual([
      "request_closed",
      "quotes_closed",
    ]);
  });
});

describe("the phone number", () => {
  it("is shown to a pro only while the customer allows it, and each word is kept", async () => {
    const pro = await makePro(app);
    const { client, requestId } = await customerWithRequest();
    const say = (allowed: boolean) =>
      client.call("requests.contactPermission", { requestId, proId: pro.proId, allowed });
    expect((await say(true)).status).toBe(200);
    expect((await say(false)).status).toBe(200);
    const log = await app.sql<{ allowed: boolean }[]>`
      SELECT allowed FROM contact_permissions WHERE request_id = ${requestId} ORDER BY at, id`;
    expect(log.map(({ allowed }) => allowed)).toEqual([true, false]);
    const notices = await app.sql`
      SELECT payload FROM person_events WHERE account_id = ${pro.account.id} AND kind = 'request_changed'`;
    expect(notices.map(({ payload }) => payload as unknown)).toEqual([
      { request_id: requestId },
      { request_id: requestId },
    ]);
  });
});

it("the number of an ended request may be shown to nobody more, and taken back from who was", async () => {
  const pro = await makePro(app);
  const { client, requestId } = await customerWithRequest();
  const say = async (allowed: boolean) => {
    const body = { requestId, proId: pro.proId, allowed };
    const { status, error } = await client.send("requests.contactPermission", body);
    return [status, error.code];
  };
  expect(await say(true)).toEqual([200, undefined]);
  await client.call("requests.close", { requestId });
  expect(await say(true)).toEqual([409, "state_forbids"]);
  expect(await say(false)).toEqual([200, undefined]);
});

describe("asking one pro directly", () => {
  it("halves the price for them and happens once", async () => {
    const pro = await makePro(app, { regions: ["11680"] });
    const { client, requestId } = await customerWithRequest();
    const proClient = await app.as(pro.account);
    const before = await proClient.call("pro.requests.get", { requestId });
    expect((await client.call("requests.designate", { requestId, pro_id: pro.proId })).status).toBe(
      200,
    );
    const after = await proClient.call("pro.requests.get", { requestId });
    expect(after.body.designated).toBe(true);
    expect(after.body.price.credits).toBe(Math.round(before.body.price.credits / 2 + 0.001));
    expect(after.body.price.formula.map(({ label }) => label)).toContain("지정 요청");
    const twice = await client.call("requests.designate", { requestId, pro_id: pro.proId });
    expect([twice.status, twice.error.code]).toEqual([409, "conflict"]);
  });

  it("is not possible for a pro who cannot receive the request", async () => {
    const far = await makePro(app, { regions: ["26110"] });
    const { client, requestId } = await customerWithRequest();
    expect((await client.call("requests.designate", { requestId, pro_id: far.proId })).status).toBe(
      404,
    );
  });
});

describe("recommended pros", () => {
  it("come with reasons", async () => {
    await makePro(app, { regions: ["11680"] });
    const { client, requestId } = await customerWithRequest();
    const answer = await client.call("requests.recommended", { requestId });
    expect(answer.body.items.length).toBeGreaterThan(0);
    expect(answer.body.items[0]?.reasons).toContain("새로 온 고수라 조금 올려 보여 드려요");
  });
});

describe("a pro's inbox", () => {
  it("counts what was not opened and pages by keyset", async () => {
    const pro = await makePro(app, { regions: ["11350"] });
    const client = await app.as(pro.account);
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) {
      const customer = await app.as(await makeAccount(app));
      const answers = {
        building: "villa",
        area: 10,
        layout: "one_room",
        condition: "empty",
        extras: ["none"],
        date: "2027-12-01",
        region: "11350",
        decision: "now",
      };
      app.clock.advance(1000);
      ids.push(await publish(customer, { answers, region_code: "11350" }));
    }
    expect((await client.call("pro.requests.unreadCount")).body.count).toBe(5);
    await client.call("pro.requests.get", { requestId: ids[0] ?? "" });
    expect((await client.call("pro.requests.unreadCount")).body.count).toBe(4);

    const first = await client.call("pro.requests", { limit: 2 });
    const second = await client.call("pro.requests", { limit: 2, cursor: first.body.next ?? "" });
    const third = await client.call("pro.requests", { limit: 2, cursor: second.body.next ?? "" });
    const seen = [first, second, third].flatMap(({ body }) =>
      body.items.map((item) => item.request_id),
    );
    expect(seen).toEqual(ids.toReversed());
    expect(third.body.next).toBeNull();

    // No quote is taken any more, and nothing has been swept yet.
    app.clock.advance(7 * 86_400_000);
    expect((await client.call("pro.requests.unreadCount")).body.count).toBe(0);
  });
});
