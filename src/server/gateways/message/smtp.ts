import { createTransport } from "nodemailer";
import type { NodemailerError } from "nodemailer";
import { reasonCode, unsafePartOf } from "./unsafe-message.ts";
import type { MessagePort, SendResult } from "./message-port.ts";

export interface SmtpSettings {
  /** smtp://user:password@host:587 or smtps://…; `?requireTLS=true` insists on STARTTLS. */
  url: string;
  /** "솜씨 <no-reply@…>" */
  from: string;
  timeoutMs?: number;
}

// Ended before the letter itself was on the wire.
const codesBeforeData = new Set(["EDNS", "ETLS"]);
const causesBeforeData = new Set(["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH"]);
const waitsBeforeData = new Set(["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"]);

/** E-mail by SMTP. One connection per letter: a pool would send a letter again by itself after a lost one. */
export function createSmtp(settings: SmtpSettings): MessagePort {
  const timeout = settings.timeoutMs ?? 10_000;
  const transport = createTransport(
    {
      url: settings.url,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      dnsTimeout: timeout,
      // Longer, or a server that never greets may look like one that fell silent later.
      socketTimeout: timeout * 1.5,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: settings.from },
  );

  return {
    async send(message) {
      const unsafe = unsafePartOf(message);
      if (unsafe) return { outcome: "refused", reason: unsafe };
      if (message.channel !== "email")
        return { outcome: "refused", reason: "channel_not_supported" };
      try {
        const info = await transport.sendMail({
          // An object, so that the address is never parsed as a list.
          to: { name: "", address: message.to },
          subject: message.subject ?? "",
          text: message.text,
          html: message.html,
          messageId: `<${message.id}@somssi>`,
          ...(message.unsubscribeUrl !== undefined && oneClick(message.unsubscribeUrl)),
        });
        return { outcome: "sent", providerId: info.messageId };
      } catch (error) {
        return readFailure(error);
      }
    },
  };
}

/** RFC 8058: mail programs post to the address when their own button is pressed. */
function oneClick(url: string) {
  return {
    list: { unsubscribe: { url } },
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

/** The mailbox is unknown, elsewhere for good, or has no such name (RFC 5321 §4.2.3). */
const NO_SUCH_MAILBOX = new Set([550, 551, 553]);

/** Whether the server refused the recipient itself, for good: not the sender, not what is in the letter, not by policy. */
function namesNobody(failure: Partial<NodemailerError>): boolean {
  const isRecipient = failure.command === "RCPT TO";
  const isPolicy = /^\d{3}[ -]5\.7\./.test(failure.response ?? "");
  return isRecipient && !isPolicy && NO_SUCH_MAILBOX.has(failure.responseCode ?? 0);
}

function readFailure(error: unknown): SendResult {
  const failure: Partial<NodemailerError> = error instanceof Error ? error : {};
  const reason = reasonCode(failure.responseCode ?? failure.originalCode ?? failure.code);
  // Our name and password are wrong, or the server closes: so it is for every letter.
  if (failure.code === "EAUTH" || failure.code === "ENOAUTH" || failure.responseCode === 421)
    return { outcome: "unknown", reason, notSent: true, providerDown: true };
  if (failure.permanent === true) {
    return { outcome: "refused", reason, ...(namesNobody(failure) && { addressGone: true }) };
  }
  // A reply that is not a final no: the server has not taken the letter.
  if (typeof failure.responseCode === "number")
    return { outcome: "unknown", reason, notSent: true };
  if (failure.code === "EENVELOPE") return { outcome: "refused", reason };
  const notSent =
    codesBeforeData.has(failure.code ?? "") ||
    causesBeforeData.has(failure.originalCode ?? "") ||
    waitsBeforeData.has(failure.timeoutType ?? "");
  return { outcome: "unknown", reason, ...(notSent && { notSent }), providerDown: true };
}
