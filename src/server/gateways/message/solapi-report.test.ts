import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answerJson, startSolapiServer, UNKNOWN_FRIEND } from "#test/solapi-server.ts";
import type { SolapiServer } from "#test/solapi-server.ts";
import { createSolapi } from "./solapi.ts";
import { readSolapiReport } from "./solapi-report.ts";

type Listed = [type: string | null, statusCode: unknown];

function reportOf(...messages: Listed[]) {
  const named = messages.map(([type, statusCode], at) => [`M${at}`, { type, statusCode }]);
  return readSolapiReport(
    200,
    JSON.stringify({ messageList: Object.fromEntries(named) as object }),
  );
}

describe("what Solapi's list says of a text", () => {
  it.each([
    ["4000", { outcome: "delivered", channel: "sms" }],
    ["3000", { outcome: "waiting" }],
    ["2000", { outcome: "waiting" }],
    ["1999", { outcome: "undelivered", reason: "status_1999" }],
    ["2001", { outcome: "undelivered", reason: "status_2001" }],
    ["2999", { outcome: "undelivered", reason: "status_2999" }],
    ["3043", { outcome: "undelivered", reason: "status_3043" }],
    ["3999", { outcome: "undelivered", reason: "status_3999" }],
    // No code of theirs, and none that their list of codes explains: no end.
    ["4001", { outcome: "waiting" }],
    ["0999", { outcome: "waiting" }],
    ["30430", { outcome: "waiting" }],
    ["TEST1000", { outcome: "waiting" }],
    ["30\n43", { outcome: "waiting" }],
    [null, { outcome: "waiting" }],
    [3043, { outcome: "undelivered", reason: "status_3043" }],
  ] as const)("of a status of %j", (status, report) => {
    expect(reportOf(["SMS", status])).toEqual(report);
  });

  it.each(["SMS", "LMS", "MMS"])("is that it came as text, as %s", (type) => {
    expect(reportOf([type, "4000"])).toMatchObject({ channel: "sms" });
  });

  it("names no channel where the list does not", () => {
    expect(reportOf([null, "4000"])).toEqual({ outcome: "delivered" });
    expect(reportOf([null, "3032"])).toEqual({ outcome: "undelivered", reason: "status_3032" });
  });

  it("is nothing yet while the group is empty", () => {
    expect(reportOf()).toEqual({ outcome: "waiting" });
  });
});

describe("what Solapi's list says of an 알림톡", () => {
  it("is that it came", () => {
    expect(reportOf(["ATA", "4000"])).toEqual({ outcome: "delivered", channel: "alimtalk" });
  });

  it("is no end while it has failed and nothing replaces it yet", () => {
    expect(reportOf(["ATA", "3104"])).toEqual({ outcome: "waiting", reason: "status_3104" });
    const onTheWay = reportOf(["ATA", "3104"], ["SMS", "3000"]);
    expect(onTheWay).toEqual({ outcome: "waiting", reason: "status_3104" });
  });

  it("is that a text came instead, whichever stands first", () => {
    const instead = { outcome: "delivered", channel: "sms", reason: "alimtalk_status_3104" };
    expect(reportOf(["ATA", "3104"], ["LMS", "4000"])).toEqual(instead);
    expect(reportOf(["LMS", "4000"], ["ATA", "3104"])).toEqual(instead);
  });

  it("is no end while anything is on its way", () => {
    expect(reportOf(["ATA", "3000"], ["SMS", "3043"])).toEqual({ outcome: "waiting" });
  });

  it("is that neither came, with the text's reason", () => {
    const neither = { outcome: "undelivered", reason: "status_3043" };
    expect(reportOf(["ATA", "3104"], ["SMS", "3043"])).toEqual(neither);
  });
});

describe("an answer that tells nothing", () => {
  it.each([
    [401, true],
    [403, true],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
    [302, true],
    [400, false],
    [404, false],
  ])("with status %d is unknown; Solapi is down: %s", (status, providerDown) => {
    const reason = `http_${status}_Code`;
    const report = readSolapiReport(status, '{"errorCode":"Code"}');
    expect(report).toEqual({ outcome: "unknown", reason, providerDown });
  });

  it.each(["", "<html>", "null", "{}", '{"messageList":[1]}', '{"messageList":{"M":null}}'])(
    "that reads %j is unknown",
    (body) => {
      const unreadable = { outcome: "unknown", reason: "answer_unreadable" };
      expect(readSolapiReport(200, body)).toEqual(unreadable);
    },
  );
});

describe("asking Solapi over its wire", () => {
  const settings = { apiKey: "key", apiSecret: "secret", sender: "0212345678" };
  const text = { channel: "sms", providerId: "G4V1" } as const;
  let server: SolapiServer;
  beforeEach(async () => {
    server = await startSolapiServer("key", "secret");
  });
  afterEach(() => server.close());
  const solapi = (apiSecret = settings.apiSecret) =>
    createSolapi({
      ...settings,
      apiSecret,
      apiUrl: server.url,
      pfId: "KA01PF",
      templateIds: { quote_hired: "KA01TP" },
      timeoutMs: 5_000,
    });

  it("asks signed about the group of the message", async () => {
    const message = {
      id: "1",
      channel: "alimtalk",
      to: "01012345678",
      text: "고용됐어요",
    } as const;
    const template = { code: "quote_hired", variables: {} };
    server.refuseAlimtalk = "unknown_friend";
    const sent = await solapi().send({ ...message, template });
    server.report("4000");
    expect(
      await solapi().report({ channel: "alimtalk", providerId: sent.providerId ?? "" }),
    ).toEqual({
      outcome: "delivered",
      channel: "sms",
      reason: `alimtalk_status_${UNKNOWN_FRIEND}`,
    });
    expect(server.asked).toEqual(["G4V1"]);
  });

  it("knows that Solapi is down without a link or with a wrong secret", async () => {
    const down = { outcome: "unknown", providerDown: true };
    server.next.push((response) => response.destroy());
    expect(await solapi().report(text)).toMatchObject(down);
    expect(await solapi("wrong").report(text)).toMatchObject(down);
    server.next.push((response) => answerJson(response, 500, {}));
    expect(await solapi().report(text)).toMatchObject(down);
  });
});
