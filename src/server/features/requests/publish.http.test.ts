import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makePro } from "#test/factories/pros.ts";
import { moveInAnswers, publish, requestBody } from "#test/factories/requests.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

async function newCustomer(): Promise<TestClient> {
  return app.as(await makeAccount(app));
}

async function requestCount(): Promise<number> {
  const [row] = await app.sql<{ count: number }[]>`SELECT count(*)::int AS count FROM requests`;
  return row?.count ?? 0;
}

describe("publishing a request", () => {
  it("reaches the pros who offer the service in the region, and only them", async () => {
    const near = await makePro(app, { regions: ["11680"] });
    const far = await makePro(app, { regions: ["26110"] });
    const other = await makePro(app, { services: ["wallpaper"], regions: ["11680"] });
    const customer = await newCustomer();
    const requestId = await publish(customer);

    const received = async (pro: typeof near) => {
      const inbox = await (await app.as(pro.account)).call("pro.requests");
      return inbox.body.items.some((item) => item.request_id === requestId);
    };
    expect(await received(near)).toBe(true);
    expect(await received(far)).toBe(false);
    expect(await received(other)).toBe(false);
    const shown = await customer.call("requests.get", { requestId });
    expect(shown.body).toMatchObject({ state: "open", quote_count: 0, quote_limit: 5, hire: null });
    expect(shown.body.answers.find(({ question }) => question === "region")?.value).toBe(
      "서울특별시 강남구 역삼1동",
    );
  });

  it("tells each recipient once, and never sends a request to its own customer", async () => {
    const pro = await makePro(app, { regions: ["11710"] });
    const own = await app.as(pro.account);
    const answers = { ...moveInAnswers(), region: "11710" };
    const mine = await own.call("requests.create", requestBody({ answers, region_code: "11710" }));
    expect(mine.status).toBe(201);
    expect(mine.body.recipient_count).toBe(0);
    const listed = (await own.call("requests.list")).body.items;
    expect(listed).toMatchObject([{ id: mine.body.id, has_recipients: false }]);

    await publish(await newCustomer(), { answers, region_code: "11710" });
    const notices = await own.call("users.me.notifications");
    expect(notices.body.items.filter((one) => one.kind === "request_received")).toHaveLength(1);
  });

  it("leaves out a pro who blocked the customer, one on pause, and one without the certificate", async () => {
    const account = await makeAccount(app);
    const customer = await app.as(account);
    const region = ["11740"];
    const blocking = await makePro(app, { regions: region });
    await app.sql`
      INSERT INTO account_blocks VALUES (${blocking.account.id}, ${account.id}, ${app.clock.now()})`;
    const paused = await makePro(app, { regions: region });
    await app.sql`UPDATE pro_profiles SET accepts_requests = false WHERE id = ${paused.proId}`;
    const answers = { ...moveInAnswers(), region: "11740" };
    const sent = await customer.call(
      "requests.create",
      requestBody({ answers, region_code: "11740" }),
    );
    expect(sent.body.recipient_count).toBe(0);
  });

  it("counts toward the day's limit once it is published, and not when it was refused", async () => {
    const account = await makeAccount(app);
    const customer = await app.as(account);
    const counted = async () =>
      (await app.sql`SELECT 1 FROM rate_limit_hits WHERE scope = 'request'`).length;
    const before = await counted();
    const unknown = await customer.call("requests.create", requestBody({ region_code: "26110" }));
    expect(unknown.status).toBe(422);
    const outdated = await customer.call("requests.create", requestBody({ form_version: 99 }));
    expect(outdated.error.code).toBe("form_outdated");
    expect(await counted()).toBe(before);
    await publish(customer);
    expect(await counted()).toBe(before + 1);
    expect((await customer.call("requests.create", requestBody())).error.code).toBe(
      "duplicate_request",
    );
    expect(await counted()).toBe(before + 1);
  });

  it("tells its recipients in the order of their accounts, whoever is asked directly", async () => {
    const answers = { ...moveInAnswers(), region: "11320" };
    const body = requestBody({ answers, region_code: "11320" });
    const pros = [
      await makePro(app, { regions: ["11320"] }),
      await makePro(app, { regions: ["11320"] }),
    ];
    const [first, second] = pros.toSorted((a, b) => (a.account.id < b.account.id ? -1 : 1));
    if (!first || !second) throw new Error("there are two pros");
    const customer = await newCustomer();
    const publishing = await app.sql.begin(async (tx) => {
      await tx`UPDATE accounts SET event_seq = event_seq WHERE id = ${first.account.id}`;
      const answer = customer.call("requests.create", { ...body, designated_pro_id: first.proId });
      let waits = false;
      while (!waits) {
        const waiting = await tx`
          SELECT 1 FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid`;
        waits = waiting.length > 0;
      }
      // It waits for the first and holds nobody behind them: no two of these can wait in a circle.
      const free = await tx`
        SELECT 1 FROM accounts WHERE id = ${second.account.id} FOR NO KEY UPDATE SKIP LOCKED`;
      expect(free).toHaveLength(1);
      return { answer };
    });
    expect((await publishing.answer).status).toBe(201);
  });

  it("needs a verified phone", async () => {
    const customer = await app.as(await makeAccount(app, { phoneVerified: false }));
    const answer = await customer.call("requests.create", requestBody());
    expect([answer.status, answer.error.code]).toEqual([403, "phone_unverified"]);
  });

  it("refuses a second one for the same service and region while the first is open", async () => {
    const customer = await newCustomer();
    const first = await publish(customer);
    const again = await customer.call("requests.create", requestBody());
    expect([again.status, again.error.code]).toEqual([409, "duplicate_request"]);
    await customer.call("requests.close", { requestId: first });
    expect((await customer.call("requests.create", requestBody())).status).toBe(201);
  });

  it("lets one of many identical ones through when they arrive at once", async () => {
    const customer = await newCustomer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => customer.call("requests.create", requestBody())),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(7).fill(409),
    ]);
  });

  it("asks to look again when the form has a newer version", async () => {
    const answer = await (
      await newCustomer()
    ).call("requests.create", requestBody({ form_version: 99 }));
    expect([answer.status, answer.error.code]).toEqual([409, "form_outdated"]);
  });
});

