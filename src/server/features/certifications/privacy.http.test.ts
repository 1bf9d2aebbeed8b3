import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { credentialBody, decide } from "#test/factories/certifications.ts";
import { makeHire } from "#test/factories/hires.ts";
import { makePro, type TestPro } from "#test/factories/pros.ts";
import { uploadPicture } from "#test/factories/uploads.ts";
import { answerOf } from "#test/same-as-missing.ts";

let app: TestApp;
let pro: TestPro;
let own: TestClient;
/** Visitor, the pro's customer, another pro, staff. */
let others: TestClient[];

beforeAll(async () => {
  app = await testApp();
  pro = await makePro(app);
  own = await app.as(pro.account);
  const customer = await makeAccount(app);
  await makeHire(app, { customerId: customer.id, proId: pro.proId });
  others = [
    app.visitor(),
    await app.as(customer),
    await app.as((await makePro(app)).account),
    await app.as(await makeAccount(app, { role: "staff" })),
  ];
});

async function submit() {
  const show_image_id = await uploadPicture(own, "certification_image");
  const body = await credentialBody(own, { show_image_id });
  const made = await own.call("users.me.certifications.credentials.create", body);
  return { id: made.body.id, fileId: body.file_id, imageId: show_image_id };
}
const image = (client: TestClient, certificationId: string, size?: "full" | "thumb") =>
  client.call("pro.certifications.image", {
    proId: pro.proId,
    certificationId,
    ...(size ? { size } : {}),
  });
const shownImages = async () => {
  const { body } = await app.visitor().call("pro.certifications", { proId: pro.proId });
  return body.items.map((item) => item.image?.url ?? null);
};

describe("the proof", () => {
  it("is its owner's alone, in both sizes, before and after the approval", async () => {
    const { id, fileId, imageId } = await submit();
    for (const decided of [false, true]) {
      if (decided) await decide(app, id);
      for (const uploadId of [fileId, imageId]) {
        for (const size of ["full", "thumb"] as const) {
          const mine = await own.call("uploads.file", { uploadId, size });
          expect([mine.status, mine.headers["cache-control"]]).toEqual([200, "no-store"]);
          const missing = answerOf(
            await own.call("uploads.file", { uploadId: app.ids.next(), size }),
          );
          for (const client of others) {
            expect(answerOf(await client.call("uploads.file", { uploadId, size }))).toEqual(
              missing,
            );
          }
        }
      }
    }
  });
});

describe("the picture to show", () => {
  it("is nobody's before staff approve, and everybody's afterwards", async () => {
    const { id } = await submit();
    expect((await image(own, id)).status).toBe(404);
    expect((await image(app.visitor(), id)).status).toBe(404);
    await decide(app, id);
    for (const client of [own, ...others]) {
      for (const size of ["full", "thumb"] as const) {
        const { status, headers } = await image(client, id, size);
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          "content-type": "image/webp",
          "cache-control": "public, no-cache",
          "x-content-type-options": "nosniff",
        });
      }
    }
    expect(await shownImages()).toContain(`/api/v2/pro/${pro.proId}/certifications/${id}/image/`);
  });

  it("answers a copy that is still right with nothing new", async () => {
    const { id } = await submit();
    await decide(app, id);
    const { headers } = await image(app.visitor(), id);
    const etag = String(headers.etag);
    const again = await app
      .visitor()
      .call(
        "pro.certifications.image",
        { proId: pro.proId, certificationId: id },
        { headers: { "if-none-match": etag } },
      );
    expect([again.status, again.headers.etag]).toEqual([304, etag]);
    const { body: before } = await own.call("users.me.certifications.credentials.get", { id });
    await own.call("users.me.certifications.credentials.edit", {
      ...(await credentialBody(own)),
      file_id: before.file?.id ?? "",
      show_image_id: before.show_image?.id ?? null,
      title: "전기산업기사",
      id,
    });
    const stale = await app
      .visitor()
      .call(
        "pro.certifications.image",
        { proId: pro.proId, certificationId: id },
        { headers: { "if-none-match": etag } },
      );
    expect(stale.status).toBe(404);
  });

  it("is gone after a change that staff turned down, and after it was removed", async () => {
    const { id } = await submit();
    await decide(app, id);
    await own.call("users.me.certifications.credentials.edit", {
      ...(await credentialBody(own)),
      id,
    });
    expect((await image(app.visitor(), id)).status).toBe(404);
    await decide(app, id, "reject");
    expect((await image(app.visitor(), id)).status).toBe(404);
    const second = await submit();
    await decide(app, second.id);
    await own.call("users.me.certifications.credentials.remove", { id: second.id });
    expect((await image(app.visitor(), second.id)).status).toBe(404);
  });

  it("belongs to its own pro's address only", async () => {
    const { id } = await submit();
    await decide(app, id);
    const elsewhere = await makePro(app);
    const call = (proId: string) =>
      app.visitor().call("pro.certifications.image", { proId, certificationId: id });
    expect((await call(elsewhere.proId)).status).toBe(404);
    expect((await call(app.ids.next())).status).toBe(404);
    expect((await call(pro.proId)).status).toBe(200);
  });

  it("does not exist for a certification without one", async () => {
    const body = await credentialBody(own);
    const made = await own.call("users.me.certifications.credentials.create", body);
    await decide(app, made.body.id);
    expect((await image(app.visitor(), made.body.id)).status).toBe(404);
  });
});

describe("a pro whom not everybody may read", () => {
  it("shows neither labels nor pictures to strangers, and nothing once suspended", async () => {
    const { id } = await submit();
    await decide(app, id);
    const [visitor, customer] = others;
    if (!visitor || !customer) throw new Error("nobody to ask");
    const list = async (client: TestClient) =>
      (await client.call("pro.certifications", { proId: pro.proId })).status;
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${pro.proId}`;
    expect([await list(visitor), (await image(visitor, id)).status]).toEqual([404, 404]);
    const known = await image(customer, id);
    expect([await list(customer), known.status]).toEqual([200, 200]);
    expect(known.headers["cache-control"]).toBe("no-store");
    await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${pro.proId}`;
    expect([await list(customer), (await image(customer, id)).status]).toEqual([404, 404]);
    await app.sql`UPDATE pro_profiles SET allow_public_read = true, state = 'approved' WHERE id = ${pro.proId}`;
  });
});
