import { beforeAll, describe, expect, it } from "vitest";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import {
  realIdentity,
  unconfiguredIdentity,
} from "#server/gateways/payment/identity/choose-identity.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import {
  finishedCheck,
  freshPerson,
  RETURN_PATH,
  startCheck,
  typePerson,
} from "#test/factories/identity.ts";
import { makePro } from "#test/factories/pros.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp("2027-05-20T03:00:00Z");
});

async function newPro() {
  const pro = await makePro(app, { credits: 0 });
  return { ...pro, client: await app.as(pro.account) };
}
const complete = (client: TestClient, verificationId: string) =>
  client.call("users.me.identityVerifications.complete", { verificationId });
const confirm = (client: TestClient, identity_verification_id: string) =>
  client.call("users.me.certifications.name.confirm", { identity_verification_id });
const codeOf = async (answer: ReturnType<typeof complete>) => (await answer).error.code;

/** Everything that is kept of who somebody is. */
const keptOf = (accountId: string) =>
  app.sql`SELECT legal_name, checked_on, is_adult, pro_id FROM identities WHERE account_id = ${accountId}`;

describe("a pro's check", () => {
  it("takes the gateway's name into a certificate, and neither birthday nor CI", async () => {
    const { client, proId, account } = await newPro();
    expect((await client.call("users.me.certifications.name")).body.state).toBe("none");
    const person = freshPerson({ name: " 황보  나리 " });
    const id = await finishedCheck(client, person);
    const { status, body } = await confirm(client, id);
    expect([status, body.state, body.masked_name]).toEqual([200, "approved", "황○○"]);
    const [row] = await app.sql`
      SELECT legal_name, label, decided_by FROM certifications WHERE pro_id = ${proId}`;
    expect(row).toEqual({ legal_name: "황보 나리", label: "본인 확인", decided_by: "identity" });
    expect([...(await keptOf(account.id))]).toEqual([
      { legal_name: "황보 나리", checked_on: "2027-05-20", is_adult: true, pro_id: proId },
    ]);
    const kept = JSON.stringify(
      await app.sql`SELECT * FROM identities i JOIN identity_verifications v ON v.id = i.verification_id
                    WHERE i.account_id = ${account.id}`,
    );
    // As a whole day: four of its digits alone stand by chance in one of some hundred ids.
    expect(kept).not.toMatch(/(?:19)?90-?01-?31/);
    const card = await app.visitor().call("pro.get", { proId });
    expect(card.body.certificates).toEqual(["본인 확인"]);
    expect(JSON.stringify(card.body)).not.toContain("황보");
  });

  it("is answered the same again, also by both addresses at once, and writes one history", async () => {
    const { client, proId, account } = await newPro();
    const id = await finishedCheck(client, freshPerson());
    const answers = await Promise.all([complete(client, id), complete(client, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await complete(client, id)).body).toEqual({
      masked_name: "황○○",
      checked_on: "2027-05-20",
      is_adult: true,
    });
    expect((await confirm(client, id)).status).toBe(200);
    const history = await app.sql`
      SELECT event, state_before, state_after FROM certification_history WHERE pro_id = ${proId}`;
    expect([...history]).toEqual([
      { event: "confirm", state_before: "none", state_after: "approved" },
    ]);
    const events = await app.sql`SELECT 1 FROM person_events WHERE account_id = ${account.id}`;
    expect(events).toHaveLength(1);
  });

  it("can be made anew by the same person under another name, and by nobody else", async () => {
    const { client } = await newPro();
    const person = freshPerson();
    await confirm(client, await finishedCheck(client, person));
    expect((await confirm(client, await finishedCheck(client, person))).status).toBe(200);
    const other = await confirm(
      client,
      await finishedCheck(client, freshPerson({ name: "독고봄" })),
    );
    expect([other.status, other.error.code]).toEqual([409, "identity_differs"]);
    expect((await client.call("users.me.certifications.name")).body.masked_name).toBe("황○○");
  });

  it("is refused the day before the 19th birthday and taken on it", async () => {
    const { client } = await newPro();
    const early = await confirm(
      client,
      await finishedCheck(client, freshPerson({ birth: "20080521" })),
    );
    expect([early.error.code, early.error.message]).toEqual([
      "identity_too_young",
      "고수로는 만 19세부터 활동할 수 있어요. 그때 다시 확인해 주세요.",
    ]);
    expect((await client.call("users.me.certifications.name")).body.state).toBe("none");
    const id = await finishedCheck(client, freshPerson({ birth: "20080520" }));
    expect((await confirm(client, id)).status).toBe(200);
  });
});

describe("one person, one pro", () => {
  it("refuses the second account, also while the first is suspended", async () => {
    const [first, second] = [await newPro(), await newPro()];
    const person = freshPerson();
    await confirm(first.client, await finishedCheck(first.client, person));
    const refused = await confirm(second.client, await finishedCheck(second.client, person));
    expect([refused.status, refused.error.code]).toEqual([409, "identity_taken"]);
    expect(refused.error.message).toContain("다른 계정에서 고수로 확인된 분");
    await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${first.proId}`;
    const again = await finishedCheck(second.client, person);
    expect(await codeOf(complete(second.client, again))).toBe("identity_taken");
    expect(await keptOf(second.account.id)).toHaveLength(0);
  });

  it("lets one of ten accounts have a person whom they claim at the same moment", async () => {
    const pros = await Promise.all(Array.from({ length: 10 }, newPro));
    const person = freshPerson();
    const ids = await Promise.all(pros.map(({ client }) => finishedCheck(client, person)));
    const codes = await Promise.all(
      pros.map(({ client }, at) => complete(client, ids[at] ?? "").then(({ status }) => status)),
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const rows = await app.sql`
      SELECT 1 FROM identities WHERE pro_id = ANY(${pros.map(({ proId }) => proId)}::uuid[])`;
    expect(rows).toHaveLength(1);
  });

  it("is said by the database itself, too", async () => {
    const [first, second] = [await newPro(), await newPro()];
    for (const { client } of [first, second]) {
      await confirm(client, await finishedCheck(client, freshPerson()));
    }
    await expect(
      app.sql`UPDATE identities SET ci_hash = (SELECT ci_hash FROM identities WHERE pro_id = ${first.proId})
              WHERE pro_id = ${second.proId}`,
    ).rejects.toThrow(/identities_one_pro/);
  });

  it("leaves customers be: two accounts of one person, who may be fourteen", async () => {
    const client = await app.as(await makeAccount(app));
    const person = freshPerson({ birth: "20130520" });
    for (const one of [client, await app.as(await makeAccount(app))]) {
      const { status, body } = await complete(one, await finishedCheck(one, person));
      expect([status, body.is_adult]).toEqual([200, false]);
    }
    const child = await finishedCheck(client, freshPerson({ birth: "20130521" }));
    expect(await codeOf(complete(client, child))).toBe("identity_too_young");
  });
});

describe("a customer's check, once they apply as a pro", () => {
  async function checkedCustomer(person: ReturnType<typeof freshPerson>) {
    const account = await makeAccount(app);
    const client = await app.as(account);
    expect((await complete(client, await finishedCheck(client, person))).status).toBe(200);
    return { account, client };
  }
  const apply = async (client: TestClient) =>
    (
      await client.call("pro.apply", {
        display_name: "한결 청소",
        headline: "입주 청소 하나만 십 년째예요",
        introduction: "사는 사람의 눈으로 구석까지 챙겨요. 약속한 시간을 지켜요.",
        career_years: 10,
        photo_id: null,
        services: ["move-in-cleaning"],
        si_gun_gu_codes: ["11680"],
      })
    ).body.id;
  const nameOf = async (client: TestClient) => {
    const { state, masked_name } = (await client.call("users.me.certifications.name")).body;
    return [state, masked_name];
  };

  it("is their certificate at once, and nobody else's any more", async () => {
    const person = freshPerson();
    const { account, client } = await checkedCustomer(person);
    const proId = await apply(client);
    expect(await nameOf(client)).toEqual(["approved", "황○○"]);
    expect(await keptOf(account.id)).toMatchObject([{ pro_id: proId, is_adult: true }]);
    const other = await newPro();
    const again = await finishedCheck(other.client, person);
    expect(await codeOf(complete(other.client, again))).toBe("identity_taken");
  });

  it("counts for nothing of a minor's, or of somebody who is another pro: they are checked again", async () => {
    const young = await checkedCustomer(freshPerson({ birth: "20080521" }));
    const person = freshPerson();
    const taken = await checkedCustomer(person);
    const { client: first } = await newPro();
    await confirm(first, await finishedCheck(first, person));
    for (const { account, client } of [young, taken]) {
      await apply(client);
      expect(await nameOf(client)).toEqual(["none", null]);
      expect(await keptOf(account.id)).toMatchObject([{ pro_id: null }]);
    }
  });
});

describe("a check", () => {
  it("of another account is no check at all, and neither is an id that nobody started", async () => {
    const [owner, other] = [await newPro(), await newPro()];
    const id = await finishedCheck(owner.client, freshPerson());
    expect(await codeOf(complete(other.client, id))).toBe("not_found");
    expect(await codeOf(confirm(other.client, id))).toBe("not_found");
    expect(await codeOf(complete(other.client, app.ids.next()))).toBe("not_found");
    expect((await complete(owner.client, id)).status).toBe(200);
  });

  it("that was refused, given up or timed out is not taken later", async () => {
    const { client } = await newPro();
    const young = await finishedCheck(client, freshPerson({ birth: "20200101" }));
    expect(await codeOf(complete(client, young))).toBe("identity_too_young");
    expect(await codeOf(complete(client, young))).toBe("identity_over");
    const stopped = await startCheck(client);
    await typePerson(stopped.url, freshPerson(), { action: "cancel" });
    expect(await codeOf(complete(client, stopped.id))).toBe("identity_failed");
    expect(await codeOf(complete(client, stopped.id))).toBe("identity_over");
    const late = await finishedCheck(client, freshPerson());
    app.clock.advance(30 * MINUTE_MS);
    expect(await codeOf(complete(client, late))).toBe("identity_over");
    expect((await client.call("users.me.certifications.name")).body.state).toBe("none");
  });

  it("is asked about again while it is not finished, or the gateway does not answer", async () => {
    const { client } = await newPro();
    const { id, url } = await startCheck(client);
    expect(await codeOf(complete(client, id))).toBe("identity_unfinished");
    const wrong = await typePerson(url, freshPerson({ birth: "20271301" }));
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("생년월일")]);
    expect(await codeOf(complete(client, id))).toBe("identity_unfinished");
    const done = await typePerson(url, freshPerson());
    const back = new URL(done.headers.get("location") ?? "");
    expect([done.status, back.pathname, back.searchParams.get("identityVerificationId")]).toEqual([
      303,
      RETURN_PATH,
      id,
    ]);
    await app.gateway.mode("identity", "http500", 1);
    const unclear = await complete(client, id);
    expect([unclear.status, unclear.error.code]).toEqual([503, "identity_unclear"]);
    expect((await complete(client, id)).status).toBe(200);
    const twice = await typePerson(url, freshPerson({ name: "독고봄" }));
    expect(twice.headers.get("location")).toContain("ALREADY_VERIFIED");
  });

  it("is started ten times a day, and comes back to our own pages alone", async () => {
    const client = await app.as(await makeAccount(app));
    const start = (return_path: string) =>
      client.call("users.me.identityVerifications.start", { return_path });
    expect((await start("//evil.example")).status).toBe(422);
    for (let count = 0; count < 10; count += 1) expect((await start("/me")).status).toBe(201);
    expect((await start("/me")).error.code).toBe("too_many");
    const visitor = app.visitor();
    expect(
      (await visitor.call("users.me.identityVerifications.start", { return_path: "/me" })).status,
    ).toBe(401);
    expect((await confirm(client, app.ids.next())).error.code).toBe("not_found");
  });

  it("opens the real gateway's window, and says so where there is none", async () => {
    const account = {
      apiUrl: "https://api.portone.io",
      apiSecret: "secret",
      storeId: "store-1",
      identity: { channelKey: "channel-identity", hashKey: "k".repeat(32) },
    };
    const real = await testApp(undefined, { identity: realIdentity(account) });
    const { body } = await (
      await real.as(await makeAccount(real))
    ).call("users.me.identityVerifications.start", { return_path: RETURN_PATH });
    expect(body).toEqual({
      kind: "portone",
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      store_id: "store-1",
      channel_key: "channel-identity",
      redirect_url: `http://localhost${RETURN_PATH}`,
    });
    for (const identity of [unconfiguredIdentity, realIdentity({ ...account, identity: null })]) {
      const none = await testApp(undefined, { identity });
      const { status, error } = await (
        await none.as(await makeAccount(none))
      ).call("users.me.identityVerifications.start", { return_path: RETURN_PATH });
      expect([status, error.code]).toEqual([503, "identity_unavailable"]);
    }
  });
});