describe("a wrong request", () => {
  const wrong: [string, Record<string, unknown>, string][] = [
    [
      "an answer the form does not offer",
      { answers: { ...moveInAnswers(), building: "castle" } },
      "answers.building",
    ],
    [
      "a missing required answer",
      { answers: { ...moveInAnswers(), date: undefined } },
      "answers.date",
    ],
    ["an unknown question", { answers: { ...moveInAnswers(), colour: "red" } }, "answers.colour"],
    ["a NUL in a text", { answers: { ...moveInAnswers(), note: "a\u0000b" } }, "answers.note"],
    ["a lone surrogate", { answers: { ...moveInAnswers(), note: "\ud800" } }, "answers.note"],
    ["a past day", { answers: { ...moveInAnswers(), date: "2027-03-09" } }, "answers.date"],
    ["another region than the answered one", { region_code: "11110" }, "region_code"],
    [
      "a region that does not exist",
      { answers: { ...moveInAnswers(), region: "99999" }, region_code: null },
      "answers.region",
    ],
    ["an unknown field", { price: 1 }, "price"],
    ["a quote limit nobody offers", { quote_limit: 7 }, "quote_limit"],
    ["answers that are a list", { answers: [] }, "answers"],
    [
      "calls that end before they begin",
      { contact: { channel: "calls", call_from: "18:00", call_to: "09:00" } },
      "contact.call_to",
    ],
  ];

  it.each(wrong)("with %s is refused by name and stores nothing", async (_case, changes, field) => {
    const customer = await newCustomer();
    const before = await requestCount();
    const answer = await customer.send("requests.create", { ...requestBody(), ...changes });
    expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
    expect(Object.keys(answer.error.fields ?? {})).toContain(field);
    expect(await requestCount()).toBe(before);
  });

  it("for a service nobody knows is not found", async () => {
    const answer = await (
      await newCustomer()
    ).send("requests.create", requestBody({ service: "flying" }));
    expect(answer.status).toBe(404);
  });

  it("with somebody else's photo is refused and stores nothing", async () => {
    const customer = await newCustomer();
    const before = await requestCount();
    const photos = ["01900000-0000-7000-8000-000000000001"];
    const answer = await customer.send(
      "requests.create",
      requestBody({ answers: { ...moveInAnswers(), photos } }),
    );
    expect([answer.status, answer.error.code]).toEqual([409, "upload_unusable"]);
    expect(await requestCount()).toBe(before);
  });

  it("as broken JSON is malformed", async () => {
    const answer = await (
      await newCustomer()
    ).send("requests.create", {}, { payload: '{"service": ' });
    expect([answer.status, answer.error.code]).toEqual([400, "malformed"]);
  });
});
