import { randomBytes } from "node:crypto";
import { errorCode } from "#server/platform/system-error.ts";
import { readSolapiAnswer } from "./solapi-answer.ts";
import { solapiAuthorization } from "./solapi-signature.ts";
import { domesticDigits, unsafePartOf } from "./unsafe-message.ts";
import type { MessagePort, OutgoingMessage, SendResult } from "./message-port.ts";
import type { SolapiKeys } from "./solapi-signature.ts";

export interface SolapiSettings extends SolapiKeys {
  /** "https://api.solapi.com", or a test server. */
  apiUrl: string;
  /** The registered number that messages come from. */
  sender: string;
  /** 카카오톡 channel; null: no 알림톡. */
  pfId: string | null;
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

/** SMS and 알림톡 by Solapi's wire. Its SDK fixes the address and retries by itself, so this is our own. */
export function createSolapi(settings: SolapiSettings): MessagePort {
  const url = new URL("/messages/v4/send-many/detail", settings.apiUrl);

  async function post(body: string): Promise<SendResult> {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        authorization: solapiAuthorization(settings, new Date(), randomBytes(16).toString("hex")),
        "content-type": "application/json; charset=utf-8",
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(settings.timeoutMs ?? 10_000),
    });
    return readSolapiAnswer(response.status, await response.text());
  }

  return {
    async send(message) {
      const unsafe = unsafePartOf(message);
      if (unsafe) return { outcome: "refused", reason: unsafe };
      const entry = wireMessage(message, settings);
      if (!entry) return { outcome: "refused", reason: "channel_not_supported" };
      try {
        return await post(JSON.stringify({ messages: [entry] }));
      } catch (error) {
        return readFailure(error);
      }
    },
  };
}

function wireMessage(message: OutgoingMessage, settings: SolapiSettings): object | null {
  const to = domesticDigits(message.to);
  const from = domesticDigits(settings.sender);
  if (message.channel === "sms") return { to, from, text: message.text };
  if (message.channel !== "alimtalk" || !message.template || settings.pfId === null) return null;
  const variables = Object.entries(message.template.variables);
  return {
    to,
    from,
    kakaoOptions: {
      pfId: settings.pfId,
      templateId: message.template.id,
      variables: Object.fromEntries(variables.map(([name, value]) => [`#{${name}}`, value])),
    },
  };
}

function readFailure(error: unknown): SendResult {
  if (error instanceof Error && error.name === "TimeoutError") {
    return { outcome: "unknown", reason: "timeout", providerDown: true };
  }
  const code = errorCode(error instanceof Error ? error.cause : error);
  const notSent = code !== null && neverConnected.has(code);
  return {
    outcome: "unknown",
    reason: code ?? "network",
    ...(notSent && { notSent }),
    providerDown: true,
  };
}
