import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { makeHire, type TestHire } from "#test/factories/hires.ts";
import { makePro, type TestPro } from "#test/factories/pros.ts";
import { sendUpload, uploadPicture } from "#test/factories/uploads.ts";
import { pdf } from "#test/hostile-files.ts";
import { answerOf } from "#test/same-as-missing.ts";
import { claimUploads } from "./queries.ts";

let app: TestApp;
let customer: TestAccount;
let pro: TestPro;
let hire: TestHire;
let asCustomer: TestClient;
let asPro: TestClient;
let asOtherPro: TestClient;

beforeAll(async () => {
  app = await testApp();
  customer = await makeAccount(app);
  pro = await makePro(app);
  hire = await makeHire(app, { customerId: customer.id, proId: pro.proId });
  asCustomer = await app.as(customer);
  asPro = await app.as(pro.account);
  asOtherPro = await app.as((await makePro(app)).account);
});

async function attach(uploadId: string, purpose: Parameters<typeof claimUploads>[3], to: string) {
  const [row] = await app.sql`SELECT owner_id FROM uploads WHERE id = ${uploadId}`;
  await app.sql.begin((tx) => claimUploads(tx, [uploadId], String(row?.owner_id), purpose, to));
}

const see = (client: TestClient, uploadId: string, size?: "full" | "thumb") =>
  client.call("uploads.file", { uploadId, ...(size ? { size } : {}) });
const statuses = async (uploadId: string, clients: TestClient[]) =>
  Promise.all(clients.map(async (client) => (await see(client, uploadId)).status));

describe("uploads.file", () => {
  it("serves a picture to its owner as what it is and nothing else", async () => {
    const id = await uploadPicture(asCustomer, "request_photo");
    const full = await see(asCustomer, id);
    expect(full.status).toBe(200);
    expect(full.headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy":
        "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      "cache-control": "no-store",
    });
    expect(full.headers["content-disposition"]).toMatch(/^inline; .*\.webp/);
    const thumb = await see(asCustomer, id, "thumb");
    expect(thumb.headers["content-type"]).toBe("image/webp");
    expect(Number(thumb.headers["content-length"])).toBeGreaterThan(0);
  });

  it("hands a document over as a download", async () => {
    const { body } = await sendUpload(asPro, [
      { name: "purpose", value: "quote_attachment" },
      { name: "file", fileName: "견적 내역.pdf", bytes: pdf("") },
    ]);
    const { headers } = await see(asPro, body.id, "thumb");
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toMatch(/^attachment; /);
  });

  it("answers others as if there were no such file", async () => {
    const id = await uploadPicture(asCustomer, "request_photo");
    const missing = answerOf(await see(asPro, app.ids.next()));
    expect(missing.status).toBe(404);
    expect(answerOf(await see(asPro, id))).toEqual(missing);
    expect(answerOf(await see(app.visitor(), id))).toEqual(missing);
    expect(answerOf(await see(app.visitor(), "../../etc/passwd"))).toEqual(missing);
    expect((await asCustomer.send("uploads.file", { uploadId: id, size: "huge" })).status).toBe(
      422,
    );
  });

  it("shows a request's photo to the pros whom the request reached, until it is blocked", async () => {
    const id = await uploadPicture(asCustomer, "request_photo");
    await attach(id, "request_photo", `request:${hire.requestId}`);
    const everyone = [asCustomer, asPro, asOtherPro, app.visitor()];
    expect(await statuses(id, everyone)).toEqual([200, 200, 404, 404]);
    await app.sql`UPDATE requests SET state = 'blocked' WHERE id = ${hire.requestId}`;
    expect(await statuses(id, everyone)).toEqual([200, 404, 404, 404]);
    await app.sql`UPDATE requests SET state = 'completed' WHERE id = ${hire.requestId}`;
  });

  it("shows a quote's attachment to its two sides", async () => {
    const id = await uploadPicture(asPro, "quote_attachment");
    await attach(id, "quote_attachment", `quote:${hire.quoteId}`);
    const everyone = [asCustomer, asPro, asOtherPro, app.visitor()];
    expect(await statuses(id, everyone)).toEqual([200, 200, 404, 404]);
  });

  it("shows a review's photo to everyone while the review has it", async () => {
    const photo = await uploadPicture(asCustomer, "review_photo");
    const { body: review } = await asCustomer.call("reviews.create", {
      hire_id: hire.hireId,
      rating: 5,
      quality: 5,
      communication: 5,
      punctuality: 5,
      body: "처음부터 끝까지 꼼꼼하게 해 주셔서 정말 만족했어요.",
      photo_ids: [photo],
    });
    const everyone = [asCustomer, asOtherPro, app.visitor()];
    expect(await statuses(photo, everyone)).toEqual([200, 200, 200]);
    const { headers } = await see(app.visitor(), photo, "thumb");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    await asCustomer.call("reviews.delete", { reviewId: review.id });
    expect(await statuses(photo, everyone)).toEqual([200, 404, 404]);
  });

  it("shows a pro's picture to whoever may read the profile", async () => {
    const id = await uploadPicture(asPro, "profile_photo");
    await attach(id, "profile_photo", `pro:${pro.proId}`);
    const everyone = [asPro, asCustomer, asOtherPro, app.visitor()];
    expect(await statuses(id, everyone)).toEqual([200, 404, 404, 404]);
    await app.sql`UPDATE pro_profiles SET photo_id = ${id} WHERE id = ${pro.proId}`;
    expect(await statuses(id, everyone)).toEqual([200, 200, 200, 200]);
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${pro.proId}`;
    expect(await statuses(id, everyone)).toEqual([200, 200, 404, 404]);
    expect((await see(asCustomer, id)).headers["cache-control"]).toBe("no-store");
  });

  it("does not call a file missing that the store has lost", async () => {
    const id = await uploadPicture(asCustomer, "request_photo");
    await app.sql`UPDATE uploads SET storage_key = 'lost.webp' WHERE id = ${id}`;
    const { status, error } = await see(asCustomer, id);
    expect([status, error.code]).toEqual([503, "unavailable"]);
  });
});
