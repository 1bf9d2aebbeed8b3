import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { credentialBody, decide } from "#test/factories/certifications.ts";
import { makePro } from "#test/factories/pros.ts";
import { uploadPicture } from "#test/factories/uploads.ts";
import { answerOf } from "#test/same-as-missing.ts";
import { findMatchingPros } from "../pros/queries.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

async function newPro(services = ["electric-work", "counseling"]) {
  const pro = await makePro(app, { services });
  return { ...pro, client: await app.as(pro.account) };
}
async function submit(client: TestClient, changes: Parameters<typeof credentialBody>[1] = {}) {
  return client.call(
    "users.me.certifications.credentials.create",
    await credentialBody(client, changes),
  );
}
const ownOf = async (client: TestClient) =>
  (await client.call("users.me.certifications.credentials")).body.items;
const labelsOf = async (proId: string) =>
  (await app.visitor().call("pro.certifications", { proId })).body.items.map(({ label }) => label);

describe("a credential", () => {
  it("waits for staff, then shows its title to everyone", async () => {
    const { client, proId } = await newPro();
    const { status, body } = await submit(client, { expires_on: "2027-12-31" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: "pending",
      kind: "licence",
      title: "전기기사",
      issuer: "한국산업인력공단",
      issued_on: "2020-05-01",
      expires_on: "2027-12-31",
      services: [{ slug: "electric-work", name: expect.any(String) }],
      show_image: null,
    });
    expect(await labelsOf(proId)).toEqual([]);
    await decide(app, body.id);
    expect(await labelsOf(proId)).toEqual(["전기기사"]);
    const shown = await app.visitor().call("pro.certifications", { proId });
    for (const secret of ["한국산업인력공단", "2020-05-01", "2027-12-31"]) {
      expect(JSON.stringify(shown.body)).not.toContain(secret);
    }
    const notices = await client.call("users.me.notifications");
    expect(notices.body.items[0]).toMatchObject({ kind: "certification_approved" });
  });

  it("stays approved when the same comes again under an id in other letters", async () => {
    const { client } = await newPro();
    const body = await credentialBody(client);
    const { id } = (await client.call("users.me.certifications.credentials.create", body)).body;
    await decide(app, id);
    const again = { ...body, id: id.toUpperCase(), file_id: body.file_id.toUpperCase() };
    const edited = await client.call("users.me.certifications.credentials.edit", again);
    expect([edited.status, edited.body.state]).toEqual([200, "approved"]);
  });

  it("is one of twenty, also when the last two are submitted at once", async () => {
    const { client, proId } = await newPro();
    await app.sql`
      INSERT INTO certifications (id, pro_id, kind, label, state, submitted_at, created_at)
      SELECT gen_random_uuid(), ${proId}, 'award', 'award ' || n, 'pending', ${app.clock.now()}, ${app.clock.now()}
      FROM generate_series(1, 19) n`;
    const bodies = await Promise.all([1, 2, 3, 4].map(() => credentialBody(client)));
    const answers = await Promise.all(
      bodies.map((body) => client.call("users.me.certifications.credentials.create", body)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ]);
  });

  it("tells which services ask for a licence", async () => {
    const { client } = await newPro();
    const { body } = await client.call("users.me.certifications.credentials");
    expect(body.licensed_services.map(({ slug }) => slug).toSorted()).toEqual([
      "admin-attorney",
      "counseling",
      "electric-work",
      "labor-consulting",
      "tax-accounting",
    ]);
  });

  it("opens the requests of the services it counts for, and no others", async () => {
    const { client, proId } = await newPro();
    const receives = async (serviceSlug: string) => {
      const found = await findMatchingPros(app.sql, {
        customerId: app.ids.next(),
        serviceSlug,
        siGunGuCode: null,
        requiredCertificates: ["licence"],
        only: proId,
      });
      return found.length === 1;
    };
    const { id } = (await submit(client)).body;
    expect(await receives("electric-work")).toBe(false);
    await decide(app, id);
    expect([await receives("electric-work"), await receives("counseling")]).toEqual([true, false]);
    const body = await credentialBody(client, { services: ["counseling"] });
    await client.call("users.me.certifications.credentials.edit", { ...body, id });
    expect(await receives("electric-work")).toBe(false);
    await decide(app, id);
    expect([await receives("electric-work"), await receives("counseling")]).toEqual([false, true]);
  });

  it("may be a degree or something else, which opens nothing", async () => {
    const { client, proId } = await newPro();
    const facts = { kind: "degree", title: "전기공학 학사", services: [] } as const;
    const { status, body } = await submit(client, { ...facts, services: [] });
    expect(status).toBe(201);
    await decide(app, body.id);
    expect(await labelsOf(proId)).toEqual(["전기공학 학사"]);
    const [row] = await app.sql`SELECT kind FROM certifications WHERE id = ${body.id}`;
    expect(row?.kind).toBe("degree");
  });

  it("may be one of twenty", async () => {
    const { client, proId } = await newPro();
    await app.sql`
      INSERT INTO certifications (id, pro_id, kind, label, state, submitted_at, created_at)
      SELECT gen_random_uuid(), ${proId}, 'award', '상', 'pending', now(), now() FROM generate_series(1, 19)`;
    expect((await submit(client)).status).toBe(201);
    expect((await submit(client)).error.code).toBe("state_forbids");
  });

  it("goes with its files when its pro removes it", async () => {
    const { client, proId } = await newPro();
    const show_image_id = await uploadPicture(client, "certification_image");
    const { body } = await submit(client, { show_image_id });
    await decide(app, body.id);
    const { id } = body;
    expect((await client.call("users.me.certifications.credentials.remove", { id })).status).toBe(
      200,
    );
    expect(await ownOf(client)).toEqual([]);
    expect(await labelsOf(proId)).toEqual([]);
    for (const uploadId of [body.file?.id ?? "", show_image_id]) {
      expect((await client.call("uploads.file", { uploadId })).status).toBe(404);
    }
  });

  it.each([
    ["title", { title: "전" }],
    ["title", { title: "전\u200b" }],
    ["issuer", { issuer: "가".repeat(61) }],
    ["issued_on", { issued_on: "2027-03-11" }],
    ["issued_on", { issued_on: "2027-02-29" }],
    ["expires_on", { expires_on: "2020-05-01" }],
    ["expires_on", { expires_on: "2027-03-09" }],
    ["services", { services: ["move-in-cleaning"] }],
    ["services", { services: ["no-such-service"] }],
    ["services", { kind: "award" }],
    ["kind", { kind: "identity" }],
    ["kind", { kind: "business" }],
  ])("refuses a bad %s", async (field, changes) => {
    const { client } = await newPro();
    const body = { ...(await credentialBody(client)), ...changes };
    const { status, error } = await client.send("users.me.certifications.credentials.create", body);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
  });

  it("takes only pictures of its own pro, each for its own use", async () => {
    const [own, other] = [await newPro(), await newPro()];
    const file = await uploadPicture(own.client, "certification_file");
    const image = await uploadPicture(own.client, "certification_image");
    const foreign = await uploadPicture(other.client, "certification_image");
    for (const changes of [
      { file_id: image },
      { show_image_id: file },
      { show_image_id: foreign },
      { file_id: file, show_image_id: file },
    ]) {
      expect((await submit(own.client, changes)).error.code).toBe("upload_unusable");
    }
    expect(await ownOf(own.client)).toEqual([]);
  });

  it("is a stranger's as if there were none", async () => {
    const [own, other] = [await newPro(), await newPro()];
    const { id } = (await submit(own.client)).body;
    const body = await credentialBody(other.client);
    const ask = async (client: TestClient, which: string) => {
      const named = { ...body, id: which };
      return [
        answerOf(await client.call("users.me.certifications.credentials.get", { id: which })),
        answerOf(await client.call("users.me.certifications.credentials.edit", named)),
        answerOf(await client.call("users.me.certifications.credentials.remove", { id: which })),
      ];
    };
    const missing = await ask(other.client, app.ids.next());
    expect(missing.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await ask(other.client, id)).toEqual(missing);
    expect(await ask(await app.as(await makeAccount(app)), id)).toEqual(missing);
    expect((await ask(app.visitor(), id)).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await ownOf(own.client))[0]?.state).toBe("pending");
  });
});

