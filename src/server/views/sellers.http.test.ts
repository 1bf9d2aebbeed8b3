import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { businessBody, decide } from "#test/factories/certifications.ts";
import { makeHire } from "#test/factories/hires.ts";
import { finishedCheck, freshPerson, identifyPro } from "#test/factories/identity.ts";
import { makePro } from "#test/factories/pros.ts";
import { moveToService } from "#test/factories/requests.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

async function newPro() {
  const pro = await makePro(app, { credits: 0 });
  return { ...pro, client: await app.as(pro.account) };
}

async function hired() {
  const pro = await newPro();
  const account = await makeAccount(app, { name: "백두산" });
  const customer = await app.as(account);
  const hire = await makeHire(app, { customerId: account.id, proId: pro.proId });
  return { pro, customer, account, ...hire };
}
const ask = (client: Awaited<ReturnType<typeof hired>>["customer"], hireId: string) =>
  client.call("hires.sellerIdentity", { hireId });
const identify = ({ proId, account }: Awaited<ReturnType<typeof newPro>>, name?: string) =>
  identifyPro(app, { proId, accountId: account.id }, freshPerson(name ? { name } : {}));

describe("a seller before hiring", () => {
  it("is a person who was checked or not, and the same on the quote, beside others and after", async () => {
    const { pro, customer, requestId, quoteId, hireId } = await hired();
    const seen = async () => ({
      quote: (await customer.call("quotes.get", { quoteId })).body.seller,
      hire: (await customer.call("hires.get", { hireId })).body.seller,
      compared: (await customer.call("requests.compare", { requestId, quote_ids: quoteId })).body
        .quotes[0]?.seller,
    });
    const before = await seen();
    expect(before.quote).toMatchObject({ kind: "person", may_ask: false });
    await identify(pro, "독고비밀");
    const after = await seen();
    expect(after.quote).toMatchObject({ kind: "person", may_ask: true });
    expect(after.quote.facts[0]?.detail).toMatch(/에 확인했어요$/);
    expect([after.hire, after.compared]).toEqual([after.quote, "개인 · 본인 확인함"]);
    expect(JSON.stringify(after)).not.toContain("독고");
  });

  it("is a business with what staff checked, from the approval on and not before", async () => {
    const { pro, customer, quoteId } = await hired();
    const { body } = await pro.client.call(
      "users.me.certifications.business.create",
      await businessBody(pro.client, { business_name: "맑은 하루", phone: " 1588-1234 " }),
    );
    const seen = async () => (await customer.call("quotes.get", { quoteId })).body.seller;
    expect(JSON.stringify(await seen())).not.toContain("맑은 하루");
    await decide(app, body.id);
    const { kind, facts } = await seen();
    expect([kind, ...facts.map(({ detail }) => detail).slice(0, 5)]).toEqual([
      "business",
      "맑은 하루",
      "김새봄",
      body.number,
      "서울특별시 강남구 새봄로 12",
      "1588-1234",
    ]);
    await app.sql`UPDATE certifications SET representative = NULL WHERE id = ${body.id}`;
    expect((await seen()).kind).toBe("person");
  });
});

describe("what was checked for safety", () => {
  const checksOf = async ({ customer, quoteId }: Awaited<ReturnType<typeof hired>>) =>
    (await customer.call("quotes.get", { quoteId })).body.safety.map(
      ({ key, holds }) => `${key} ${holds ? "holds" : "open"}`,
    );

  it("is said of a pro who comes into a home, check by check, from the approval on", async () => {
    const deal = await hired();
    expect(await checksOf(deal)).toEqual(["identity open", "business open", "insurance open"]);
    await identify(deal.pro);
    const { body } = await deal.pro.client.call(
      "users.me.certifications.business.create",
      await businessBody(deal.pro.client),
    );
    expect(await checksOf(deal)).toEqual(["identity holds", "business open", "insurance open"]);
    await decide(app, body.id);
    expect(await checksOf(deal)).toEqual(["identity holds", "business holds", "insurance open"]);
  });

  it("counts a licence for its own service alone, and is left out where nobody comes to anyone", async () => {
    const deal = await hired();
    const setService = (slug: string) => moveToService(app.sql, deal.requestId, slug);
    const licence = app.ids.next();
    await app.sql`
      INSERT INTO certifications (id, pro_id, kind, label, state, submitted_at, decided_at, decided_by, created_at)
      VALUES (${licence}, ${deal.pro.proId}, 'licence', '상담심리사', 'approved', now(), now(), 'phone', now())`;
    await app.sql`INSERT INTO certification_services (certification_id, service_slug) VALUES (${licence}, 'electric-work')`;
    await setService("electric-work");
    expect(await checksOf(deal)).toContain("licence holds");
    await setService("counseling");
    expect(await checksOf(deal)).toEqual([
      "identity open",
      "business open",
      "licence open",
      "record open",
    ]);
    await setService("logo-design");
    expect(await checksOf(deal)).toEqual([]);
  });
});

