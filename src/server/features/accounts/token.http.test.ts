import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { TestClient } from "#test/client.ts";
import { signUp, signUpInput, TEST_PASSWORD } from "#test/factories/sign-ups.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

/** Another tab of the same browser: the same cookies. `token` is what it has kept instead of reading again. */
function tabOf(client: TestClient, token?: string) {
  return {
    readAll: () =>
      client.raw<"users.me.notifications.readAll">({
        method: "POST",
        url: "/api/v2/users/me/notifications/read-all/",
        headers: {
          "content-type": "application/json",
          ...(token === undefined ? {} : { "x-csrftoken": token }),
        },
        payload: "{}",
      }),
  };
}

const tokenOf = (client: TestClient) => client.cookies.get("csrftoken") ?? "";

describe("the token", () => {
  it("changes at signing in, and the one before is dead", async () => {
    const { client, user } = await signUp(app);
    await client.call("auth.logout");
    const before = tokenOf(client);
    const signedIn = await client.call("auth.login", {
      email: user.email,
      password: TEST_PASSWORD,
    });
    expect(signedIn.status).toBe(200);
    expect(tokenOf(client)).not.toBe(before);
    expect((await tabOf(client).readAll()).status).toBe(200);
    expect((await tabOf(client, before).readAll()).status).toBe(403);
    const planted = new TestClient(app.app, {
      ...Object.fromEntries(client.cookies),
      csrftoken: before,
    });
    expect((await tabOf(planted).readAll()).status).toBe(403);
  });

  it("changes at signing up and at signing out", async () => {
    const visitor = app.visitor();
    const first = tokenOf(visitor);
    await visitor.call("users.signUp", signUpInput());
    const second = tokenOf(visitor);
    await visitor.call("auth.logout");
    const third = tokenOf(visitor);
    expect(new Set([first, second, third]).size).toBe(3);
    // A visitor's again: good for signing in, not for what was theirs before.
    const login = await visitor.call("auth.login", { email: "nobody@example.com", password: "x" });
    expect(login.status).toBe(401);
  });

  it("goes on working in a second tab that reads the cookie anew", async () => {
    const { client, user } = await signUp(app);
    const otherTab = tabOf(client);
    expect((await otherTab.readAll()).status).toBe(200);
    const stale = tokenOf(client);
    await client.call("auth.login", { email: user.email, password: TEST_PASSWORD });
    expect((await otherTab.readAll()).status).toBe(200);
    expect((await tabOf(client, stale).readAll()).status).toBe(403);
  });

  it("of one session is worth nothing in another, of the same person too", async () => {
    const { client, user } = await signUp(app);
    const elsewhere = app.visitor();
    await elsewhere.call("auth.login", { email: user.email, password: TEST_PASSWORD });
    const planted = new TestClient(app.app, {
      ...Object.fromEntries(client.cookies),
      csrftoken: tokenOf(elsewhere),
    });
    expect((await tabOf(planted).readAll()).status).toBe(403);
  });

  it("is asked for at signing in, with the right password too", async () => {
    const { user } = await signUp(app);
    const nobody = new TestClient(app.app);
    const credentials = { email: user.email, password: TEST_PASSWORD };
    expect((await nobody.call("auth.login", credentials)).status).toBe(403);
    expect(nobody.cookies.has("sessionid")).toBe(false);
  });
});

describe("the cookies", () => {
  const cookiesOf = async (secure: boolean) => {
    const publicOrigin = secure ? "https://somssi.example" : null;
    const own = await testApp(undefined, { http: { secureCookies: secure, publicOrigin } });
    const { headers } = await own.visitor().call("users.signUp", signUpInput());
    return ([headers["set-cookie"]].flat() as string[]).map((line) => {
      const [pair = "", ...flags] = line.split("; ");
      return { name: pair.split("=")[0], flags: flags.map((flag) => flag.toLowerCase()) };
    });
  };

  it("are bound to this host over HTTPS, and only the token is for scripts", async () => {
    const [session, token] = await cookiesOf(true);
    expect(session?.name).toBe("__Host-sessionid");
    expect(session?.flags).toEqual(
      expect.arrayContaining(["secure", "httponly", "samesite=lax", "path=/"]),
    );
    expect(token?.name).toBe("csrftoken");
    expect(token?.flags).toEqual(expect.arrayContaining(["secure", "samesite=lax", "path=/"]));
    expect(token?.flags).not.toContain("httponly");
    for (const cookie of [session, token]) {
      expect(cookie?.flags.join()).not.toContain("domain");
    }
  });

  it("have plain names on plain HTTP, where no browser would keep the others", async () => {
    const [session, token] = await cookiesOf(false);
    expect([session?.name, token?.name]).toEqual(["sessionid", "csrftoken"]);
    expect(session?.flags).toContain("httponly");
    expect(session?.flags).not.toContain("secure");
  });
});
