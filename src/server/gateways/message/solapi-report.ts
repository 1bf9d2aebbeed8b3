import * as z from "zod";
import { jsonOf, readRefusal } from "./solapi-answer.ts";
import { reasonCode } from "./unsafe-message.ts";
import type { MessageReport } from "./message-port.ts";

const listShape = z.object({
  messageList: z.record(
    z.string(),
    z.object({ type: z.string().nullish(), statusCode: z.unknown() }),
  ),
});

/** Of the list's messages those that went over 카카오톡, the others being SMS, LMS and MMS. */
const kakaoTypes = new Set(["ATA", "CTA", "CTI"]);

const ARRIVED = "4000";
/** Taken in by Solapi, and by the carrier: neither is an end. */
const onTheWay = new Set(["2000", "3000"]);
const failure = /^[1-3]\d{3}$/;

interface Listed {
  status: string;
  /** Null where Solapi has not said yet by what it goes. */
  channel: "alimtalk" | "sms" | null;
}

/**
 * What Solapi's list of one group says became of its message. The group of an 알림톡 that did not arrive holds the text
 * that replaces it, too; until that one stands there, nothing is final.
 */
export function readSolapiReport(status: number, body: string): MessageReport {
  const json = jsonOf(body);
  if (status < 200 || status >= 300) {
    const { reason, providerDown } = readRefusal(status, json);
    return { outcome: "unknown", reason, providerDown };
  }
  const list = listShape.safeParse(json);
  if (!list.success) return { outcome: "unknown", reason: "answer_unreadable" };
  return whatBecameOf(Object.values(list.data.messageList).map(listed));
}

function whatBecameOf(messages: readonly Listed[]): MessageReport {
  const arrived = messages.find(({ status }) => status === ARRIVED);
  const failed = messages.filter(({ status }) => !onTheWay.has(status) && failure.test(status));
  const alimtalk = failed.find(({ channel }) => channel === "alimtalk");
  if (arrived) {
    return {
      outcome: "delivered",
      ...(arrived.channel && { channel: arrived.channel }),
      ...(alimtalk && { reason: `alimtalk_status_${alimtalk.status}` }),
    };
  }
  const text = failed.find(({ channel }) => channel !== "alimtalk");
  if (text && failed.length === messages.length) {
    return { outcome: "undelivered", reason: `status_${text.status}` };
  }
  return { outcome: "waiting", ...(alimtalk && { reason: `status_${alimtalk.status}` }) };
}

function listed({ type, statusCode }: { type?: string | null; statusCode?: unknown }): Listed {
  const channel = type ? (kakaoTypes.has(type) ? "alimtalk" : "sms") : null;
  return { status: reasonCode(statusCode), channel };
}
