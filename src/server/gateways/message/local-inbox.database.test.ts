import { describe, expect, it } from "vitest";
import { createTestClock } from "#test/clock.ts";
import { testDatabase } from "#test/database.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import { createLocalInbox, readInbox, recordInInbox } from "./local-inbox.ts";
import { startLocalSmtp } from "#test/local-smtp.ts";
import { createSmtp } from "./smtp.ts";

async function inbox() {
  const db = await testDatabase();
  await db`DELETE FROM dev_inbox`;
  const clock = createTestClock();
  const writer = { db, clock, ids: createIds(clock, systemRandom) };
  return { ...writer, writer, port: createLocalInbox(writer) };
}

describe("the local inbox", () => {
  it("shows what was sent, newest first, to everybody or one", async () => {
    const { db, clock, port } = await inbox();
    await port.send({ id: "1", channel: "sms", to: "+821012345678", text: "인증번호 123456" });
    clock.advance(1000);
    const letter = { id: "2", channel: "email" as const, to: "a@somssi.kr" };
    await port.send({ ...letter, subject: "안내", text: "본문" });
    const at = clock.now();
    expect(await readInbox(db, null, 10)).toEqual([
      { channel: "email", to: "a@somssi.kr", text: "안내\n\n본문", at },
      {
        channel: "sms",
        to: "+821012345678",
        text: "인증번호 123456",
        at: new Date(at.getTime() - 1000),
      },
    ]);
    expect(await readInbox(db, "+821012345678", 10)).toHaveLength(1);
    expect(await readInbox(db, "b@somssi.kr", 10)).toEqual([]);
    expect(await readInbox(db, null, 1)).toMatchObject([{ channel: "email" }]);
  });

  it("shows a message twice that was sent twice", async () => {
    const { db, port } = await inbox();
    const message = { id: "1", channel: "sms" as const, to: "01012345678", text: "안녕하세요" };
    await port.send(message);
    await port.send(message);
    expect(await readInbox(db, null, 10)).toHaveLength(2);
  });

  it("says of what stands in it that it was delivered", async () => {
    const { port } = await inbox();
    const sms = { id: "1", channel: "sms" as const, to: "01012345678", text: "안녕하세요" };
    const { providerId = "" } = await port.send(sms);
    const report = { outcome: "delivered", channel: "sms" };
    expect(await port.report({ channel: "sms", providerId })).toEqual(report);
  });

  it("refuses what the real wires refuse", async () => {
    const { db, port } = await inbox();
    const result = await port.send({
      id: "1",
      channel: "email",
      to: "a@somssi.kr",
      subject: "안내\r\nBcc: c@d.kr",
      text: "본문",
    });
    expect(result).toEqual({ outcome: "refused", reason: "unsafe_subject" });
    expect(await readInbox(db, null, 10)).toEqual([]);
  });

  it("keeps letters that came by SMTP", async () => {
    const { db, writer } = await inbox();
    const server = await startLocalSmtp((to, text) => recordInInbox(writer, "email", to, text));
    const smtp = createSmtp({ url: server.url, from: "솜씨 <no-reply@somssi.kr>" });
    const letter = { id: "1", channel: "email" as const, to: "a@somssi.kr" };
    expect((await smtp.send({ ...letter, subject: "안내", text: "본문" })).outcome).toBe("sent");
    await server.close();
    expect(await readInbox(db, "a@somssi.kr", 10)).toMatchObject([{ text: "안내\n\n본문" }]);
  });
});
