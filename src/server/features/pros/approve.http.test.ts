import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { eventKinds } from "#test/factories/events.ts";
import { identifyPro } from "#test/factories/identity.ts";
import { makePro } from "#test/factories/pros.ts";
import { approvePro, rejectPro } from "./approve.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

async function pendingPro() {
  const pro = await makePro(app, { credits: 0 });
  await app.sql`UPDATE pro_profiles SET state = 'pending', approved_at = NULL WHERE id = ${pro.proId}`;
  await identifyPro(app, { proId: pro.proId, accountId: pro.account.id });
  return { ...pro, client: await app.as(pro.account) };
}
const decision = (proId: string) => ({
  proId,
  now: app.clock.now(),
  ids: app.ids,
});
const approve = (proId: string) => app.sql.begin((tx) => approvePro(tx, decision(proId)));
const reject = (proId: string, reason: string) =>
  app.sql.begin((tx) => rejectPro(tx, { ...decision(proId), reason }));

describe("approvePro", () => {
  it("opens the market with 10 bonus credits for 90 days, and tells the pro", async () => {
    const { proId, account, client } = await pendingPro();
    await approve(proId);
    expect((await client.call("pro.profile")).body.state).toBe("approved");
    expect((await client.call("pro.get", { proId })).status).toBe(200);
    const { body: credits } = await client.call("users.me.credits");
    expect(credits.balance).toBe(10);
    expect(credits.lots).toMatchObject([
      { kind: "bonus", credits: 10, expires_at: "2027-06-08T12:00:00+09:00" },
    ]);
    const { body: notes } = await client.call("users.me.notifications");
    expect(notes.items).toMatchObject([{ kind: "pro_approved", path: "/pro/requests" }]);
    expect(await eventKinds(app, account.id)).toContain("account_changed");
  });

  it("happens once, also for two at a time", async () => {
    const { proId, account, client } = await pendingPro();
    const outcomes = await Promise.allSettled([approve(proId), approve(proId)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(approve(proId)).rejects.toMatchObject({ code: "state_forbids" });
    expect((await client.call("users.me.credits")).body.balance).toBe(10);
    const events = await eventKinds(app, account.id);
    expect(events.filter((kind) => kind === "account_changed")).toHaveLength(1);
  });

  it("knows only pros who exist", async () => {
    await expect(approve(app.ids.next())).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("rejectPro", () => {
  it("tells the pro the reason and grants nothing", async () => {
    const { proId, client } = await pendingPro();
    await reject(proId, "사진이 흐려요.");
    expect((await client.call("pro.profile")).body).toMatchObject({
      state: "rejected",
      state_reason: "사진이 흐려요.",
    });
    expect((await client.call("users.me.credits")).body.balance).toBe(0);
    const { body: notes } = await client.call("users.me.notifications");
    expect(notes.items).toMatchObject([{ kind: "pro_rejected", path: "/pro/profile" }]);
    expect(notes.items[0]?.body).toContain("사진이 흐려요.");
    await expect(approve(proId)).rejects.toMatchObject({ code: "state_forbids" });
  });
});
