import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { businessBody, decide, freshBusinessNumber } from "#test/factories/certifications.ts";
import { makePro } from "#test/factories/pros.ts";
import { uploadPicture } from "#test/factories/uploads.ts";
import { answerOf } from "#test/same-as-missing.ts";
import { untilSomebodyWaits } from "#test/until-somebody-waits.ts";
import { lockEventNumbers } from "#server/platform/events/lock-event-numbers.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

async function newPro() {
  const pro = await makePro(app);
  return { ...pro, client: await app.as(pro.account) };
}
async function submit(client: TestClient, number?: string) {
  const body = await businessBody(client, number === undefined ? {} : { number });
  return client.call("users.me.certifications.business.create", body);
}
const stateOf = async (client: TestClient) =>
  (await client.call("users.me.certifications.business")).body.items[0]?.state;
const labelsOf = async (proId: string) =>
  (await app.visitor().call("pro.get", { proId })).body.certificates;

describe("a business", () => {
  it("waits for who tells its pro something before it holds their profile", async () => {
    const { client, proId, account } = await newPro();
    const body = await businessBody(client);
    const freeProfile = async (work: () => Promise<unknown>) => {
      let working: Promise<unknown> | undefined;
      await app.sql.begin(async (tx) => {
        await lockEventNumbers(tx, [account.id]);
        working = work();
        await untilSomebodyWaits(app.sql);
        await tx`SELECT 1 FROM pro_profiles WHERE id = ${proId} FOR NO KEY UPDATE NOWAIT`;
      });
      return working;
    };
    await freeProfile(() => client.call("users.me.certifications.business.create", body));
    const [made] = (await client.call("users.me.certifications.business")).body.items;
    await freeProfile(() => decide(app, made?.id ?? ""));
    expect(await stateOf(client)).toBe("approved");
  });

  it("waits for staff, then shows its label and nothing else", async () => {
    const { client, proId } = await newPro();
    const number = freshBusinessNumber();
    const made = await submit(client, number.replaceAll("-", ""));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ state: "pending", number, business_name: "새봄 청소" });
    expect(made.body.file?.url).toMatch(/^\/api\/uploads\//);
    expect(await labelsOf(proId)).toEqual([]);
    await decide(app, made.body.id);
    expect(await stateOf(client)).toBe("approved");
    expect(await labelsOf(proId)).toEqual(["사업자 확인"]);
    const shown = await app.visitor().call("pro.certifications", { proId });
    expect(shown.body.items).toEqual([
      {
        id: made.body.id,
        kind: "business",
        label: "사업자 확인",
        approved_at: expect.stringContaining("+09:00"),
        image: null,
      },
    ]);
    expect(JSON.stringify(shown.body)).not.toContain(number);
  });

  it("is turned down with a reason that its pro reads and can answer", async () => {
    const { client, account } = await newPro();
    const { body } = await submit(client);
    await decide(app, body.id, "reject", { reason: "번호가 가려져 있어요." });
    const read = await client.call("users.me.certifications.business.get", { id: body.id });
    expect(read.body).toMatchObject({ state: "rejected", reason: "번호가 가려져 있어요." });
    const notices = await client.call("users.me.notifications");
    expect(notices.body.items[0]).toMatchObject({
      kind: "certification_rejected",
      path: "/pro/certifications",
      body: expect.stringContaining("번호가 가려져 있어요."),
    });
    const again = await client.call("users.me.certifications.business.edit", {
      ...(await businessBody(client)),
      id: body.id,
    });
    expect([again.body.state, again.body.reason]).toEqual(["pending", null]);
    const [gone] = await app.sql<{ deleted_at: Date | null }[]>`
      SELECT deleted_at FROM uploads WHERE id = ${body.file?.id ?? ""} AND owner_id = ${account.id}`;
    expect(gone?.deleted_at).not.toBeNull();
  });

  it("waits again and loses its label when it is changed, but not when nothing changed", async () => {
    const { client, proId } = await newPro();
    const body = await businessBody(client);
    const { body: made } = await client.call("users.me.certifications.business.create", body);
    await decide(app, made.id);
    const edit = (changes: object) =>
      client.send("users.me.certifications.business.edit", { ...body, ...changes, id: made.id });
    expect((await edit({ number: body.number.replaceAll("-", "") })).body.state).toBe("approved");
    expect(await labelsOf(proId)).toEqual(["사업자 확인"]);
    expect((await edit({ business_name: "새봄 종합 청소" })).body.state).toBe("pending");
    expect(await labelsOf(proId)).toEqual([]);
    expect((await app.visitor().call("pro.certifications", { proId })).body.items).toEqual([]);
  });

  it("is one for each pro, also when two come at once", async () => {
    const { client, proId } = await newPro();
    const answers = await Promise.all([submit(client), submit(client)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await submit(client)).error.code).toBe("certification_exists");
    expect(await app.sql`SELECT 1 FROM certifications WHERE pro_id = ${proId}`).toHaveLength(1);
  });

  it("can be removed with its file, and submitted anew", async () => {
    const { client, proId } = await newPro();
    const number = freshBusinessNumber();
    const { body } = await submit(client, number);
    await decide(app, body.id);
    const { id } = body;
    expect((await client.call("users.me.certifications.business.remove", { id })).status).toBe(200);
    expect(await labelsOf(proId)).toEqual([]);
    expect((await client.call("users.me.certifications.business.get", { id })).status).toBe(404);
    expect((await client.call("users.me.certifications.business.remove", { id })).status).toBe(404);
    const uploadId = body.file?.id ?? "";
    expect((await client.call("uploads.file", { uploadId })).status).toBe(404);
    const history = await app.sql<{ event: string }[]>`
      SELECT event FROM certification_history WHERE certification_id = ${id} ORDER BY id`;
    expect(history.map(({ event }) => event)).toEqual(["submit", "approve", "remove"]);
    expect((await submit(client, number)).status).toBe(201);
  });

  it.each([
    ["number", { number: "123-45-67890" }],
    ["number", { number: "" }],
    ["number", { number: "12345" }],
    ["business_name", { business_name: "새" }],
    ["business_name", { business_name: "새".repeat(61) }],
    ["file_id", { file_id: "none" }],
  ])("refuses a bad %s", async (field, changes) => {
    const { client } = await newPro();
    const body = { ...(await businessBody(client)), ...changes };
    const { status, error } = await client.send("users.me.certifications.business.create", body);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
  });

  it("takes only a file of its own pro, made for this, and not in use", async () => {
    const [own, other] = [await newPro(), await newPro()];
    const create = async (file_id: string) => {
      const body = await businessBody(own.client, { file_id });
      return (await own.client.call("users.me.certifications.business.create", body)).error.code;
    };
    const files = [
      await uploadPicture(other.client, "certification_file"),
      await uploadPicture(own.client, "certification_image"),
      (await submit(other.client)).body.file?.id ?? "",
      app.ids.next(),
    ];
    for (const file of files) expect(await create(file)).toBe("upload_unusable");
    expect(await stateOf(own.client)).toBeUndefined();
  });

  it("is a stranger's as if there were none", async () => {
    const [own, other] = [await newPro(), await newPro()];
    const { id } = (await submit(own.client)).body;
    const body = await businessBody(other.client);
    const ask = async (client: TestClient, which: string) => [
      answerOf(await client.call("users.me.certifications.business.get", { id: which })),
      answerOf(await client.call("users.me.certifications.business.edit", { ...body, id: which })),
      answerOf(await client.call("users.me.certifications.business.remove", { id: which })),
    ];
    const missing = await ask(other.client, app.ids.next());
    expect(missing.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await ask(other.client, id)).toEqual(missing);
    const customer = await app.as(await makeAccount(app));
    expect(await ask(customer, id)).toEqual(missing);
    expect((await ask(app.visitor(), id)).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(await stateOf(own.client)).toBe("pending");
    // Nor is it found among the credentials.
    const inOther = await own.client.call("users.me.certifications.credentials.get", { id });
    expect(inOther.status).toBe(404);
    expect(
      (await own.client.call("users.me.certifications.credentials.remove", { id })).status,
    ).toBe(404);
  });
});

