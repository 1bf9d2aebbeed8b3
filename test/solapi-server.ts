import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface WireMessage {
  to: string;
  text?: string;
  type?: string;
  kakaoOptions?: { disableSms?: boolean };
}

interface WireBody {
  messages: [WireMessage];
}

/** `take`: takes the message in all the same, as a provider does whose answer is lost. */
type Answer = (response: ServerResponse, take: () => void) => void;

export interface SolapiServer {
  url: string;
  /** Bodies of the calls that were taken in, oldest first. */
  taken: unknown[];
  /** What reached phones, oldest first: what replaced an 알림톡 that could not be delivered, too. */
  arrived: { to: string; channel: "sms" | "lms" | "alimtalk"; text: string | undefined }[];
  /**
   * 알림톡 from now on: "unknown_friend" is taken in and replaced by a text, as Solapi does unless it was told not to;
   * "template_mismatch" is not taken in.
   */
  refuseAlimtalk: "unknown_friend" | "template_mismatch" | null;
  /** Of each group that was asked about, its id, oldest first. */
  asked: string[];
  /**
   * What the list says from now on of all that was taken in so far, "2000" until then. An 알림톡 that could not be
   * delivered stands there with its own code, beside the text that replaced it and that this is said of.
   */
  report(statusCode: string): void;
  /** What the next calls get instead of being taken in; one answer per call. */
  next: Answer[];
  /** What a call gets instead when `next` is empty, asked for each; null: it is taken in. */
  instead: () => Answer | null;
  close(): Promise<void>;
}

export const TEMPLATE_MISMATCH = "3034";
export const UNKNOWN_FRIEND = "3104";

interface Listed {
  type: string;
  statusCode: string;
  replacement: boolean;
}

/** Solapi's wire on loopback: checks path, method and signature as documented, and keeps the bodies. */
export async function startSolapiServer(apiKey: string, apiSecret: string): Promise<SolapiServer> {
  const taken: unknown[] = [];
  const next: Answer[] = [];
  const arrived: SolapiServer["arrived"] = [];
  const asked: string[] = [];
  const groups = new Map<string, Listed[]>();
  const wire: SolapiServer = {
    url: "",
    taken,
    arrived,
    asked,
    report(statusCode) {
      for (const listed of groups.values()) {
        for (const one of listed)
          if (one.statusCode !== UNKNOWN_FRIEND) one.statusCode = statusCode;
      }
    },
    refuseAlimtalk: null,
    next,
    instead: () => null,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const salts = new Set<string>();

  function isSigned(header: string): boolean {
    const fields =
      /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S{12,64}), signature=([0-9a-f]{64})$/.exec(
        header,
      );
    if (!fields) return false;
    const [, key = "", date = "", salt = "", signature = ""] = fields;
    if (key !== apiKey || salts.has(salt)) return false;
    if (Math.abs(Date.parse(date) - Date.now()) > 15 * 60_000) return false;
    salts.add(salt);
    const expected = createHmac("sha256", apiSecret)
      .update(date + salt)
      .digest();
    return timingSafeEqual(expected, Buffer.from(signature, "hex"));
  }

  function arrive({ to, text: words, type, kakaoOptions }: WireMessage): void {
    const come = (channel: "sms" | "lms" | "alimtalk") =>
      arrived.push({ to, channel, text: words });
    if (!kakaoOptions) come(type === "LMS" ? "lms" : "sms");
    else if (wire.refuseAlimtalk === null) come("alimtalk");
    else if (kakaoOptions.disableSms !== true) come("sms");
  }

  function take({ messages }: WireBody): void {
    taken.push({ messages });
    const [message] = messages;
    arrive(message);
    const text = { type: message.type ?? "SMS", statusCode: "2000", replacement: false };
    const isAlimtalk = message.kakaoOptions !== undefined;
    const alimtalk = { ...text, type: "ATA" };
    const refused = { ...alimtalk, statusCode: UNKNOWN_FRIEND };
    const replaced = wire.refuseAlimtalk !== null && message.kakaoOptions?.disableSms !== true;
    groups.set(
      `G4V${taken.length}`,
      isAlimtalk ? (replaced ? [refused, { ...text, replacement: true }] : [alimtalk]) : [text],
    );
  }

  /** The messages of one group, by ids as in the real list. */
  function listOf(groupId: string): object {
    asked.push(groupId);
    const named = (groups.get(groupId) ?? []).map((one, at) => {
      const messageId = `M${groupId}${at}`;
      return [messageId, { _id: messageId, messageId, groupId, ...one }];
    });
    const messageList = Object.fromEntries(named) as object;
    return { startKey: null, nextKey: null, limit: 20, messageList };
  }

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const instead = next.shift() ?? wire.instead();
      if (instead) return instead(response, () => take(JSON.parse(body) as WireBody));
      const { pathname, searchParams } = new URL(request.url ?? "", wire.url);
      const groupId = searchParams.get("groupId");
      const asksList =
        request.method === "GET" && pathname === "/messages/v4/list" && groupId !== null;
      const sends = request.method === "POST" && pathname === "/messages/v4/send-many/detail";
      if (!asksList && !sends) {
        return answerJson(response, 404, { errorCode: "ResourceNotFound", errorMessage: "" });
      }
      if (!isSigned(request.headers.authorization ?? "")) {
        return answerJson(response, 403, { errorCode: "SignatureDoesNotMatch", errorMessage: "" });
      }
      if (asksList) return answerJson(response, 200, listOf(groupId));
      const sent = JSON.parse(body) as WireBody;
      const [message] = sent.messages;
      if (message.kakaoOptions && wire.refuseAlimtalk === "template_mismatch") {
        return answerJson(response, 200, {
          groupInfo: { _id: "G4VX", count: { total: 1, registeredSuccess: 0 } },
          failedMessageList: [{ to: message.to, statusCode: TEMPLATE_MISMATCH }],
        });
      }
      take(sent);
      return answerJson(response, 200, {
        groupInfo: { _id: `G4V${taken.length}`, count: { total: 1, registeredSuccess: 1 } },
        failedMessageList: [],
        messageList: [],
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  wire.url = `http://127.0.0.1:${port}`;
  return wire;
}

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
