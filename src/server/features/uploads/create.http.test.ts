import { beforeAll, describe, expect, it } from "vitest";
import { routeOf } from "#contract/routes.ts";
import { LONGEST_SIDE } from "#domain/upload/picture-size.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { sendUpload } from "#test/factories/uploads.ts";
import { pdf } from "#test/hostile-files.ts";
import { multipartForm, type FormPart } from "#test/multipart-form.ts";
import { realPicture } from "#test/picture-bytes.ts";

let app: TestApp;
let client: TestClient;
let photo: Buffer;

beforeAll(async () => {
  app = await testApp();
  client = await app.as(await makeAccount(app));
  photo = await realPicture("jpeg", 600, 400);
});

const purpose = (value: string): FormPart => ({ name: "purpose", value });
const file = (bytes: Uint8Array, fileName = "거실 사진.jpg"): FormPart => ({
  name: "file",
  fileName,
  bytes,
});
const rowCount = async () => (await app.sql`SELECT count(*)::int AS n FROM uploads`)[0]?.n;

describe("uploads.create", () => {
  it("stores a picture and tells its new size and addresses", async () => {
    const { status, body } = await sendUpload(client, [purpose("request_photo"), file(photo)]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: "image", name: "거실 사진.jpg", width: 600, height: 400 });
    expect(body.url).toBe(`/api/uploads/${body.id}/`);
    expect(body.thumb_url).toBe(`/api/uploads/${body.id}/?size=thumb`);
  });

  it("makes a greater picture as small as the greatest that is kept, upright as well as wide", async () => {
    for (const [width, height] of [
      [1_000, LONGEST_SIDE * 2],
      [LONGEST_SIDE * 2, 1_000],
    ] as const) {
      const great = await realPicture("jpeg", width, height);
      const { status, body } = await sendUpload(client, [purpose("request_photo"), file(great)]);
      expect(status).toBe(201);
      expect(body).toMatchObject({ width: width / 2, height: height / 2 });
    }
  });

  it("takes the purpose after the file as well, and documents for a quote", async () => {
    const document = file(pdf(""), "견적 내역.pdf");
    const { status, body } = await sendUpload(client, [document, purpose("quote_attachment")]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: "document", name: "견적 내역.pdf", thumb_url: null });
  });

  it.each([
    ["no file", [purpose("request_photo")], "file"],
    [
      "a file of another name",
      [purpose("request_photo"), { ...file(new Uint8Array(3)), name: "photo" }],
      "photo",
    ],
    ["no purpose", [file(new Uint8Array(3))], "purpose"],
    ["an unknown purpose", [purpose("avatar"), file(new Uint8Array(3))], "purpose"],
    ["a NUL in the purpose", [purpose("request_photo\u0000"), file(new Uint8Array(3))], "purpose"],
    [
      "an unknown field",
      [purpose("request_photo"), { name: "owner", value: "x" }, file(new Uint8Array(3))],
      "owner",
    ],
  ] satisfies [string, FormPart[], string][])(
    "refuses %s, and keeps nothing",
    async (_, parts, field) => {
      const before = await rowCount();
      const { status, error } = await sendUpload(client, parts);
      expect(status).toBe(422);
      expect(error.code).toBe("invalid");
      expect(Object.keys(error.fields ?? {})).toContain(field);
      expect(await rowCount()).toBe(before);
    },
  );

  it.each([
    ["an empty file", file(new Uint8Array(0)), 422, /빈 파일/],
    [
      "a text named as a picture",
      file(Buffer.from("안녕하세요")),
      415,
      /이름과 다른 파일이거나 깨진 파일/,
    ],
    ["a page", file(Buffer.from("<script>alert(1)</script>"), "a.html"), 415, /사진만/],
    ["a document where pictures belong", file(pdf(""), "a.pdf"), 415, /사진만/],
    ["more than 10 MB", file(Buffer.alloc(10 * 1024 * 1024 + 1, 1)), 413, /10MB까지/],
  ])("refuses %s in words a person can act on", async (_, part, expected, message) => {
    const before = await rowCount();
    const { status, error } = await sendUpload(client, [purpose("request_photo"), part]);
    expect(status).toBe(expected);
    expect(error.message).toMatch(message);
    expect(await rowCount()).toBe(before);
  });

  it("refuses two files at once", async () => {
    const { status, error } = await sendUpload(client, [
      purpose("request_photo"),
      file(photo),
      file(photo),
    ]);
    expect([status, error.code]).toEqual([413, "too_large"]);
  });

  it("refuses what is no form, and a form that breaks off", async () => {
    const { method, path: url } = routeOf("uploads.create");
    const json = await client.raw({ method, url, payload: { purpose: "request_photo" } });
    expect([json.status, json.error.code]).toEqual([415, "unsupported_media"]);
    const { headers, payload } = multipartForm([purpose("request_photo"), file(photo)]);
    const broken = await client.raw({ method, url, headers, payload: payload.subarray(0, 600) });
    expect([broken.status, broken.error.code]).toEqual([400, "malformed"]);
  });

  it("wants a session and a token", async () => {
    const parts = [purpose("request_photo"), file(photo)];
    expect((await sendUpload(app.visitor(), parts)).status).toBe(401);
    const other = await app.as(await makeAccount(app));
    other.cookies.delete("csrftoken");
    expect((await sendUpload(other, parts)).error.code).toBe("csrf_failed");
  });

  it("wants a verified phone", async () => {
    const parts = [purpose("request_photo"), file(photo)];
    const unverified = await app.as(await makeAccount(app, { phoneVerified: false }));
    const { status, error } = await sendUpload(unverified, parts);
    expect([status, error.code]).toEqual([403, "phone_unverified"]);
  });

  it("takes what twenty people send at once, each of them ten files", async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, async () => app.as(await makeAccount(app))),
    );
    const small = file(await realPicture("png"), "작은 사진.png");
    const answers = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: 10 }, () => sendUpload(person, [purpose("request_photo"), small])),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });

  it("takes 60 an hour from one account", async () => {
    const busy = await app.as(await makeAccount(app));
    for (let made = 0; made < 60; made += 1) await sendUpload(busy, []);
    const refused = await sendUpload(busy, [purpose("request_photo"), file(photo)]);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "3600"]);
    app.clock.advance(3_600_000);
    expect((await sendUpload(busy, [purpose("request_photo"), file(photo)])).status).toBe(201);
  });
});
