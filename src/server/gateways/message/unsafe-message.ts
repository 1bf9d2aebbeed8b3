import type { OutgoingMessage } from "./message-port.ts";

// Any of these ends a header or a log line somewhere.
const lineBreakers = /[\p{Cc}\p{Zl}\p{Zp}]/u;
// Texts may have lines and tabs, and nothing else that steers a terminal or a protocol.
const steering = /[^\P{Cc}\n\r\t]/u;
// One bare address: no display name, list, comment, quoting or route. An apostrophe is part of a name (O'Neil).
const bareAddress =
  /^[^\s\p{Cc}"(),:;<>@[\\\]]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,252}[\p{L}\p{N}])?$/u;
const koreanNumber = /^(?:\+82|0)(?:50\d{9}|[1-9]\d{7,9})$/;

/**
 * Why a message must not reach any wire, or null. Every port asks this first: a line break in an
 * address or a subject would let its author write headers, further recipients or log lines.
 */
export function unsafePartOf(message: OutgoingMessage): string | null {
  const recipientIsFine =
    message.channel === "email"
      ? message.to.length <= 320 && bareAddress.test(message.to)
      : koreanNumber.test(withoutSeparators(message.to));
  if (!recipientIsFine) return "unsafe_recipient";
  if (message.subject !== undefined && lineBreakers.test(message.subject)) return "unsafe_subject";
  if (steering.test(message.text)) return "unsafe_text";
  if (message.html !== undefined && steering.test(message.html)) return "unsafe_text";
  if (message.template && !isSafeTemplate(message.template)) return "unsafe_template";
  return null;
}

/** "+821012345678" or "010-1234-5678" as the domestic digits that SMS gateways take. */
export function domesticDigits(phone: string): string {
  return withoutSeparators(phone).replace(/^\+82/, "0");
}

/** A code for logs and rows out of what a stranger answered: short, one line, or "unreadable". */
export function reasonCode(value: unknown): string {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && /^[\w.-]{1,60}$/.test(text) ? text : "unreadable";
}

function withoutSeparators(phone: string): string {
  return phone.replace(/[ -]/g, "");
}

function isSafeTemplate({ code, variables }: { code: string; variables: Record<string, string> }) {
  return (
    /^[\w-]{1,60}$/.test(code) &&
    Object.entries(variables).every(
      ([name, value]) => !lineBreakers.test(name) && !/[{}]/.test(name) && !steering.test(value),
    )
  );
}
