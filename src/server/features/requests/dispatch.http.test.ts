import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeManyPros } from "#test/factories/many-pros.ts";
import { moveInAnswers, publish } from "#test/factories/requests.ts";
import { createIds, type Ids } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import { dispatchRequests } from "./dispatch-requests.ts";

/** More than two batches of them. */
const PROS = 450;
const REGION = "47940";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await makeManyPros(app.sql, {
    pros: PROS,
    region: REGION,
    named: "near",
    now: app.clock.now(),
  });
});

beforeEach(async () => {
  await app.sql`DELETE FROM request_dispatches`;
});

/** A customer whose requests nobody brings to pros until the test does. */
async function publishUnsent(): Promise<{ client: TestClient; requestId: string }> {
  const working = await app.as(await makeAccount(app));
  const client = new TestClient(app.app, Object.fromEntries(working.cookies));
  const answers = { ...moveInAnswers(), region: REGION };
  return { client, requestId: await publish(client, { answers, region_code: REGION }) };
}

/** Who has it, who was notified of it, and whose open pages were told: accounts, and how often. */
async function reached(requestId: string) {
  const [row] = await app.sql<{ recipients: number; notices: number; people: number }[]>`
    SELECT (SELECT count(*)::int FROM request_recipients WHERE request_id = ${requestId}) AS recipients,
           (SELECT count(*)::int FROM notifications WHERE request_id = ${requestId}) AS notices,
           (SELECT count(DISTINCT account_id)::int FROM notifications WHERE request_id = ${requestId}) AS people`;
  return row;
}

const all = { recipients: PROS, notices: PROS, people: PROS };

/** Ids until so many were given, as of a process that dies in the middle of its work. */
function idsUntil(given: number): Ids {
  const ids = createIds(app.clock, systemRandom);
  let left = given;
  return {
    next: () => {
      left -= 1;
      if (left < 0) throw new Error("killed");
      return ids.next();
    },
  };
}

describe("a published request", () => {
  it("is ordered with the call, on its way until the job has brought it, and then there", async () => {
    const { client, requestId } = await publishUnsent();
    expect(await reached(requestId)).toEqual({ recipients: 0, notices: 0, people: 0 });
    const onItsWay = await client.call("requests.get", { requestId });
    expect(onItsWay.body).toMatchObject({ recipient_count: PROS, is_dispatching: true });
    const listed = await client.call("requests.list");
    expect(listed.body.items).toMatchObject([{ has_recipients: true }]);

    await dispatchRequests(app);
    expect(await reached(requestId)).toEqual(all);
    const there = await client.call("requests.get", { requestId });
    expect(there.body).toMatchObject({ recipient_count: PROS, is_dispatching: false });
    const events = await app.sql`
      SELECT 1 FROM person_events e JOIN requests r ON r.customer_id = e.account_id
      WHERE r.id = ${requestId} AND e.kind = 'request_changed'`;
    expect(events).toHaveLength(1);
  });

  it("comes once to each pro, however many bring it at once", async () => {
    const { requestId } = await publishUnsent();
    await Promise.all([dispatchRequests(app), dispatchRequests(app), dispatchRequests(app)]);
    expect(await reached(requestId)).toEqual(all);
  });

  it("goes on where whoever brought it died, and notifies nobody twice", async () => {
    const { requestId } = await publishUnsent();
    await expect(dispatchRequests({ ...app, ids: idsUntil(250) })).rejects.toThrow("killed");
    expect(await reached(requestId)).toEqual({ recipients: 200, notices: 200, people: 200 });
    await dispatchRequests(app);
    expect(await reached(requestId)).toEqual(all);
  });

  it("that was closed meanwhile comes to nobody", async () => {
    const { client, requestId } = await publishUnsent();
    await client.call("requests.close", { requestId });
    await dispatchRequests(app);
    expect(await reached(requestId)).toEqual({ recipients: 0, notices: 0, people: 0 });
    const left = await app.sql`SELECT 1 FROM request_dispatches WHERE request_id = ${requestId}`;
    expect(left).toHaveLength(0);
  });

  it("that nobody fits is not on its way", async () => {
    const working = await app.as(await makeAccount(app));
    const client = new TestClient(app.app, Object.fromEntries(working.cookies));
    const answers = { ...moveInAnswers(), region: "47930" };
    const requestId = await publish(client, { answers, region_code: "47930" });
    const shown = await client.call("requests.get", { requestId });
    expect(shown.body).toMatchObject({ recipient_count: 0, is_dispatching: false });
  });

  it("closed and opened again before it came begins anew, as one that is there again", async () => {
    const { client, requestId } = await publishUnsent();
    await expect(dispatchRequests({ ...app, ids: idsUntil(250) })).rejects.toThrow("killed");
    await client.call("requests.close", { requestId });
    expect((await client.call("requests.reopen", { requestId })).status).toBe(200);
    await dispatchRequests(app);
    const kinds = await app.sql<{ kind: string; count: number }[]>`
      SELECT kind, count(*)::int FROM notifications
      WHERE request_id = ${requestId} AND kind IN ('request_received', 'request_reopened')
      GROUP BY kind ORDER BY kind`;
    expect(kinds.map((row) => [row.kind, row.count])).toEqual([
      ["request_received", 200],
      ["request_reopened", PROS],
    ]);
  });
});