describe("deciding about a credential", () => {
  it("happens once when staff approve and reject at once", async () => {
    const { client } = await newPro();
    const { id } = (await submit(client)).body;
    const outcomes = await Promise.allSettled([decide(app, id), decide(app, id, "reject")]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const history = await app.sql`
      SELECT event FROM certification_history WHERE certification_id = ${id} ORDER BY id`;
    expect(history).toHaveLength(2);
    const notices = (await client.call("users.me.notifications")).body.items;
    expect(notices.filter(({ kind }) => kind.startsWith("certification_"))).toHaveLength(1);
  });

  it("needs a reason to turn it down", async () => {
    const { client } = await newPro();
    const { id } = (await submit(client)).body;
    for (const reason of ["", "  "]) {
      await expect(decide(app, id, "reject", { reason })).rejects.toMatchObject({
        code: "invalid",
      });
    }
    expect((await ownOf(client))[0]?.state).toBe("pending");
  });

  it("refuses what staff did not see, what ran out meanwhile, and what is not there", async () => {
    const { client } = await newPro();
    const { body } = await submit(client, { expires_on: "2027-03-10" });
    const seen = new Date(body.submitted_at);
    app.clock.advance(1_000);
    const changed = await credentialBody(client, { expires_on: "2027-03-10" });
    const { id } = body;
    await client.call("users.me.certifications.credentials.edit", { ...changed, id });
    await expect(decide(app, id, "approve", { seen })).rejects.toMatchObject({ code: "conflict" });
    const now = app.clock.now();
    app.clock.set("2027-03-10T15:00:00.000Z");
    await expect(decide(app, id)).rejects.toMatchObject({ code: "state_forbids" });
    app.clock.set(now);
    await decide(app, id);
    await expect(decide(app, app.ids.next())).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("what services ask for", () => {
  const standsOf = async (client: TestClient, service: string) =>
    (await client.call("users.me.certifications.required")).body.items.find(
      ({ slug }) => slug === service,
    );

  it("stands at none, then waits, then is approved, for the service it was chosen for", async () => {
    const { client } = await newPro(["electric-work"]);
    const licence = (state: string) =>
      expect.arrayContaining([{ kind: "licence", state }]) as unknown;
    const before = await standsOf(client, "electric-work");
    expect(before).toMatchObject({ offered: true, certificates: licence("none") });
    const { body } = await submit(client);
    expect((await standsOf(client, "electric-work"))?.certificates).toEqual(licence("pending"));
    await decide(app, body.id);
    expect((await standsOf(client, "electric-work"))?.certificates).toEqual(licence("approved"));
    expect(await standsOf(client, "counseling")).toMatchObject({
      offered: false,
      certificates: licence("none"),
    });
  });

  it("tells who is no pro yet what will be asked for, and nobody who is not logged in", async () => {
    const client = await app.as(await makeAccount(app));
    expect(await standsOf(client, "electric-work")).toMatchObject({ offered: false });
    const answer = await app.visitor().send("users.me.certifications.required", {});
    expect(answer.status).toBe(401);
  });
});