describe("a business number", () => {
  it("belongs to one approved pro: another is refused at once", async () => {
    const [first, second] = [await newPro(), await newPro()];
    const number = freshBusinessNumber();
    await decide(app, (await submit(first.client, number)).body.id);
    const { status, error } = await submit(second.client, number);
    expect([status, error.code]).toEqual([409, "business_number_taken"]);
    const own = await submit(second.client);
    const edit = await businessBody(second.client, { number });
    const edited = await second.client.call("users.me.certifications.business.edit", {
      ...edit,
      id: own.body.id,
    });
    expect(edited.error.code).toBe("business_number_taken");
  });

  it("of two that wait goes to one, even when both are approved at once", async () => {
    const [first, second] = [await newPro(), await newPro()];
    const number = freshBusinessNumber();
    const ids = [
      (await submit(first.client, number)).body.id,
      (await submit(second.client, number)).body.id,
    ];
    const outcomes = await Promise.allSettled(ids.map((id) => decide(app, id)));
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual([
      "business_number_taken",
    ]);
    const states = [await stateOf(first.client), await stateOf(second.client)];
    expect(states.toSorted()).toEqual(["approved", "pending"]);
  });

  it("is free again once its pro removed it", async () => {
    const [first, second] = [await newPro(), await newPro()];
    const number = freshBusinessNumber();
    const { id } = (await submit(first.client, number)).body;
    await decide(app, id);
    await first.client.call("users.me.certifications.business.remove", { id });
    expect((await submit(second.client, number)).status).toBe(201);
  });
});
