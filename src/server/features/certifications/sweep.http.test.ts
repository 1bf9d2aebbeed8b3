import { beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { credentialBody, decide } from "#test/factories/certifications.ts";
import { makePro, type TestPro } from "#test/factories/pros.ts";
import { nextDueAt } from "../dev/next-due.ts";

let app: TestApp;
let pro: TestPro;
let proId: string;
/** Signed in on the first day. */
let client: TestClient;

beforeEach(async () => {
  app = await testApp();
  await app.sql`DELETE FROM certifications`;
  pro = await makePro(app);
  proId = pro.proId;
  client = await app.as(pro.account);
});

async function approved(expiresOn: string | null): Promise<string> {
  const body = await credentialBody(client, { expires_on: expiresOn });
  const { id } = (await client.call("users.me.certifications.credentials.create", body)).body;
  await decide(app, id);
  return id;
}
const noticesOf = async (kind: string) =>
  (await (await app.as(pro.account)).call("users.me.notifications")).body.items.filter(
    (one) => one.kind === kind,
  ).length;
const stateOf = async (id: string) =>
  (await (await app.as(pro.account)).call("users.me.certifications.credentials.get", { id })).body
    .state;
const labels = async () =>
  (await app.visitor().call("pro.certifications", { proId })).body.items.map(({ label }) => label);

describe("a certification with a last day", () => {
  it("is told of thirty days before, once, and runs out at the end of that day in Seoul", async () => {
    const id = await approved("2027-06-30");
    app.clock.set("2027-05-30T14:59:59.999Z");
    await app.sweep();
    expect(await noticesOf("certification_expiring")).toBe(0);
    app.clock.set("2027-05-30T15:00:00.000Z");
    await Promise.all([app.sweep(), app.sweep()]);
    await app.sweep();
    expect(await noticesOf("certification_expiring")).toBe(1);
    app.clock.set("2027-06-30T14:59:59.999Z");
    await app.sweep();
    expect([await stateOf(id), await labels()]).toEqual(["approved", ["전기기사"]]);
    app.clock.set("2027-06-30T15:00:00.000Z");
    // Even before anybody swept.
    expect(await labels()).toEqual([]);
    await Promise.all([app.sweep(), app.sweep()]);
    expect(await stateOf(id)).toBe("expired");
    expect(await noticesOf("certification_expired")).toBe(1);
    expect((await app.visitor().call("pro.get", { proId })).body.certificates).toEqual([]);
    const history = await app.sql<{ event: string; actor: string }[]>`
      SELECT event, actor FROM certification_history WHERE certification_id = ${id} ORDER BY id DESC LIMIT 1`;
    expect([...history]).toEqual([{ event: "run_out", actor: "time" }]);
  });

  it("stands in the history as it was called and when it ran out", async () => {
    const id = await approved("2027-03-10");
    app.clock.set("2027-03-10T15:00:00.000Z");
    await app.sweep();
    const history = await app.sql`
      SELECT kind, label, state_before, state_after, at FROM certification_history
      WHERE certification_id = ${id} ORDER BY id DESC LIMIT 1`;
    expect([...history]).toEqual([
      {
        kind: "licence",
        label: "전기기사",
        state_before: "approved",
        state_after: "expired",
        at: app.clock.now(),
      },
    ]);
  });

  it("is told of anew after it was submitted with another last day", async () => {
    const id = await approved("2027-03-31");
    await app.sweep();
    const body = await credentialBody(client, { expires_on: "2027-04-05" });
    await client.call("users.me.certifications.credentials.edit", { ...body, id });
    await app.sweep();
    expect(await noticesOf("certification_expiring")).toBe(1);
    await decide(app, id);
    await app.sweep();
    expect(await noticesOf("certification_expiring")).toBe(2);
  });

  it("can be submitted again after it ran out", async () => {
    const id = await approved("2027-03-10");
    app.clock.set("2027-03-11T03:00:00.000Z");
    await app.sweep();
    const body = await credentialBody(client, { expires_on: "2028-03-10" });
    const again = await client.call("users.me.certifications.credentials.edit", { ...body, id });
    expect([again.status, again.body.state]).toEqual([200, "pending"]);
  });

  it("stops the development clock at its notice and at its end", async () => {
    await approved("2027-06-30");
    // Credits run out much later, so that they are not what is due.
    await app.sql`UPDATE credit_lots SET expires_at = '2030-01-01'`;
    expect(await nextDueAt(app.sql, app.clock.now())).toEqual(new Date("2027-05-30T15:00:00Z"));
    app.clock.set("2027-05-30T15:00:00.000Z");
    await app.sweep();
    expect(await nextDueAt(app.sql, app.clock.now())).toEqual(new Date("2027-06-30T15:00:00Z"));
  });
});

it("leaves one without a last day, and one that waits, as they are", async () => {
  const forEver = await approved(null);
  const body = await credentialBody(client, { expires_on: "2027-03-11" });
  const waiting = (await client.call("users.me.certifications.credentials.create", body)).body.id;
  app.clock.set("2037-03-11T03:00:00.000Z");
  await app.sweep();
  expect([await stateOf(forEver), await stateOf(waiting)]).toEqual(["approved", "pending"]);
});
