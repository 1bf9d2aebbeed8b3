import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerJson, startSolapiServer } from "#test/solapi-server.ts";
import type { SolapiServer } from "#test/solapi-server.ts";
import { createSolapi } from "./solapi.ts";
import type { MessagePort, OutgoingMessage } from "./message-port.ts";

const sms: OutgoingMessage = {
  id: "0198c0de-7000-7abc-8def-0123456789ab",
  channel: "sms",
  to: "+821012345678",
  text: "[솜씨] 인증번호는 123456이에요.\n3분 안에 입력해 주세요.",
};
const settings = {
  apiKey: "NCSKEY",
  apiSecret: "secret-of-the-test",
  sender: "02-1234-5678",
  pfId: "KA01PF",
  templateIds: { quote_hired: "KA01TP" },
  timeoutMs: 5_000,
};
let server: SolapiServer;
let solapi: MessagePort;

beforeEach(async () => {
  server = await startSolapiServer(settings.apiKey, settings.apiSecret);
  solapi = createSolapi({ ...settings, apiUrl: server.url });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

describe("messages by Solapi", () => {
  it("sends an SMS that the other side accepts as signed", async () => {
    expect(await solapi.send(sms)).toEqual({ outcome: "sent", providerId: "G4V1" });
    expect(server.taken).toEqual([
      { messages: [{ to: "01012345678", from: "0212345678", text: sms.text }] },
    ]);
  });

  it("signs each call anew", async () => {
    await solapi.send(sms);
    expect(await solapi.send(sms)).toMatchObject({ outcome: "sent", providerId: "G4V2" });
  });

  it("sends a long text as such", async () => {
    const long = "가".repeat(46);
    await solapi.send({ ...sms, text: long });
    await solapi.send({ ...sms, text: long.slice(1) });
    expect(server.taken).toEqual([
      { messages: [{ to: "01012345678", from: "0212345678", text: long, type: "LMS" }] },
      { messages: [{ to: "01012345678", from: "0212345678", text: long.slice(1) }] },
    ]);
  });

  it("refuses e-mail without a call", async () => {
    expect(await solapi.send({ ...sms, channel: "email", to: "a@somssi.kr" })).toEqual({
      outcome: "refused",
      reason: "channel_not_supported",
    });
    expect(server.taken).toEqual([]);
  });

  it("waits until its secret is right, and names the code only", async () => {
    const wrong = createSolapi({ ...settings, apiSecret: "wrong", apiUrl: server.url });
    expect(await wrong.send(sms)).toEqual({
      outcome: "unknown",
      reason: "http_403_SignatureDoesNotMatch",
      notSent: true,
      providerDown: true,
    });
  });

  it("is refused when the message was not registered", async () => {
    const groupInfo = { _id: "G", count: { total: 1, registeredSuccess: 0 } };
    server.next.push((response) =>
      answerJson(response, 200, {
        groupInfo,
        failedMessageList: [{ statusCode: "1062", to: "010" }],
      }),
    );
    expect(await solapi.send(sms)).toEqual({ outcome: "refused", reason: "status_1062" });
    server.next.push((response) => answerJson(response, 200, { groupInfo }));
    expect(await solapi.send(sms)).toEqual({ outcome: "refused", reason: "not_registered" });
  });

  it.each([500, 502, 503, 504, 408])("does not know what became of it after %i", async (status) => {
    server.next.push((response) => response.writeHead(status).end("<html>"));
    const result = await solapi.send(sms);
    const reason = `http_${status}_unreadable`;
    expect(result).toEqual({ outcome: "unknown", reason, providerDown: true });
  });

  it("knows that it was not taken in when told to wait", async () => {
    server.next.push((response) => answerJson(response, 429, { errorCode: "TooManyRequests" }));
    expect(await solapi.send(sms)).toMatchObject({ outcome: "unknown", notSent: true });
  });

  it.each([
    ["text", "not json"],
    ["null", "null"],
    ["another shape", '{"groupInfo":{"count":{}}}'],
    ["nothing", ""],
  ])("does not trust a 200 with %s", async (_, body) => {
    server.next.push((response) => response.writeHead(200).end(body));
    expect(await solapi.send(sms)).toEqual({ outcome: "unknown", reason: "answer_unreadable" });
  });

  it("keeps what strangers answer out of the reason", async () => {
    server.next.push((response) =>
      answerJson(response, 400, { errorCode: "Bad\r\nlevel=info user=+821012345678" }),
    );
    expect(await solapi.send(sms)).toEqual({ outcome: "refused", reason: "http_400_unreadable" });
  });

  it("does not know what became of it when the link is cut", async () => {
    server.next.push((response) => response.destroy());
    const result = await solapi.send(sms);
    expect(result.outcome).toBe("unknown");
    expect(result.notSent).toBeUndefined();
  });

  it("follows no redirect with its signature", async () => {
    server.next.push((response) =>
      response.writeHead(307, { location: "http://127.0.0.1:9/" }).end(),
    );
    expect((await solapi.send(sms)).outcome).toBe("unknown");
  });

  it("gives up on no answer, and on an answer that never ends", async () => {
    const hasty = createSolapi({ ...settings, apiUrl: server.url, timeoutMs: 80 });
    server.next.push(() => undefined);
    const timedOut = { outcome: "unknown", reason: "timeout", providerDown: true };
    expect(await hasty.send(sms)).toEqual(timedOut);
    server.next.push((response) => response.writeHead(200).write('{"groupInfo":'));
    expect(await hasty.send(sms)).toEqual(timedOut);
  });

  it("knows that nothing went out when nobody listens", async () => {
    await server.close();
    const result = await solapi.send(sms);
    expect(result).toEqual({
      outcome: "unknown",
      reason: "ECONNREFUSED",
      notSent: true,
      providerDown: true,
    });
  });

  it.each([
    "ECONNREFUSED",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "UND_ERR_CONNECT_TIMEOUT",
  ])("knows that nothing went out when no connection was made: %s", async (code) => {
    failFetch(code);
    expect(await solapi.send(sms)).toEqual({
      outcome: "unknown",
      reason: code,
      notSent: true,
      providerDown: true,
    });
  });

  it.each(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET", "UND_ERR_HEADERS_TIMEOUT"])(
    "does not know what became of it when a connection broke: %s",
    async (code) => {
      failFetch(code);
      const result = await solapi.send(sms);
      expect(result).toEqual({ outcome: "unknown", reason: code, providerDown: true });
    },
  );
});

/** Every call fails as `fetch` does: with the system's code in what caused it. */
function failFetch(code: string): void {
  const cause = Object.assign(new Error(code), { code });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("fetch failed", { cause });
  });
}
