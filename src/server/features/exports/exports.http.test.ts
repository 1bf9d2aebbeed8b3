import { readdir, readlink } from "node:fs/promises";
import { get } from "node:http";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { chooseStorage } from "#server/gateways/storage/choose-storage.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeSignedInPro, quote } from "#test/factories/market.ts";
import { publish } from "#test/factories/requests.ts";
import { signUp, TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { uploadPicture } from "#test/factories/uploads.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const ask = (client: TestClient, password: string = TEST_PASSWORD) =>
  client.call("users.me.exports.create", { password });

/** The file as a browser gets it. */
async function fetched(client: TestClient, exportId: string) {
  const answer = await app.app.inject({
    url: `/api/v2/users/me/exports/${exportId}/file`,
    cookies: Object.fromEntries(client.cookies),
  });
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
}

it("is one archive of all that the person gave, and of nothing that others did", async () => {
  const { client, user } = await signUp(app, { name: "김내려", email: "my-copy@example.com" });
  const phone = "+821066667777";
  await app.sql`UPDATE accounts SET phone = ${phone}, phone_verified_at = ${app.clock.now()} WHERE id = ${user.id}`;
  const pro = await makeSignedInPro(app, { name: "남의 고수" });
  const requestId = await publish(client);
  const quoteId = await quote(pro, requestId, { message: "남의 말은 담지 않아요. 정말이에요." });
  await client.call("quotes.get", { quoteId });
  const photo = await uploadPicture(client, "message_file");
  await client.call("quotes.messages.create", {
    quoteId,
    text: "내가 한 말이에요",
    upload_ids: [photo],
  });
  await pro.client.call("quotes.messages.create", { quoteId, text: "남이 한 말이에요" });

  expect((await ask(client, "다른 비밀번호예요")).error.fields?.password).toHaveLength(1);
  const asked = await ask(client);
  expect([asked.status, asked.body.state]).toEqual([201, "asked"]);
  expect((await ask(client)).error.code).toBe("export_too_soon");
  expect((await fetched(client, asked.body.id)).status).toBe(404);
  await app.sweep();

  const [made] = (await client.call("users.me.exports")).body.items;
  expect(made).toMatchObject({ id: asked.body.id, state: "ready" });
  const file = await fetched(client, asked.body.id);
  expect(file.headers).toMatchObject({
    "content-type": "application/zip",
    "cache-control": "no-store",
    "content-length": String(made?.bytes),
  });
  const entries = unzipSync(file.bytes);
  const names = Object.keys(entries);
  expect(names).toContain("안내.txt");
  expect(names.filter((name) => name.startsWith("파일/"))).toHaveLength(1);
  const json = strFromU8(entries["내 정보.json"] ?? new Uint8Array());
  for (const mine of ["김내려", "my-copy@example.com", phone, "내가 한 말이에요"]) {
    expect(json).toContain(mine);
  }
  expect(json).not.toContain("남이 한 말이에요");
  expect(json).not.toContain("남의 말은");
  expect(json).not.toMatch(/argon2|token_hash|password_hash/);
  const messages = strFromU8(entries["표/보낸 메시지.csv"] ?? new Uint8Array());
  expect(messages.split("\n")[0]).toContain('"내용","보낸 때(한국 시간)"');
  expect(messages).toContain("내가 한 말이에요");
});

it("can be fetched by nobody else, for seven days, and is asked for again the next day", async () => {
  const { client } = await signUp(app);
  const { body } = await ask(client);
  await app.sweep();
  const { client: other } = await signUp(app);
  expect((await fetched(other, body.id)).status).toBe(404);
  app.clock.advance(7 * DAY_MS - 120_000);
  await app.sweep();
  expect((await fetched(client, body.id)).status).toBe(200);
  expect((await ask(client)).status).toBe(201);
  app.clock.advance(120_000);
  expect((await fetched(client, body.id)).status).toBe(404);
  await app.sweep();
  const states = (await client.call("users.me.exports")).body.items.map(({ state }) => state);
  expect(states).toEqual(["ready", "destroyed"]);
});

// Where the system lists the files that are open.
it.skipIf(process.platform !== "linux")("is let go when its person hangs up half-way", async () => {
  const { client } = await signUp(app);
  const { body } = await ask(client);
  await app.sweep();
  const { storage } = await chooseStorage({ kind: "disk", folder: app.folder });
  const key = `export-${body.id}.zip`;
  // More than sockets hold.
  await storage.put(key, Buffer.alloc(64 * 1024 * 1024), { contentType: "application/zip" });
  const origin = await app.app.listen({ host: "127.0.0.1", port: 0 });
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const url = `${origin}/api/v2/users/me/exports/${body.id}/file`;
  const begun = Promise.withResolvers<number>();
  const request = get(url, { headers: { cookie } }, (answer) => {
    answer.once("data", () => {
      answer.pause();
      begun.resolve(answer.statusCode ?? 0);
    });
    answer.on("error", () => undefined);
  });
  request.on("error", () => undefined);
  expect(await begun.promise).toBe(200);
  expect(await isOpen(key)).toBe(true);
  request.destroy();
  await expect.poll(() => isOpen(key)).toBe(false);
});

async function isOpen(name: string): Promise<boolean> {
  const numbers = await readdir("/proc/self/fd");
  const files = await Promise.all(
    numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => "")),
  );
  return files.some((file) => file.endsWith(name));
}
