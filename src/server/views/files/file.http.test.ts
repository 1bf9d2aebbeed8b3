import { beforeAll, describe, expect, it } from "vitest";
import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { makeHire, type TestHire } from "#test/factories/hires.ts";
import { makePro, type TestPro } from "#test/factories/pros.ts";
import { sendUpload, uploadPicture } from "#test/factories/uploads.ts";
import { pdf } from "#test/hostile-files.ts";
import { answerOf } from "#test/same-as-missing.ts";
import { claimUploads, type AttachedTo } from "../../features/uploads/queries.ts";

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

async function attach(uploadId: string, purpose: UploadPurpose, to: AttachedTo) {
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

  describe("in smaller copies", () => {
    const chrome = "image/avif,image/webp,image/*,*/*;q=0.8";
    const copy = async (
      client: TestClient,
      uploadId: string,
      w: "160" | "480" | "960" | "1600",
      accept?: string,
    ) => client.call("uploads.file", { uploadId, w }, { headers: accept ? { accept } : {} });

    it("sends the best format that the caller takes, never larger than the picture", async () => {
      const id = await uploadPicture(asCustomer, "request_photo");
      const [row] = await app.sql`SELECT width, blur FROM uploads WHERE id = ${id}`;
      expect(row).toMatchObject({ width: 64, blur: expect.stringMatching(/^[0-9a-f]{15}$/) });
      for (const [accept, mime] of [
        [chrome, "image/avif"],
        ["image/webp,*/*", "image/webp"],
        ["*/*", "image/webp"],
        [undefined, "image/webp"],
      ] as const) {
        const { status, headers } = await copy(asCustomer, id, "960", accept);
        expect([status, headers["content-type"], headers.vary]).toEqual([200, mime, "accept"]);
        expect(headers["cache-control"]).toBe("no-store");
        expect(headers["x-content-type-options"]).toBe("nosniff");
        const extension = mime.replace("image/", ".");
        expect(headers["content-disposition"]).toMatch(/^inline; /);
        expect(headers["content-disposition"]).toContain(extension);
        expect(Number(headers["content-length"])).toBeGreaterThan(0);
      }
    });

    it("takes the widths it has, and no other", async () => {
      const id = await uploadPicture(asCustomer, "request_photo");
      for (const w of ["0", "161", "-480", "480.5", "1e3", "", "wide", "99999"]) {
        expect([w, (await asCustomer.send("uploads.file", { uploadId: id, w })).status]).toEqual([
          w,
          422,
        ]);
      }
    });

    it("asks who may see it each time", async () => {
      const shy = await makePro(app);
      const asShy = await app.as(shy.account);
      const id = await uploadPicture(asShy, "profile_photo");
      await attach(id, "profile_photo", { kind: "pro", id: shy.proId });
      const seen = async (client: TestClient) => {
        const { status, headers } = await copy(client, id, "160", chrome);
        return status === 200 ? headers["cache-control"] : status;
      };
      const everyone = [asShy, asOtherPro, app.visitor()];
      const all = async () => Promise.all(everyone.map(seen));
      expect(await all()).toEqual(["no-store", 404, 404]);
      await app.sql`UPDATE pro_profiles SET photo_id = ${id}, allow_public_read = true
                    WHERE id = ${shy.proId}`;
      expect(await all()).toEqual(Array(3).fill("public, max-age=3600"));
      await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${shy.proId}`;
      expect(await all()).toEqual(["no-store", 404, 404]);
    });

    it("says that a copy is still the same, each format for itself", async () => {
      const id = await uploadPicture(asCustomer, "request_photo");
      const [avif, webp] = [
        (await copy(asCustomer, id, "480", chrome)).headers.etag,
        (await copy(asCustomer, id, "480")).headers.etag,
      ];
      expect(avif).not.toBe(webp);
      const again = async (etag: unknown, accept: string) =>
        (
          await asCustomer.send(
            "uploads.file",
            { uploadId: id, w: "480" },
            { headers: { accept, "if-none-match": String(etag) } },
          )
        ).status;
      expect(await again(avif, chrome)).toBe(304);
      expect(await again(webp, chrome)).toBe(200);
      expect(await again(webp, "*/*")).toBe(304);
    });

    it("tells about a copy without sending it, and sends no part of one", async () => {
      const id = await uploadPicture(asCustomer, "request_photo");
      const url = `/api/uploads/${id}/?w=160`;
      const whole = await copy(asCustomer, id, "160");
      const length = whole.headers["content-length"];
      const head = await asCustomer.raw<"uploads.file">({ method: "HEAD", url });
      expect([head.status, head.headers["content-length"], head.body]).toEqual([200, length, ""]);
      const part = await asCustomer.raw({ method: "GET", url, headers: { range: "bytes=0-9" } });
      expect([part.status, part.headers["content-length"]]).toEqual([200, length]);
    });

    it("hands a document over whole, whatever width is asked for", async () => {
      const { body } = await sendUpload(asPro, [
        { name: "purpose", value: "quote_attachment" },
        { name: "file", fileName: "견적 내역.pdf", bytes: pdf("") },
      ]);
      const { headers } = await copy(asPro, body.id, "160", chrome);
      expect(headers["content-type"]).toBe("application/pdf");
    });

    it("does not call a copy missing whose picture the store has lost", async () => {
      const id = await uploadPicture(asCustomer, "request_photo");
      await app.sql`UPDATE uploads SET storage_key = 'gone.webp' WHERE id = ${id}`;
      const { status, error } = await asCustomer.call(
        "uploads.file",
        { uploadId: id, w: "160" },
        { headers: { accept: chrome } },
      );
      expect([status, error.code]).toEqual([503, "unavailable"]);
    });
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
    await attach(id, "request_photo", { kind: "request", id: hire.requestId });
    const everyone = [asCustomer, asPro, asOtherPro, app.visitor()];
    expect(await statuses(id, everyone)).toEqual([200, 200, 404, 404]);
    await app.sql`UPDATE requests SET state = 'blocked' WHERE id = ${hire.requestId}`;
    expect(await statuses(id, everyone)).toEqual([200, 404, 404, 404]);
    await app.sql`UPDATE requests SET state = 'completed' WHERE id = ${hire.requestId}`;
  });

  it("shows a quote's attachment to its two sides", async () => {
    const id = await uploadPicture(asPro, "quote_attachment");
    await attach(id, "quote_attachment", { kind: "quote", id: hire.quoteId });
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
    await attach(id, "profile_photo", { kind: "pro", id: pro.proId });
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