describe("the person behind a hire", () => {
  it("is shown to its customer alone, with name and number and nothing else, and each time is kept", async () => {
    const { pro, customer, account, hireId, requestId } = await hired();
    expect((await ask(customer, hireId)).error.code).toBe("identity_unchecked");
    await identify(pro, "독고비밀");
    const other = await app.as(await makeAccount(app));
    for (const client of [other, pro.client]) {
      expect((await ask(client, hireId)).error.code).toBe("not_found");
    }
    expect((await ask(app.visitor(), hireId)).status).toBe(401);
    const [{ body }] = await Promise.all([ask(customer, hireId), ask(customer, hireId)]);
    expect(body).toEqual({
      name: "독고비밀",
      phone: expect.stringMatching(/^010-\d{4}-\d{4}$/),
    });
    const rows = await app.sql`
      SELECT account_id, pro_id FROM identity_disclosures WHERE hire_id = ${hireId}`;
    expect([...rows]).toEqual([1, 2].map(() => ({ account_id: account.id, pro_id: pro.proId })));
    const { body: notes } = await pro.client.call("users.me.notifications");
    expect(notes.items.filter(({ kind }) => kind === "identity_disclosed")).toHaveLength(1);
    const staff = await app.as(await makeAccount(app, { role: "staff" }));
    const { disclosures } = (await staff.call("staff.pros.get", { proId: pro.proId })).body;
    expect(disclosures.map(({ customer_name, request_id }) => [customer_name, request_id])).toEqual(
      [1, 2].map(() => ["백○○", requestId]),
    );
  });

  it("is in a record that the product can only add to", async () => {
    const { pro, customer, hireId } = await hired();
    await identify(pro);
    await ask(customer, hireId);
    await expect(app.sql`DELETE FROM identity_disclosures`).rejects.toThrow(/permission denied/);
    await expect(app.sql`UPDATE identity_disclosures SET at = now()`).rejects.toThrow(/permission/);
  });
});

describe("a pro's approval", () => {
  async function pending() {
    const pro = await newPro();
    await app.sql`UPDATE pro_profiles SET state = 'pending', approved_at = NULL WHERE id = ${pro.proId}`;
    const staff = await app.as(await makeAccount(app, { role: "staff" }));
    const see = async () => (await staff.call("staff.pros.get", { proId: pro.proId })).body;
    return { ...pro, see, approve: () => staff.call("staff.pros.approve", { proId: pro.proId }) };
  }

  it("waits for the check, which staff see", async () => {
    const { client, see, approve } = await pending();
    expect((await see()).identity).toBeNull();
    const refused = await approve();
    expect([refused.status, refused.error.code]).toEqual([409, "identity_required"]);
    expect((await see()).state).toBe("pending");
    const id = await finishedCheck(client, freshPerson({ name: "독고비밀" }));
    await client.call("users.me.certifications.name.confirm", { identity_verification_id: id });
    expect((await see()).identity).toMatchObject({ legal_name: "독고비밀" });
    expect((await approve()).status).toBe(200);
  });
});

describe("a name that only a phone confirmed", () => {
  it("runs out with a notice, is shown to no customer, and comes back by a check", async () => {
    const { client, proId } = await newPro();
    await app.sql`
      INSERT INTO certifications (id, pro_id, kind, label, state, legal_name, submitted_at, decided_at, decided_by,
                                  created_at)
      VALUES (${app.ids.next()}, ${proId}, 'identity', '본인 확인', 'approved', '홍길동', now(), now(), 'phone', now())`;
    await app.sweep();
    const own = async () => (await client.call("users.me.certifications.name")).body.state;
    const shown = async () => (await app.visitor().call("pro.get", { proId })).body.certificates;
    expect([await own(), await shown()]).toEqual(["expired", []]);
    await app.sweep();
    const { body: notes } = await client.call("users.me.notifications");
    expect(notes.items.map(({ kind }) => kind)).toEqual(["identity_recheck"]);
    const id = await finishedCheck(client, freshPerson());
    await client.call("users.me.certifications.name.confirm", { identity_verification_id: id });
    await app.sweep();
    expect([await own(), await shown()]).toEqual(["approved", ["본인 확인"]]);
  });
});
