import { beforeEach, describe, expect, it } from "vitest";
import { recordInInbox } from "#server/gateways/message/local-inbox.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
  await app.sql`DELETE FROM dev_inbox`;
});

async function put(channel: "sms" | "email", to: string, text: string): Promise<void> {
  app.clock.advance(1000);
  await recordInInbox({ db: app.sql, ids: app.ids, clock: app.clock }, channel, to, text);
}

describe("dev.inbox", () => {
  it("shows what was sent, newest first, to everybody or to one", async () => {
    await put("sms", "+821012345678", "인증번호 123456");
    await put("email", "spring@example.com", "링크");
    const all = await app.visitor().call("dev.inbox", {});
    expect(all.status).toBe(200);
    expect(all.body.items).toEqual([
      {
        channel: "email",
        to: "spring@example.com",
        text: "링크",
        at: expect.stringMatching(/\+09:00$/),
      },
      { channel: "sms", to: "+821012345678", text: "인증번호 123456", at: expect.any(String) },
    ]);
    for (const to of ["010-1234-5678", "+821012345678"]) {
      expect((await app.visitor().call("dev.inbox", { to })).body.items).toHaveLength(1);
    }
    const toMail = await app.visitor().call("dev.inbox", { to: "Spring@example.com" });
    expect(toMail.body.items.map(({ text }) => text)).toEqual(["링크"]);
    expect((await app.visitor().call("dev.inbox", { to: "nobody" })).body.items).toEqual([]);
  });

  it("is a page for a browser, with messages as plain text and their links", async () => {
    await put(
      "email",
      "a@example.com",
      "<script>alert(1)</script>\nhttp://localhost/x?a=1&b=2\n끝",
    );
    const { status, headers, body } = await app
      .visitor()
      .call("dev.inbox", { to: "a@example.com" }, { headers: { accept: "text/html,*/*" } });
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    const page: unknown = body;
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page).not.toContain("<script>");
    expect(page).toContain('<a href="http://localhost/x?a=1&amp;b=2">');
  });
});

describe("development tools", () => {
  it.each([
    ["from another machine", { remoteAddress: "192.168.0.9" }],
    ["under another name", { headers: { host: "somssi.example" } }],
    ["through a proxy", { headers: { "x-forwarded-for": "127.0.0.1" } }],
  ])("do not exist %s", async (_, over) => {
    for (const url of ["/dev/inbox", "/dev/inbox/", "/dev/clock"]) {
      const { status, error } = await app.visitor().raw({ method: "GET", url, ...over });
      expect([status, error.code]).toEqual([404, "route_not_found"]);
    }
  });
});

describe("dev.clock", () => {
  it("tells the product's time", async () => {
    app.clock.set("2027-05-01T00:00:00Z");
    expect((await app.visitor().call("dev.clock")).body).toEqual({
      now: "2027-05-01T09:00:00+09:00",
    });
  });

  it("moves on by a duration or to an instant", async () => {
    app.clock.set("2027-05-01T00:00:00Z");
    const client = app.visitor();
    const advanced = await client.call("dev.clock.set", { advance: "P1DT1H" });
    expect(advanced.body).toEqual({ now: "2027-05-02T10:00:00+09:00" });
    const moved = await client.call("dev.clock.set", { to: "2027-05-03T00:00:00+09:00" });
    expect(moved.body).toEqual({ now: "2027-05-03T00:00:00+09:00" });
  });

  it("keeps who moves it signed in over a year of months, and nobody else", async () => {
    app.clock.set("2027-05-04T00:00:00Z");
    const account = await makeAccount(app);
    const [mover, other] = [await app.as(account), await app.as(account)];
    for (let month = 0; month < 12; month++) {
      expect((await mover.call("dev.clock.set", { advance: "P1M" })).status).toBe(200);
    }
    expect((await mover.call("users.me")).status).toBe(200);
    expect((await other.call("users.me")).status).toBe(401);
    app.clock.advance(15 * 86_400_000);
    expect((await mover.call("users.me")).status).toBe(401);
  });

  it.each([
    ["advance", "P1"],
    ["advance", "-P1D"],
    ["to", "2027-05-01T00:00:00Z"],
    ["to", "yesterday"],
    ["to", "2028-05-01"],
    ["to", "2028-13-01T00:00:00Z"],
  ])("refuses to move: %s %s", async (field, value) => {
    app.clock.set("2027-05-02T00:00:00Z");
    const { status, error } = await app.visitor().send("dev.clock.set", { [field]: value });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
    expect(app.clock.now().toISOString()).toBe("2027-05-02T00:00:00.000Z");
  });

  it("is not moved without the token or by two wishes at once", async () => {
    const client = app.visitor();
    expect(
      (await client.send("dev.clock.set", { advance: "P1D", to: "2030-01-01T00:00:00Z" })).status,
    ).toBe(422);
    client.cookies.delete("csrftoken");
    expect((await client.call("dev.clock.set", { advance: "P1D" })).error.code).toBe("csrf_failed");
  });
});
