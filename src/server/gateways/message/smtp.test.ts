import { createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { startLocalSmtp } from "#test/local-smtp.ts";
import { createSmtp } from "./smtp.ts";
import type { OutgoingMessage } from "./message-port.ts";

const from = "솜씨 <no-reply@somssi.kr>";
const letter: OutgoingMessage = {
  id: "0198c0de-7000-7abc-8def-0123456789ab",
  channel: "email",
  to: "customer@somssi.kr",
  subject: "비밀번호를 다시 설정해 주세요",
  text: "아래 주소를 열어 주세요.\nhttps://somssi.kr/reset?key=abc\n\n30분 동안 쓸 수 있어요.",
};
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function startInbox(record?: Parameters<typeof startLocalSmtp>[0]) {
  const letters: { to: string; text: string }[] = [];
  const headers: Record<string, string>[] = [];
  const server = await startLocalSmtp(
    record ??
      (async (to, text, letter) => {
        letters.push({ to, text });
        headers.push(Object.fromEntries(letter.headers.map(({ key, value }) => [key, value])));
      }),
  );
  closers.push(() => server.close());
  return {
    letters,
    headers,
    server,
    smtp: createSmtp({ url: server.url, from, timeoutMs: 5_000 }),
  };
}

/** A server that says its lines one by one, the first as greeting; "cut" and "silence" end the talk. */
async function startScripted(lines: string[]): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    const rest = [...lines];
    const say = () => {
      const line = rest.shift() ?? "silence";
      if (line === "cut") socket.destroy();
      else if (line !== "silence") socket.write(`${line}\r\n`);
    };
    let inLetter = false;
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      const received = chunk.toString();
      if (inLetter && !received.endsWith("\r\n.\r\n")) return;
      inLetter = received.startsWith("DATA");
      say();
    });
    say();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("e-mail by SMTP", () => {
  it("arrives as it was written", async () => {
    const { letters, smtp } = await startInbox();
    expect(await smtp.send(letter)).toEqual({
      outcome: "sent",
      providerId: `<${letter.id}@somssi>`,
    });
    expect(letters).toEqual([
      { to: "customer@somssi.kr", text: `${letter.subject}\n\n${letter.text}` },
    ]);
  });

  it("arrives at every sign that an address may hold", async () => {
    const { letters, smtp } = await startInbox();
    const to = "o'neil.!#$%&*+/=?^_`{|}~-@somssi.kr";
    expect(await smtp.send({ ...letter, to })).toMatchObject({ outcome: "sent" });
    expect(letters.map((one) => one.to)).toEqual([to]);
  });

  it("reads the text of a letter that also has HTML", async () => {
    const { letters, smtp } = await startInbox();
    await smtp.send({ ...letter, html: "<p>다른 모양</p>" });
    expect(letters[0]?.text).toContain("아래 주소를 열어 주세요.");
    expect(letters[0]?.text).not.toContain("<p>");
  });

  it.each([
    { ...letter, to: "a@b.kr\r\nBcc: c@d.kr" },
    { ...letter, to: "a@b.kr, c@d.kr" },
    { ...letter, subject: "안내\r\nBcc: c@d.kr" },
    { ...letter, subject: "안내\nX-Header: 1" },
  ])("refuses injected headers and lists: $to $subject", async (message) => {
    const { letters, smtp } = await startInbox();
    expect(await smtp.send(message)).toMatchObject({ outcome: "refused" });
    expect(letters).toEqual([]);
  });

  it("keeps lines that look like SMTP inside the text", async () => {
    const { letters, smtp } = await startInbox();
    const text = "첫 줄\n.\nMAIL FROM:<x@y.kr>\n..둘\nBcc: c@d.kr";
    await smtp.send({ ...letter, text });
    expect(letters).toEqual([{ to: letter.to, text: `${letter.subject}\n\n${text}` }]);
  });

  it("sends nothing but e-mail", async () => {
    const { letters, smtp } = await startInbox();
    const result = await smtp.send({ ...letter, channel: "sms", to: "01012345678" });
    expect(result).toEqual({ outcome: "refused", reason: "channel_not_supported" });
    expect(letters).toEqual([]);
  });

  it("says how it is stopped in one press where that may be, and nothing of it elsewhere", async () => {
    const { headers, smtp } = await startInbox();
    const unsubscribeUrl = `https://somssi.kr/unsubscribe/${"A".repeat(22)}.my_request.${"b".repeat(43)}`;
    await smtp.send({ ...letter, unsubscribeUrl });
    await smtp.send(letter);
    expect(headers[0]).toMatchObject({
      "list-unsubscribe": `<${unsubscribeUrl}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
    expect(Object.keys(headers[1] ?? {}).filter((key) => key.startsWith("list-"))).toEqual([]);
  });

  it("is told when the inbox could not keep the letter", async () => {
    const { smtp } = await startInbox(() => Promise.reject(new Error("no room")));
    expect(await smtp.send(letter)).toMatchObject({ reason: "450", notSent: true });
  });

  it("takes 550 for a final no", async () => {
    const url = await startScripted(["220 hi", "250 hello", "250 ok", "550 nobody here"]);
    const result = await createSmtp({ url, from, timeoutMs: 2_000 }).send(letter);
    expect(result).toEqual({ outcome: "refused", reason: "550", addressGone: true });
  });

  it.each([
    ["the recipient by policy", ["250 ok", "550 5.7.1 not from you"]],
    ["the sender", ["550 who are you"]],
    ["the letter", ["250 ok", "250 ok", "354 go", "550 5.6.0 looks like junk"]],
    ["the recipient's full box", ["250 ok", "552 full"]],
  ])("does not take an address for gone when the server refuses %s", async (_what, lines) => {
    const url = await startScripted(["220 hi", "250 hello", ...lines]);
    const result = await createSmtp({ url, from, timeoutMs: 2_000 }).send(letter);
    expect([result.outcome, result.addressGone]).toEqual(["refused", undefined]);
  });

  it("may try again after 451, which took nothing in", async () => {
    const url = await startScripted(["220 hi", "250 hello", "250 ok", "451 later"]);
    const result = await createSmtp({ url, from, timeoutMs: 2_000 }).send(letter);
    expect(result).toEqual({ outcome: "unknown", reason: "451", notSent: true });
  });

  it.each(["cut", "silence"])("does not know what became of it after DATA and %s", async (end) => {
    const url = await startScripted(["220 hi", "250 hello", "250 ok", "250 ok", "354 go", end]);
    const result = await createSmtp({ url, from, timeoutMs: 1_000 }).send(letter);
    expect(result.outcome).toBe("unknown");
    expect(result.notSent).toBeUndefined();
  });

  it("knows that nothing went out without a greeting, or with nobody there", async () => {
    const url = await startScripted(["silence"]);
    const silent = await createSmtp({ url, from, timeoutMs: 100 }).send(letter);
    expect(silent).toMatchObject({ outcome: "unknown", notSent: true, providerDown: true });
    const nobody = await createSmtp({ url: "smtp://127.0.0.1:9", from }).send(letter);
    expect(nobody).toEqual({
      outcome: "unknown",
      reason: "ECONNREFUSED",
      notSent: true,
      providerDown: true,
    });
  });

  it("waits for a server that closes, or does not know us, as it would for every letter", async () => {
    const closing = await startScripted(["220 hi", "250 hello", "421 closing"]);
    expect(await createSmtp({ url: closing, from, timeoutMs: 2_000 }).send(letter)).toEqual({
      outcome: "unknown",
      reason: "421",
      notSent: true,
      providerDown: true,
    });
    const strict = await startScripted(["220 hi", "250-hello\r\n250 AUTH PLAIN", "535 no"]);
    const url = strict.replace("smtp://", "smtp://user:wrong@");
    expect(await createSmtp({ url, from, timeoutMs: 2_000 }).send(letter)).toEqual({
      outcome: "unknown",
      reason: "535",
      notSent: true,
      providerDown: true,
    });
  });
});
