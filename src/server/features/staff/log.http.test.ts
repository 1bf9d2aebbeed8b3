import { connectTo } from "#server/platform/database/connect-to.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { commandLineActor, writeStaffLog } from "./log.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { testDatabaseUrl } from "#test/database.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { makePro } from "#test/factories/pros.ts";
import { atFileEnd } from "#test/file-end.ts";

let app: TestApp;
let adminAccount: TestAccount;
let admin: TestClient;
let moderatorAccount: TestAccount;
let moderator: TestClient;
let proId: string;

beforeAll(async () => {
  app = await testApp();
  adminAccount = await makeAccount(app, { role: "staff", name: "관리자" });
  admin = await app.as(adminAccount);
  moderatorAccount = await makeAccount(app, {
    role: "staff",
    staffLevel: "moderator",
    name: "담당자",
  });
  moderator = await app.as(moderatorAccount);
  ({ proId } = await makePro(app));
  await admin.call("staff.pros.get", { proId });
  await moderator.call("staff.pros.get", { proId });
});

describe("the staff log", () => {
  it("cannot be changed or emptied, by the application or by the database's owner", async () => {
    const owner = connectTo(await testDatabaseUrl(), { max: 1 });
    atFileEnd(() => owner.end());
    for (const [who, sql, refusal] of [
      ["application", app.sql, "permission denied"],
      ["owner", owner, "only ever added to"],
    ] as const) {
      for (const change of [
        "UPDATE staff_log SET reason = 'x'",
        "DELETE FROM staff_log",
        "TRUNCATE staff_log",
      ]) {
        await expect(sql.unsafe(change), `${who}: ${change}`).rejects.toThrow(refusal);
      }
    }
  });

  it("tells who looked at whose data, from where", async () => {
    const { body } = await admin.call("staff.log", { kind: "look_up" });
    expect(body.items[0]).toMatchObject({
      by: "담당자",
      action: "pro.look_up",
      subject: { kind: "pro", id: proId },
      ip: "127.0.0.1",
    });
    expect(body.items[0]?.person).toMatch(/○/);
  });

  it("shows an admin everything, a moderator their own", async () => {
    const by = async (client: TestClient) =>
      new Set((await client.call("staff.log", { limit: 100 })).body.items.map((entry) => entry.by));
    expect(await by(admin)).toEqual(new Set(["관리자", "담당자"]));
    expect(await by(moderator)).toEqual(new Set(["담당자"]));
    const others = (await admin.call("staff.people")).body.items;
    expect(others.map(({ name }) => name)).toEqual(["관리자", "담당자"]);
    expect((await moderator.call("staff.people")).body.items).toEqual([
      { id: moderatorAccount.id, name: "담당자" },
    ]);
    const [boss] = others;
    const asked = await moderator.call("staff.log", { staff_id: boss?.id ?? "" });
    expect([asked.status, asked.error.code]).toEqual([403, "forbidden"]);
  });

  it("is filtered by staff and day, in Seoul's days, and comes page by page", async () => {
    app.clock.set("2027-03-20T15:00:00.000Z");
    // Ten days later the second factor has to be passed anew.
    admin = await app.as(adminAccount);
    moderator = await app.as(moderatorAccount);
    await moderator.call("staff.pros.get", { proId });
    const on = async (day: string) =>
      (await admin.call("staff.log", { day, staff_id: moderatorAccount.id })).body.items.length;
    expect([await on("2027-03-20"), await on("2027-03-21"), await on("2027-03-22")]).toEqual([
      0, 1, 0,
    ]);
    const { body: first } = await admin.call("staff.log", { limit: 1 });
    const { body: second } = await admin.call("staff.log", { limit: 1, cursor: first.next ?? "" });
    expect(first.items[0]?.id).not.toBe(second.items[0]?.id);
    for (const day of ["2027-02-30", "0001-01-01", "9999-12-31"]) {
      expect([day, (await admin.call("staff.log", { day })).status]).toEqual([day, 422]);
    }
  });

  it("holds what staff tried and may not do", async () => {
    const { status } = await moderator.call("requests.list");
    expect(status).toBe(403);
    const { body } = await moderator.call("staff.log", { kind: "refused" });
    expect(body.items[0]).toMatchObject({ action: "forbidden", reason: "GET /api2/requests/" });
  });

  it("holds sign-ins, also those with a wrong password", async () => {
    const { email } = moderatorAccount;
    await app.visitor().call("auth.login", { email, password: "틀린 비밀번호예요" });
    const { body } = await moderator.call("staff.log", { kind: "refused" });
    expect(body.items[0]?.action).toBe("sign_in.wrong_password");
  });

  it("names who acted on the machine itself as who they are there", async () => {
    const by = commandLineActor("deploy");
    const subject = { kind: "pro", id: proId } as const;
    const entry = { by, kind: "decision", action: "pro.approve", subject } as const;
    await writeStaffLog(app.sql, { ...entry, now: app.clock.now(), ids: app.ids });
    const { body } = await admin.call("staff.log", { kind: "decision" });
    expect(body.items[0]).toMatchObject({ by: "명령줄 · deploy", ip: "" });
    const seen = (await moderator.call("staff.log", { kind: "decision" })).body.items;
    expect(seen.map((one) => one.by)).not.toContain("명령줄 · deploy");
  });
});
