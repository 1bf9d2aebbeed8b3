import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answerJson, startSolapiServer, TEMPLATE_MISMATCH } from "#test/solapi-server.ts";
import type { SolapiServer } from "#test/solapi-server.ts";
import { createSolapi } from "./solapi.ts";
import type { MessagePort, OutgoingMessage } from "./message-port.ts";

const hired: OutgoingMessage = {
  id: "0198c0de-7000-7abc-8def-0123456789ab",
  channel: "alimtalk",
  to: "+821012345678",
  text: "[솜씨] 고용됐어요. 2027년 3월 13일, 480,000원. 솜씨에서 확인해 주세요.",
  template: { code: "quote_hired", variables: { 날짜: "2027년 3월 13일", 금액: "480,000원" } },
};
const settings = {
  apiKey: "NCSKEY",
  apiSecret: "secret-of-the-test",
  sender: "02-1234-5678",
  pfId: "KA01PF",
  templateIds: { quote_hired: "KA01TP" },
  timeoutMs: 5_000,
};
const ends = { to: "01012345678", from: "0212345678" };
let server: SolapiServer;
let solapi: MessagePort;

beforeEach(async () => {
  server = await startSolapiServer(settings.apiKey, settings.apiSecret);
  solapi = createSolapi({ ...settings, apiUrl: server.url });
});

afterEach(async () => {
  await server.close();
});

const arrivedBy = () => server.arrived.map(({ channel }) => channel);

describe("알림톡 by Solapi", () => {
  it("goes as its template with the variables, once", async () => {
    expect(await solapi.send(hired)).toEqual({ outcome: "sent", providerId: "G4V1" });
    const variables = { "#{날짜}": "2027년 3월 13일", "#{금액}": "480,000원" };
    const kakaoOptions = { pfId: "KA01PF", templateId: "KA01TP", variables, disableSms: false };
    expect(server.taken).toEqual([{ messages: [{ ...ends, kakaoOptions }] }]);
    expect(arrivedBy()).toEqual(["alimtalk"]);
  });

  it("is replaced by Solapi for who cannot get it, and by nobody else", async () => {
    server.refuseAlimtalk = "unknown_friend";
    expect((await solapi.send(hired)).outcome).toBe("sent");
    expect(arrivedBy()).toEqual(["sms"]);
  });

  it("goes as one text when it was not taken in, and says why", async () => {
    server.refuseAlimtalk = "template_mismatch";
    expect(await solapi.send(hired)).toEqual({
      outcome: "sent",
      providerId: "G4V1",
      channel: "sms",
      reason: `alimtalk_status_${TEMPLATE_MISMATCH}`,
    });
    expect(server.taken).toEqual([{ messages: [{ ...ends, text: hired.text }] }]);
    expect(arrivedBy()).toEqual(["sms"]);
  });

  it("sends no text after an answer that leaves open whether it went out", async () => {
    server.next.push((response) => response.writeHead(500).end());
    expect(await solapi.send(hired)).toMatchObject({ outcome: "unknown", providerDown: true });
    server.next.push((response) => response.destroy());
    expect((await solapi.send(hired)).outcome).toBe("unknown");
    expect(server.taken).toEqual([]);
  });

  it("waits with all of it when told to, also between the two", async () => {
    server.refuseAlimtalk = "template_mismatch";
    const wait = (response: Parameters<SolapiServer["next"][number]>[0]) =>
      answerJson(response, 429, { errorCode: "TooManyRequests" });
    server.next.push(wait);
    expect(await solapi.send(hired)).toMatchObject({ outcome: "unknown", notSent: true });
    server.next.push((response) => answerJson(response, 400, { errorCode: "NoTemplate" }), wait);
    const result = await solapi.send(hired);
    expect(result).toMatchObject({ outcome: "unknown", notSent: true });
    expect(result.channel).toBeUndefined();
    expect(server.taken).toEqual([]);
  });

  it.each([
    ["a channel", { pfId: null }],
    ["the template's id", { templateIds: {} }],
  ])("is a text without %s", async (_, missing) => {
    const bare = createSolapi({ ...settings, ...missing, apiUrl: server.url });
    expect(await bare.send(hired)).toMatchObject({ outcome: "sent", channel: "sms" });
    expect(server.taken).toEqual([{ messages: [{ ...ends, text: hired.text }] }]);
  });
});
