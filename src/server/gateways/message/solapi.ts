import { randomBytes } from "node:crypto";
import { SMS_BYTES_MAX, smsBytes } from "#domain/notice/channel-texts.ts";
import { errorCode } from "#server/platform/system-error.ts";
import { readSolapiAnswer } from "./solapi-answer.ts";
import { readSolapiReport } from "./solapi-report.ts";
import { solapiAuthorization } from "./solapi-signature.ts";
import { domesticDigits, unsafePartOf } from "./unsafe-message.ts";
import type { MessagePort, OutgoingMessage, ReportPort, SendResult } from "./message-port.ts";
import type { SolapiKeys } from "./solapi-signature.ts";

export interface SolapiSettings extends SolapiKeys {
  /** "https://api.solapi.com", or a test server. */
  apiUrl: string;
  /** The registered number that messages come from. */
  sender: string;
  /** 카카오톡 channel; null: no 알림톡. */
  pfId: string | null;
  /** What Solapi calls our templates; one that is not among them goes as SMS. */
  templateIds: Readonly<Record<string, string>>;
  /** For the whole call, answer included. */
  timeoutMs?: number;
}

// The connection was never made, so nothing was sent.
const neverConnected = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/**
 * SMS and 알림톡 by Solapi's wire. Its SDK fixes the address and retries by itself, so this is our own.
 *
 * An 알림톡 falls to SMS once. One that was taken in and does not arrive (the person has no 카카오톡, or blocked us) is
 * replaced by Solapi, which alone learns of it. One that was not taken in (a template that is not approved, a wrong
 * channel) was sent by nobody, so its text is sent here. An answer that says neither leads to no second message.
 */
export function createSolapi(settings: SolapiSettings): MessagePort & ReportPort {
  async function call(path: string, init?: { method: string; body: string }): Promise<Answer> {
    const response = await fetch(new URL(path, settings.apiUrl), {
      ...init,
      headers: {
        authorization: solapiAuthorization(settings, new Date(), randomBytes(16).toString("hex")),
        ...(init && { "content-type": "application/json; charset=utf-8" }),
      },
      redirect: "error",
      signal: AbortSignal.timeout(settings.timeoutMs ?? 10_000),
    });
    return { status: response.status, body: await response.text() };
  }

  async function hand(entry: object): Promise<SendResult> {
    try {
      const body = JSON.stringify({ messages: [entry] });
      const answer = await call("/messages/v4/send-many/detail", { method: "POST", body });
      return readSolapiAnswer(answer.status, answer.body);
    } catch (error) {
      const { reason, notSent } = readFailure(error);
      return { outcome: "unknown", reason, ...(notSent && { notSent }), providerDown: true };
    }
  }

  return {
    async send(message) {
      const unsafe = unsafePartOf(message);
      if (unsafe) return { outcome: "refused", reason: unsafe };
      if (message.channel === "email")
        return { outcome: "refused", reason: "channel_not_supported" };
      const ends = { to: domesticDigits(message.to), from: domesticDigits(settings.sender) };
      const kakaoOptions =
        message.channel === "alimtalk" ? kakaoOptionsOf(message, settings) : null;
      if (kakaoOptions) {
        const asked = await hand({ ...ends, kakaoOptions });
        if (asked.outcome !== "refused") return asked;
        return asSms(await hand(textOf(message, ends)), `alimtalk_${asked.reason}`);
      }
      const sent = await hand(textOf(message, ends));
      return message.channel === "sms" ? sent : asSms(sent, "alimtalk_not_configured");
    },

    // Each message was sent as a group of its own, which also holds what replaced it.
    async report({ providerId }) {
      try {
        const query = new URLSearchParams({ groupId: providerId });
        const answer = await call(`/messages/v4/list?${query}`);
        return readSolapiReport(answer.status, answer.body);
      } catch (error) {
        return { outcome: "unknown", reason: readFailure(error).reason, providerDown: true };
      }
    },
  };
}

interface Answer {
  status: number;
  /** Its raw text. */
  body: string;
}

/** How an 알림톡 that went as SMS ended. Why it did not go as 알림톡 is kept with one that arrived. */
function asSms(sent: SendResult, why: string): SendResult {
  return sent.outcome === "sent" ? { ...sent, channel: "sms", reason: why } : sent;
}

interface Ends {
  to: string;
  from: string;
}

function textOf({ text }: OutgoingMessage, ends: Ends): object {
  return smsBytes(text) > SMS_BYTES_MAX ? { ...ends, text, type: "LMS" } : { ...ends, text };
}

/** Without `text`: what replaces an 알림톡 is the words of its template, which are those of our SMS. */
function kakaoOptionsOf({ template }: OutgoingMessage, { pfId, templateIds }: SolapiSettings) {
  const templateId = template && templateIds[template.code];
  if (pfId === null || !template || templateId === undefined) return null;
  const named = Object.entries(template.variables).map(([name, value]) => [`#{${name}}`, value]);
  return { pfId, templateId, variables: Object.fromEntries(named) as object, disableSms: false };
}

/** Why a call has no answer. `notSent`: it never reached the other side. */
function readFailure(error: unknown): { reason: string; notSent: boolean } {
  if (error instanceof Error && error.name === "TimeoutError") {
    return { reason: "timeout", notSent: false };
  }
  const code = errorCode(error instanceof Error ? error.cause : error);
  return { reason: code ?? "network", notSent: code !== null && neverConnected.has(code) };
}
