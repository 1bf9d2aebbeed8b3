import { describe, expect, it } from "vitest";
import { startSolapiServer } from "#test/solapi-server.ts";
import { chooseMessages } from "./choose-messages.ts";
import { routeMessages } from "./route-message.ts";
import type { MessagePort, OutgoingMessage, ReportPort } from "./message-port.ts";

const message: OutgoingMessage = { id: "1", channel: "sms", to: "01012345678", text: "안녕하세요" };

function named(providerId: string): MessagePort & ReportPort {
  return {
    send: () => Promise.resolve({ outcome: "sent", providerId }),
    report: () => Promise.resolve({ outcome: "delivered", reason: providerId }),
  };
}

describe("a message's way", () => {
  it("is its channel's port", async () => {
    const port = routeMessages({ sms: named("s"), alimtalk: named("a"), email: named("e") });
    expect((await port.send(message)).providerId).toBe("s");
    expect((await port.send({ ...message, channel: "alimtalk" })).providerId).toBe("a");
    expect((await port.send({ ...message, channel: "email" })).providerId).toBe("e");
  });

  it("ends with a reason where no port is configured", async () => {
    const port = chooseMessages({ solapi: null, smtp: null }, null);
    expect(await port.send(message)).toEqual({ outcome: "refused", reason: "not_configured" });
    expect(port.reaches("sms")).toBe(false);
    const unknown = { outcome: "unknown", reason: "not_configured" };
    expect(await port.report({ channel: "sms", providerId: "1" })).toEqual(unknown);
  });

  it("is the local counterpart where nothing is configured", async () => {
    const port = chooseMessages({ solapi: null, smtp: null }, named("local"));
    expect((await port.send(message)).providerId).toBe("local");
    expect(port.reaches("alimtalk")).toBe(true);
    expect((await port.report({ channel: "sms", providerId: "1" })).reason).toBe("local");
  });

  it("is the wire where one is configured, each channel by itself", async () => {
    const server = await startSolapiServer("key", "secret");
    const solapi = {
      apiUrl: server.url,
      apiKey: "key",
      apiSecret: "secret",
      sender: "0212345678",
      pfId: null,
      templateIds: {},
    };
    const port = chooseMessages({ solapi, smtp: null }, named("local"));
    expect((await port.send(message)).providerId).toBe("G4V1");
    expect((await port.report({ channel: "sms", providerId: "G4V1" })).outcome).toBe("waiting");
    await server.close();
    expect((await port.send({ ...message, channel: "email" })).providerId).toBe("local");
    expect(port.reaches("alimtalk")).toBe(true);
  });
});
